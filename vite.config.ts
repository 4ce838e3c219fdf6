import { lingui } from "@lingui/vite-plugin";
import babel, { defineRolldownBabelPreset } from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { content } from "./scripts/content/content-plugin.ts";
import { firstNames, partGroups } from "./scripts/part-groups.ts";
import { slimIcons } from "./scripts/slim-icons.ts";
import { words } from "./scripts/words/words-plugin.ts";
import { wordsOfParts } from "./scripts/words-of-parts.ts";

/** Stops a browser build in which a Node-only file is reached, and names the file that asked for it. */
function refuseServerFiles(): Plugin {
  return {
    name: "refuse-server-files",
    enforce: "pre",
    resolveId(source, importer, options) {
      if (!options.ssr && /\.server(\.ts)?$/.test(source)) {
        throw new Error(`${importer ?? "an entry"} would carry ${source} into the browser`);
      }
      return null;
    },
  };
}

const linguiMacros = defineRolldownBabelPreset({
  preset: () => ({ plugins: ["@lingui/babel-plugin-lingui-macro"] }),
  rolldown: { filter: { id: /\.tsx?$/, code: /@lingui\/(react|core)\/macro/ } },
});

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  plugins: [
    content(),
    refuseServerFiles(),
    slimIcons(),
    react(),
    babel({ presets: [linguiMacros], exclude: [/\.test\.tsx?$/, /node_modules/] }),
    lingui(),
    words(),
    wordsOfParts(),
    tailwindcss(),
  ],
  // What it stands in for is part of React since its version 18.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  // Of these the server uses a small part; bundled, only that part is read at the start.
  ssr: {
    noExternal: [
      "kysely",
      /^@?better-auth/,
      "better-call",
      "zod",
      "fastify-type-provider-zod",
      // Drawn as the browser draws them.
      "lucide-react",
      // What those import. The product does not name them, so npm may put them out of its reach.
      "@better-fetch/fetch",
      "@fastify/error",
      /^@noble\//,
      "defu",
      "jose",
      "rou3",
    ],
  },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        emptyOutDir: true,
        copyPublicDir: false,
        target: "node20",
        rolldownOptions: {
          input: {
            "main.server": "src/main.server.ts",
            "main.static": "src/main.static.tsx",
            "main.pictures.server": "src/main.pictures.server.ts",
          },
          // Node keeps the text of what it runs. Names stay, for the traces of failures.
          output: {
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        target: ["chrome107", "safari16", "firefox110"],
        assetsInlineLimit: 0,
        modulePreload: {
          // Whatever asks for a later screen has loaded these.
          resolveDependencies: (_file, needed) =>
            needed.filter((file) => !firstNames.some((name) => file.includes(`/${name}-`))),
        },
        rolldownOptions: {
          input: {
            app: "src/main.client.tsx",
            identity: "src/main.identity.tsx",
            late: "src/main.late.ts",
            landing: "src/app/landing.css",
          },
          output: {
            // The first load lists the names of all later files, and what is random in a name does not compress.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: ({ name }) =>
              firstNames.includes(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
            assetFileNames: "assets/[name]-[hash:7][extname]",
            codeSplitting: { groups: partGroups },
          },
        },
      },
}));
