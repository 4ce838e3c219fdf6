import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import middie from "@fastify/middie";
import closeWithGrace from "close-with-grace";
import { createServer } from "vite";
import type { PageName } from "#src/app/app-paths.ts";
import { addPages } from "#src/app/browser-files.server.ts";
import type { BrowserFiles } from "#src/app/http.server.ts";
import { openNotice } from "#src/app/notice.server.ts";
import type { StaticAssets } from "#src/app/pages/static-document.tsx";
import { openProduct } from "#src/app/product.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { drawPlateAt } from "./plates/plates.ts";

/** What a page asks for while nothing is built: Vite serves each source file at its own path. */
function planAssets(name: PageName): StaticAssets {
  const isStill = name === "landing" || name === "offline" || name === "not-found";
  const script = name === "app" ? "/src/main.client.tsx" : "/src/main.identity.tsx";
  return {
    styles: [isStill ? "/src/app/landing.css" : "/src/app/app.css"],
    script: isStill ? null : script,
    preloads: [],
    prefetches: [],
  };
}

/** Pages and scripts made from their sources as they are asked for, redrawn when a source changes. */
const developFiles: BrowserFiles = async (server, parts) => {
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  server.addHook("onClose", () => vite.close());
  // Vite brings inline scripts and a socket of its own, which the product's policy forbids.
  server.addHook("onSend", async (_request, reply) => {
    void reply.removeHeader("content-security-policy");
  });
  await server.register(middie);
  server.use("/pictures/pests", (request, response, next) => {
    const plate = drawPlateAt(request.url ?? "");
    if (plate === null) return next();
    response.setHeader("content-type", "image/svg+xml");
    response.end(plate);
  });
  server.use(vite.middlewares);
  const notice = openNotice(parts.env);
  addPages(server, parts, async (reply, { name, language, status }) => {
    const { renderPage } = await vite.ssrLoadModule("/src/main.static.tsx");
    const page: string = await renderPage(name, language, planAssets(name));
    const html = await vite.transformIndexHtml(reply.request.url, page);
    const noticed = notice ? notice.addTo(html) : html;
    return reply.status(status).type("text/html; charset=utf-8").send(noticed);
  });
};

const env = readEnv({ NODE_ENV: "development", HOST: "127.0.0.1", ...process.env });
const product = await openProduct(
  {
    env: { ...env, DATA_DIR: resolve(env.DATA_DIR) },
    log: openLog(env),
    now: () => new Date(),
    newId: randomUUID,
  },
  developFiles,
);
closeWithGrace({ delay: 5000, logger: false }, async () => {
  await product.close();
});
await product.server.listen({ port: env.PORT, host: env.HOST });
process.stdout.write(`Urvara is ready at ${product.publicUrl}, and follows your changes\n`);
