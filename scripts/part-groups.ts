type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** Shared by several later screens; the first shows none of it and need not wait for it. */
const laterParts = [
  "account-event",
  "change-query",
  "chart-frame",
  "checkbox",
  "checked-form",
  "coming-card",
  "device-data",
  "dialog",
  "draft",
  "entrance-api",
  "failure",
  "farm-",
  "field",
  "file-field",
  "form-faults",
  "listen-button",
  "load-more",
  "name-words",
  "no-field",
  "outbox-changes",
  "owner-",
  "paged-list",
  "passkey-",
  "picture.ts",
  "qr-code",
  "record-version",
  "report",
  "saving-",
  "scenes",
  "search-box",
  "security-",
  "share-button",
  "sheet",
  "sign-in-",
  "sky-picture",
  "state-words",
  "tabs.tsx",
  "upload",
  "use-change",
  "use-draft",
  "use-reading",
  "use-sav",
  "use-tell-saved",
  "use-typed-search",
  "use-width",
  "waiting-chip",
];
const laterIcons = [
  "bell-ring",
  "bug",
  "calendar-days",
  "calendar-check",
  "camera",
  "chart-no-axes",
  "circle-x",
  "cloud-off",
  "cloud-rain-wind",
  "cloud-sun",
  "droplet.mjs",
  "droplets",
  "ellipsis.mjs",
  "flag.mjs",
  "flask-conical",
  "hand",
  "heart.mjs",
  "hourglass",
  "indian-rupee",
  "landmark",
  "layers",
  "map.mjs",
  "mic.mjs",
  "newspaper",
  "phone-call",
  "scale",
  "share-2",
  "shield-check",
  "shopping-cart",
  "snowflake",
  "spray-can",
  "square.mjs",
  "sun-dim",
  "thermometer",
  "timer",
  "trending-up",
  "triangle-alert",
  "undo-2",
  "volume-2",
  "wind",
];
/** What the first screen shares with the others. */
const firstParts = new RegExp(
  String.raw`src[\\/](ui|shared|features[\\/]session)[\\/](?!${laterParts.join("|")})|` +
    String.raw`node_modules[\\/]lucide-react(?!.*(${laterIcons.join("|")}))`,
);

const app = ["src/main.client.tsx", "src/app/pages/dashboard-page.tsx"];
const signIn = ["src/main.identity.tsx"];

/** A module with all that import it, also through others; lazy imports do not count. */
function listAbove(id: string, graph: Graph): Set<string> {
  const above = new Set([id]);
  // A set hands out what is added to it meanwhile, too.
  for (const each of above) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) above.add(importer);
  }
  return above;
}

/** One part: the shared modules that at least one file of each list imports, also through others. */
function share(name: string, ...lists: string[][]) {
  return {
    debugName: name,
    name(id: string, graph: Graph) {
      // A library's own list of all its modules leads to each; one that a part needs comes with it all the same.
      const above = id.includes("node_modules") ? [id] : [...listAbove(id, graph)];
      const isBehind = (files: string[]) =>
        files.some((file) => above.some((each) => each.endsWith(file)));
      return lists.every(isBehind) ? name : null;
    },
    minShareCount: 2,
  };
}

/** Loaded before anything else of the signed-in app. */
export const firstNames = ["app", "base", "parts", "data", "loader", "common", "first", "frame"];

/**
 * How the scripts are put together, in the order in which the parts are taken out. Few large files compress
 * better than many small ones, and change less often than our own code. What several screens share would else
 * be a request of its own for each file, and a screen on a slow network would wait for dozens.
 */
export const partGroups = [
  { name: "base", test: /node_modules[\\/](react|react-dom|scheduler|@lingui|zod)[\\/]/ },
  {
    name: "data",
    // Without what only lists and the settings of security ask with.
    test: /node_modules[\\/](@tanstack(?!.*(useInfiniteQuery|infiniteQueryObserver|useMutationState))|use-sync-external-store|wouter|regexparam)[\\/]/,
  },
  { name: "parts", test: firstParts, minShareCount: 3 },
  // Each of them alone would be a request, and the first screen's frame is made of them.
  { name: "frame", test: /lucide-react[\\/].*[\\/](bot|layout-dashboard|users)\.mjs$/ },
  // Alone, or signing in would fetch all of the common part before it is painted.
  share("loader", ["src/main.late.ts"]),
  share("common", app, signIn),
  share("first", [...app, "src/shared/change-query.ts"]),
  // What posts and offers are shown with.
  {
    name: "shown",
    test: /lucide-react[\\/].*[\\/](flag|heart|shopping-cart)\.mjs$|src[\\/]shared[\\/]picture\.ts$/,
    minShareCount: 2,
  },
  // What is heard and read aloud.
  {
    name: "voice",
    test: /src[\\/]ui[\\/]use-reading\.ts$|lucide-react[\\/].*[\\/](mic|square|volume-2)\.mjs$/,
    minShareCount: 2,
  },
  // Icons of most screens; else the part that needs one first would take it, and all would fetch that part.
  { name: "icons", test: /node_modules[\\/]lucide-react/, minShareCount: 6 },
  share("forms", ["src/ui/field.tsx"]),
  share("lists", [
    "src/ui/use-typed-search.ts",
    "src/ui/load-more.tsx",
    "useInfiniteQuery.js",
    "infiniteQueryObserver.js",
  ]),
  // Of a farm without a place or a field; in one, for some screens show both.
  { name: "beginning", test: /src[\\/](ui[\\/]no-field|app[\\/]pages[\\/]pin-form)\.tsx$/ },
  // What a premium is reckoned by, which a report of a loss needs as well.
  {
    name: "premium",
    test: /src[\\/]features[\\/]insurance[\\/]premium-(rules|schema)\.ts$/,
    minShareCount: 2,
  },
  // What keeps the product and its data on the device.
  {
    name: "device",
    test: /src[\\/](app[\\/]offline[\\/](app-update|connection|language-change)|ui[\\/]dialog-memory)\.ts$/,
    minShareCount: 2,
  },
  // The bars above and below.
  {
    name: "bars",
    test: /src[\\/]ui[\\/]popover\.tsx$|lucide-react[\\/].*[\\/](flask-conical|landmark|map)\.mjs$/,
    minShareCount: 2,
  },
  // In three, or a route would load the whole of it for a part of it.
  share("telling", ["src/ui/use-tell-saved.ts", "src/ui/waiting-chip.tsx"]),
  share("checking", ["src/ui/checked-form.tsx", "src/ui/failure.tsx", "src/shared/form-faults.ts"]),
  share("changing", ["src/ui/use-change.ts", "src/ui/use-save-failure.ts"]),
  // Alone, or posts would fetch what waters fields.
  share("versions", ["src/shared/record-version.ts"]),
  share("place", ["src/features/place/api.ts"]),
  share("terms", ["src/shared/farm-words.ts"]),
  share("field", ["src/features/fields/schema.ts"]),
  share("fields", ["src/features/fields/api.ts"]),
  share("crops", ["src/features/crops/api.ts"]),
  share("charts", ["src/ui/chart-frame.tsx", "src/ui/use-width.ts"]),
  share("forecast", ["src/features/weather/api.ts"]),
  share("news", ["src/features/alerts/api.ts"]),
  share("weather", ["src/features/weather/weather-card.tsx"]),
  share("alerts", ["src/app/pages/dashboard-weather.tsx"]),
  share("water", ["src/features/irrigation/field-water-card.tsx"]),
  share("posts", ["src/features/blogs/post-api.ts"]),
];
