/** When so long nothing has come any more, what is seen first is there: a drawn screen has fetched its pictures. */
const quiet = 1500;
const longestWait = 6000;

let rest: Promise<void> | null = null;

/**
 * Waits until the first screen is there, so that what is not seen on it leaves the network to what is; no longer
 * than to the first press, and not at all without a network.
 */
export function waitForRest(): Promise<void> {
  rest ??= new Promise((resolve) => {
    if (!navigator.onLine) return resolve();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    };
    const arrivals = new PerformanceObserver(wait);
    const begin = () => {
      arrivals.observe({ type: "resource" });
      setTimeout(end, longestWait);
      wait();
    };
    function end() {
      arrivals.disconnect();
      clearTimeout(timer);
      resolve();
    }
    window.addEventListener("click", end, { once: true, capture: true });
    if (document.readyState === "complete") begin();
    else window.addEventListener("load", begin, { once: true });
  });
  return rest;
}
