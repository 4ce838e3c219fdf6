import { execFile } from "node:child_process";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";

/** Makes what `#content/…` names out of content/ before anything asks for it, and again when a file there changes. */
export function content(): Plugin {
  const compile = (root: string) =>
    promisify(execFile)(process.execPath, [join(root, "scripts/prepare.mjs"), "--no-build"], {
      cwd: root,
    });
  return {
    name: "content",
    async config({ root = process.cwd() }) {
      await compile(root);
    },
    configureServer({ config, watcher }) {
      const folder = join(config.root, "content") + sep;
      watcher.on("all", (_event, path) => {
        if (!path.startsWith(folder)) return;
        compile(config.root).catch((error: Error) => config.logger.error(error.message));
      });
    },
  };
}
