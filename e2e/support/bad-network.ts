import { once } from "node:events";
import {
  Agent,
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { type RunningProduct, startProduct } from "./product.ts";

export type BadNetwork = {
  /** Nobody answers any more, while the device still says that it has a network. */
  cut: () => void;
  restore: () => void;
  /** So many of the next writes are answered with 503. */
  refuseNext: (count: number) => void;
  /** So many of the next writes reach the server, but their answers are lost. */
  loseAnswers: (count: number) => void;
  /** Lets the server look like one with a new version of the product. */
  upgrade: () => void;
  /** From now on each script takes so many milliseconds. @returns how many were asked for */
  slowScripts: (delay: number) => () => number;
};

/** Each request on a connection of its own: a kept one may be closed by the product just as it is used again. */
const agent = new Agent({ keepAlive: false });

type State = {
  isCut: boolean;
  refused: number;
  lost: number;
  version: number;
  scripts: { delay: number; asked: number };
};

/** A page or worker of a build whose first script has another name. */
function renameBuild(text: string, version: number): string {
  const script = `/assets/app-of-version-${version}.js`;
  if (!text.startsWith("<!doctype")) {
    return text
      .replace(/\bid:(["'`])[0-9a-f]+\1/, `id:"version-${version}"`)
      .replace(/\bscript:(["'`])[^"'`]+\1/, `script:"${script}"`);
  }
  return `${text}<!-- ${script} -->`;
}

async function answerRenamed(answer: IncomingMessage, reply: ServerResponse, version: number) {
  answer.setEncoding("utf8");
  let text = "";
  for await (const part of answer) text += part;
  const type = answer.headers["content-type"] ?? "text/html";
  const cache = { "cache-control": "no-cache" };
  reply.writeHead(200, { "content-type": type, ...cache }).end(renameBuild(text, version));
}

function carry(
  incoming: IncomingMessage,
  reply: ServerResponse,
  given: { to: string; state: State },
) {
  const { to, state } = given;
  const { method, url = "/" } = incoming;
  if (state.isCut) return void incoming.socket.destroy();
  const isScript = url.startsWith("/assets/");
  if (isScript) state.scripts.asked += 1;
  const isWrite = method !== "GET" && url.startsWith("/api/");
  if (isWrite && state.refused > 0) {
    state.refused -= 1;
    incoming.resume();
    return void reply.writeHead(503, { "content-type": "text/html" }).end("<h1>Not now</h1>");
  }
  const isLost = isWrite && state.lost > 0;
  if (isLost) state.lost -= 1;
  const isRenamed = state.version > 0 && (url === "/service-worker.js" || url === "/dashboard");
  const headers = { ...incoming.headers };
  if (isRenamed) {
    headers["accept-encoding"] = "identity";
    delete headers["if-none-match"];
    delete headers["if-modified-since"];
  }
  const outgoing = forward(`${to}${url}`, { method, headers, agent }, (answer) => {
    if (isLost) {
      answer.resume().on("end", () => incoming.socket.destroy());
    } else if (isRenamed) {
      void answerRenamed(answer, reply, state.version);
    } else {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
      reply.on("close", () => outgoing.destroy());
    }
  });
  outgoing.on("error", () => reply.destroy());
  setTimeout(() => incoming.pipe(outgoing), isScript ? state.scripts.delay : 0);
}

/** The product behind a network that can be made as bad as one in a village. */
export async function startBehindBadNetwork(): Promise<RunningProduct & BadNetwork> {
  const state: State = {
    isCut: false,
    refused: 0,
    lost: 0,
    version: 0,
    scripts: { delay: 0, asked: 0 },
  };
  let to = "";
  const proxy = createServer((incoming, reply) => carry(incoming, reply, { to, state }));
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  const url = `http://127.0.0.1:${address.port}`;
  const product = await startProduct({ PUBLIC_URL: url });
  to = product.url;
  return {
    ...product,
    url,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await product.stop();
    },
    cut() {
      state.isCut = true;
      proxy.closeAllConnections();
    },
    restore() {
      state.isCut = false;
    },
    refuseNext(count) {
      state.refused = count;
    },
    loseAnswers(count) {
      state.lost = count;
    },
    upgrade() {
      state.version += 1;
    },
    slowScripts(delay) {
      state.scripts = { delay, asked: 0 };
      return () => state.scripts.asked;
    },
  };
}
