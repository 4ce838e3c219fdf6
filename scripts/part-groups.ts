type Graph = {
  getModuleInfo(id: string): {
    isEntry: boolean;
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
};

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
  "no-field",
  "outbox-changes",
  "owner-",
  "paged-list",
  "passkey-",
  "picture.ts",
  "qr-code",
  "record-version",
  "report",
  "said-moments",
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
  "use-sav",
  "use-typed-search",
  "use-width",
];
/** Those of many screens, and those of the first screen's frame: each of them alone would be a request. */
const firstIcons =
  "arrow-left arrow-right bot bug calendar-clock check chevron-down chevron-right circle-check circle-exclamation-point circle-question-mark clock cloud-exclamation-point cloud-rain droplet droplets external-link eye eye-off hourglass image-off image-plus indian-rupee info layers layout-dashboard loader-circle map-pin mic minus pencil phone plus printer rotate-ccw rotate-ccw-clock rotate-cw search smartphone sprout square star store sun-dim trash triangle-exclamation-point truck user users volume-2 x";
/** What many screens share. */
const manyShare = new RegExp(
  String.raw`src[\\/](ui|shared|features[\\/]session)[\\/](?!${laterParts.join("|")})`,
);
/** Of features, a few lines that most later screens would else fetch by themselves. */
const isSmall =
  /src[\\/](app[\\/]use-filters|features[\\/](assistant[\\/]question-rules|notifications[\\/]schema))\.ts$/;
const isFirstIcon = new RegExp(
  String.raw`lucide-react[\\/].*[\\/](${firstIcons.replaceAll(" ", "|")})\.mjs$`,
);

const app = "src/main.client.tsx";
const signIn = "src/main.identity.tsx";

/** A module with all that import it, also through others; lazy imports do not count. */
function listAbove(id: string, graph: Graph): Set<string> {
  const above = new Set([id]);
  // A set hands out what is added to it meanwhile, too.
  for (const each of above) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) above.add(importer);
  }
  return above;
}

/** Whether at least one of the files imports a module, also through others. */
function isBehind(files: readonly string[], id: string, graph: Graph): boolean {
  // A library's own list of all its modules leads to each; one that a part needs comes with it all the same.
  const above = id.includes("node_modules") ? [id] : [...listAbove(id, graph)];
  return files.some((file) => above.some((each) => each.endsWith(file)));
}

/** How many entries and files that are fetched later have imported a module before they run. */
function countSharers(id: string, graph: Graph): number {
  return [...listAbove(id, graph)].filter((each) => {
    const info = graph.getModuleInfo(each);
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
  }).length;
}

/** One part: the shared modules that at least one file of each list imports, also through others. */
function share(name: string, ...lists: string[][]) {
  return {
    debugName: name,
    name: (id: string, graph: Graph) =>
      lists.every((files) => isBehind(files, id, graph)) ? name : null,
    minShareCount: 2,
  };
}

/** What the first screen shares with the others, or with signing in. */
const parts = {
  debugName: "parts",
  name(id: string, graph: Graph) {
    const isNeeded =
      isFirstIcon.test(id) ||
      isSmall.test(id) ||
      (manyShare.test(id) && countSharers(id, graph) >= 3) ||
      (isBehind([app], id, graph) && isBehind([signIn], id, graph)) ||
      isBehind([app, "src/shared/change-query.ts"], id, graph);
    return isNeeded ? "parts" : null;
  },
  minShareCount: 2,
};

/** What a dashboard shows first, and no other screen at once. */
const day = {
  debugName: "day",
  name(id: string, graph: Graph) {
    const isOfDay = isBehind(["src/app/pages/dashboard-day.tsx"], id, graph);
    const isOfOthers = [...listAbove(id, graph)].some((each) => each.endsWith("-route.tsx"));
    return isOfDay && !isOfOthers ? "day" : null;
  },
  minShareCount: 2,
};

/** Loaded before anything else of the signed-in app. */
export const firstNames = ["app", "react", "base", "parts", "loader"];

/**
 * How the scripts are put together, in the order in which the parts are taken out. Few large files compress
 * better than many small ones, and change less often than our own code. What several screens share would else
 * be a request of its own for each file, and a screen on a slow network would wait for dozens.
 */
export const partGroups = [
  // Half of the first load, and one file of its library: the rest comes beside it, over other connections.
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: "base",
    // Without what only lists and the settings of security ask with.
    test: /node_modules[\\/](@lingui|zod|@tanstack(?!.*(useInfiniteQuery|infiniteQueryObserver|useMutationState))|use-sync-external-store|wouter|regexparam)[\\/]/,
  },
  // Alone, or signing in would fetch all of the common part before it is painted.
  share("loader", ["src/main.late.ts"]),
  parts,
  // What posts and offers are shown with.
  {
    name: "shown",
    test: /lucide-react[\\/].*[\\/](flag|heart|message-circle|shopping-cart)\.mjs$|src[\\/]shared[\\/]picture\.ts$/,
    minShareCount: 2,
  },
  // The tabs above a screen, and what stands on those of the community.
  {
    name: "tabs",
    test: /src[\\/]ui[\\/]tabs\.tsx$|lucide-react[\\/].*[\\/](landmark|newspaper|shield-check)\.mjs$/,
    minShareCount: 2,
  },
  // Icons of most screens; else the part that needs one first would take it, and all would fetch that part.
  { name: "icons", test: /node_modules[\\/]lucide-react/, minShareCount: 6 },
  share("forms", ["src/ui/field.tsx", "src/ui/search-box.tsx"]),
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
    test: /src[\\/]ui[\\/]popover\.tsx$|lucide-react[\\/].*[\\/](flask-conical|map)\.mjs$/,
    minShareCount: 2,
  },
  // In two, or a route would load the whole of it for a part of it.
  share("checking", ["src/ui/checked-form.tsx", "src/ui/failure.tsx", "src/shared/form-faults.ts"]),
  share("changing", ["src/ui/use-change.ts", "src/ui/use-save-failure.ts"]),
  // Alone, or posts would fetch what waters fields.
  share("versions", ["src/shared/record-version.ts"]),
  share("place", ["src/features/place/api.ts"]),
  // Without what they are two lines of, or a day's tasks would fetch all that waters fields.
  {
    name: "terms",
    test: /src[\\/](shared[\\/]farm-words|features[\\/](irrigation[\\/]run|weather[\\/]month)-rules)\.ts$/,
  },
  share("field", ["src/features/fields/schema.ts"]),
  share("fields", ["src/features/fields/api.ts"]),
  share("crops", ["src/features/crops/api.ts"]),
  // Each of them alone is smaller than what fetching it takes.
  {
    name: "harvests",
    test: /src[\\/]features[\\/]crops[\\/](use-season-figures|harvest-words|yield-rules)\.ts$/,
    minShareCount: 2,
  },
  share("charts", ["src/ui/chart-frame.tsx", "src/ui/use-width.ts"]),
  share("weather", ["src/features/weather/weather-card.tsx", "src/features/alerts/api.ts"]),
  day,
  share("water", ["src/features/irrigation/field-water-card.tsx"]),
  share("posts", ["src/features/blogs/post-api.ts", "src/features/blogs/category-words.ts"]),
];
