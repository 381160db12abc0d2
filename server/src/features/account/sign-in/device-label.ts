/**
 * Returns browser and system as two words, such as `firefox android`: `browser` or `device`
 * stands for an unknown one, and null is returned when both are unknown. The user agent itself is
 * not stored.
 */
export function deviceLabel(userAgent: string | undefined): string | null {
  const text = userAgent ?? "";
  const browser = browsers.find(([, pattern]) => pattern.test(text))?.[0] ?? "browser";
  const system = systems.find(([, pattern]) => pattern.test(text))?.[0] ?? "device";
  return browser === "browser" && system === "device" ? null : `${browser} ${system}`;
}

/** Ordered: most browsers also name the ones they imitate. */
const browsers = [
  ["edge", /\bEdg(e|A|iOS)?\//],
  ["opera", /\b(OPR|Opera)\//],
  ["samsung", /\bSamsungBrowser\//],
  ["firefox", /\b(Firefox|FxiOS)\//],
  ["chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["safari", /\bSafari\//],
] as const;

const systems = [
  ["iphone", /\biPhone\b/],
  ["ipad", /\biPad\b/],
  ["android", /\bAndroid\b/],
  ["windows", /\bWindows\b/],
  ["mac", /\bMac OS X\b/],
  ["linux", /\bLinux\b/],
] as const;
