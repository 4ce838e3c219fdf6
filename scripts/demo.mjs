import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { prepareOrExit, root } from "./prepare.mjs";
import { dropEchoes } from "./signals.mjs";

await prepareOrExit({ build: true });
process.env.NODE_ENV ||= "production";
dropEchoes();
// Only now, since the packages may just have come.
const { register } = await import("tsx/esm/api");
register();
const load = (path) => import(pathToFileURL(join(root, path)).href);
const { openProduct } = await load("src/app/product.server.ts");
const { builtFiles } = await load("src/app/browser-files.server.ts");
const { runDemo } = await load("e2e/demo.ts");
const files = builtFiles(join(root, "dist/client"));
await runDemo((given) => openProduct(given, files)).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  // The small servers beside the product would keep alive a process that nobody can reach.
  process.exit(1);
});
