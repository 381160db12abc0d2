/** `other` is an unknown browser; `in-app` is a page inside another app, which controls the camera. */
export type BrowserName = "chrome" | "edge" | "firefox" | "safari" | "in-app" | "other";
/**
 * The operating system as advice names it; Android tablets are `android`, iPads `ios`, Chromebooks `linux`.
 */
export type SystemName = "windows" | "mac" | "ios" | "android" | "linux" | "other";

/**
 * Browser and system of the page, used to word advice. What a browser can do is found by feature detection instead
 * (D.91).
 */
export type Surroundings = {
  browser: BrowserName;
  system: SystemName;
  /** A system on which no browser supports calls: a newer browser does not help. */
  isSystemTooOld: boolean;
};

/** The order matters: most browsers also name others in their user agent. */
const browsers: readonly (readonly [BrowserName, RegExp])[] = [
  [
    "in-app",
    /\b(FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|TikTok|musical_ly|GSA\/|LinkedInApp)|; wv\)/,
  ],
  ["edge", /\bEdg(e|A|iOS)?\//],
  ["other", /\b(OPR|Opera|SamsungBrowser|YaBrowser|UCBrowser|MiuiBrowser|Vivaldi|Trident)\b|\bMSIE /],
  ["firefox", /\b(Firefox|FxiOS)\//],
  ["chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["safari", /\bVersion\/[\d.]+.* Safari\//],
];

const systems: readonly (readonly [SystemName, RegExp])[] = [
  ["other", /\b(Windows Phone|KAIOS|Tizen|Web0S|PlayStation|Nintendo|Xbox)\b/],
  ["ios", /\b(iPhone|iPad|iPod)\b/],
  ["android", /\bAndroid\b/],
  ["windows", /\bWindows NT\b/],
  ["mac", /\bMac OS X\b/],
  ["linux", /\b(Linux|CrOS|X11)\b/],
];

/** iOS had no call in any browser before 11, Android's system view none before 5, Windows none before 7. */
const tooOld = [
  /\b(iPhone|iPad|iPod)\b.*\bOS ([1-9]|10)_/,
  /\bAndroid [1-4]\./,
  /\bWindows NT (5|6\.0)/,
  /\b(Windows Phone|KAIOS)\b/,
];

/**
 * Parses a user agent string; never throws, unknown ones give `other`. `hasTouch` distinguishes an iPad from
 * the Mac it identifies as.
 */
export function readSurroundings(userAgent: string, hasTouch: boolean): Surroundings {
  const named = systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "other";
  const system = named === "mac" && hasTouch ? "ios" : named;
  const found = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? inAppOf(system);
  // Safari exists on Apple's systems only; others carry its name.
  const isNoSafari = found === "safari" && system !== "mac" && system !== "ios";
  const isSystemTooOld = tooOld.some((pattern) => pattern.test(userAgent));
  return { browser: isNoSafari ? "other" : found, system, isSystemTooOld };
}

/** A view inside an app of an iPhone names no browser at all. */
const inAppOf = (system: SystemName): BrowserName => (system === "ios" ? "in-app" : "other");

/** The steps that restore access to camera and microphone, by browser and system. */
export type PermissionFix =
  | "answer-again"
  | "open-in-browser"
  | "sign-beside-address"
  | "firefox-sign"
  | "safari-menu"
  | "ios-page-menu"
  | "ios-settings"
  | "android-sign"
  | "android-settings"
  | "mac-settings"
  | "windows-settings"
  | "system-settings";

/** What denied access: the browser for this page, the system, or the person who closed the question. */
export type Denial = "browser" | "system" | "dismissed";

/**
 * Returns how to give access in this browser on this system (S1.19, S8.MSG.17). Inside another app always
 * `open-in-browser`; after a dismissed question `answer-again`.
 */
export function permissionFix({ browser, system }: Surroundings, by: Denial): PermissionFix {
  if (browser === "in-app") return "open-in-browser";
  if (by === "dismissed") return "answer-again";
  if (by === "system") return systemFixes[system];
  if (system === "ios") return browser === "safari" ? "ios-page-menu" : "ios-settings";
  if (system === "android") return "android-sign";
  if (browser === "safari") return "safari-menu";
  return browser === "firefox" ? "firefox-sign" : "sign-beside-address";
}

const systemFixes: Readonly<Record<SystemName, PermissionFix>> = {
  windows: "windows-settings",
  mac: "mac-settings",
  ios: "ios-settings",
  android: "android-settings",
  linux: "system-settings",
  other: "system-settings",
};
