/**
 * The pages before sign-in are whole without their script, their forms too: it comes when they are painted, so
 * that nothing is fetched or run before what is seen. What comes then stands beside this script's own address.
 */
const own = document.querySelector<HTMLScriptElement>("script[data-modules]")?.dataset;
const [entry = "", ...parts] = own?.["modules"]?.split(" ") ?? [];

// What only the script can send is noted, and sent by it; a form with a method is taken by the server as it is.
document.addEventListener("submit", (event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  if (event.target.method !== "get") return;
  event.preventDefault();
  event.target.dataset["pressed"] = "";
});

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

// Within a frame nothing is painted yet; the task after it comes when it is.
requestAnimationFrame(() => {
  setTimeout(() => {
    for (const part of parts) addLink("modulepreload", part);
    void import(/* @vite-ignore */ entry);
    if (own?.["next"]) addLink("prefetch", own["next"]);
  });
});
