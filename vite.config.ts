import { lingui } from "@lingui/vite-plugin";
import babel, { defineRolldownBabelPreset } from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

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

/** Shared by several later screens; the first shows none of it and need not wait for it. */
const laterParts = [
  "change-query",
  "chart-frame",
  "farm-",
  "field",
  "file-field",
  "load-more",
  "paged-list",
  "report",
  "scenes",
  "search-box",
  "share-button",
  "state-words",
  "use-typed-search",
  "use-width",
  "waiting-chip",
];
const laterIcons = [
  "bell-ring",
  "bug",
  "calendar-days",
  "camera",
  "cloud-rain-wind",
  "hand",
  "indian-rupee",
  "scale",
  "snowflake",
  "spray-can",
  "sun-dim",
  "thermometer",
  "trending-up",
  "triangle-alert",
];
/** What the first screen shares with the others. */
const firstParts = new RegExp(
  String.raw`src[\\/](ui|shared|features[\\/]session)[\\/](?!${laterParts.join("|")})|` +
    String.raw`node_modules[\\/]lucide-react(?!.*(${laterIcons.join("|")}))`,
);

/** Loaded before anything else of the signed-in app. */
const firstNames = ["app", "base", "parts", "data"];

const linguiMacros = defineRolldownBabelPreset({
  preset: () => ({ plugins: ["@lingui/babel-plugin-lingui-macro"] }),
  rolldown: { filter: { id: /\.tsx?$/, code: /@lingui\/(react|core)\/macro/ } },
});

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  plugins: [
    refuseServerFiles(),
    react(),
    babel({ presets: [linguiMacros], exclude: [/\.test\.tsx?$/, /node_modules/] }),
    lingui(),
    tailwindcss(),
  ],
  // Of these two large packages the server uses a small part; bundled, only that part is read at the start.
  ssr: { noExternal: ["kysely", /^@?better-auth/, "better-call"] },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        emptyOutDir: true,
        copyPublicDir: false,
        target: "node20",
        minify: false,
        rolldownOptions: {
          input: {
            "main.server": "src/main.server.ts",
            "main.static": "src/main.static.tsx",
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
            landing: "src/app/landing.css",
          },
          output: {
            // The first load lists the names of all later files, and what is random in a name does not compress.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: ({ name }) =>
              firstNames.includes(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
            assetFileNames: "assets/[name]-[hash:7][extname]",
            // Few large files compress better than many small ones, and change less often than our own code.
            codeSplitting: {
              groups: [
                {
                  name: "base",
                  test: /node_modules[\\/](react|react-dom|scheduler|@lingui|zod)[\\/]/,
                },
                {
                  name: "parts",
                  test: firstParts,
                  minShareCount: 3,
                },
                {
                  name: "data",
                  test: /node_modules[\\/](@tanstack|use-sync-external-store|wouter|regexparam)[\\/]/,
                },
              ],
            },
          },
        },
      },
}));
