/** What Playwright turns off in Chromium. Of a switch that is given twice Chromium takes the last, so ours has to repeat it; a test compares the two. */
const offForTests = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "BlockOriginHeaderModificationOnRedirect",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "Translate",
  "AutoDeElevate",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** The list under the address bar: two pages of the browser's own, loaded with every window, that nobody sees here. They cost as much as the page under test. */
const addressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/**
 * The command-line switch for every Chromium that Playwright starts: disables features that tests do not use, such
 * as the address bar's pop-up pages.
 */
export const withoutAddressBar = `--disable-features=${[...offForTests, ...addressBar].join(",")}`;
