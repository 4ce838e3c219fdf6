type DeviceName = { browser: string | null; system: string | null; isPhone: boolean };

/** The first that fits counts: most browsers also give the names of those they descend from. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bKAIOS\b/i, "KaiOS"],
  [/\bLinux\b/, "Linux"],
];

const find = (list: [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** What people call the browser and the device that a User-Agent header stands for. */
export function describeDevice(userAgent: string): DeviceName {
  const system = find(systems, userAgent);
  return {
    browser: find(browsers, userAgent),
    system,
    isPhone: /\b(Mobile|iPhone|KAIOS)\b/i.test(userAgent),
  };
}
