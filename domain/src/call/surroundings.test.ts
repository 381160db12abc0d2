import { expect, test } from "vitest";
import { permissionFix, readSurroundings } from "./surroundings.ts";

const agents = {
  chromeWindows:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  edgeWindows:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
  firefoxLinux: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  safariMac:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  safariIphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  chromeIphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1",
  appIphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
  instagram:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 350.0.0",
  webviewAndroid:
    "Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/X; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0 Mobile Safari/537.36",
  chromeAndroid:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  firefoxAndroid: "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
  samsung:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
  webkitGtk:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Safari/605.1.15",
  explorer: "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko",
  iphone7:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 10_3 like Mac OS X) AppleWebKit/603.1.30 (KHTML, like Gecko) Version/10.0 Mobile/14E277 Safari/602.1",
  windowsXp: "Mozilla/5.0 (Windows NT 5.1; rv:52.0) Gecko/20100101 Firefox/52.0",
};

test.each([
  ["chromeWindows", "chrome", "windows", false],
  ["edgeWindows", "edge", "windows", false],
  ["firefoxLinux", "firefox", "linux", false],
  ["safariMac", "safari", "mac", false],
  ["safariIphone", "safari", "ios", false],
  ["chromeIphone", "chrome", "ios", false],
  ["appIphone", "in-app", "ios", false],
  ["instagram", "in-app", "ios", false],
  ["webviewAndroid", "in-app", "android", false],
  ["chromeAndroid", "chrome", "android", false],
  ["firefoxAndroid", "firefox", "android", false],
  ["samsung", "other", "android", false],
  ["webkitGtk", "other", "linux", false],
  ["explorer", "other", "windows", false],
  ["iphone7", "safari", "ios", true],
  ["windowsXp", "firefox", "windows", true],
] as const)("%s is read as %s on %s", { tags: ["S1.19"] }, (agent, browser, system, isSystemTooOld) => {
  expect(readSurroundings(agents[agent], false)).toEqual({ browser, system, isSystemTooOld });
});

test("an iPad that identifies as a Mac is recognised by its touch screen", { tags: ["S1.19"] }, () => {
  expect(readSurroundings(agents.safariMac, true).system).toBe("ios");
});

test.each([
  ["chromeWindows", "browser", "sign-beside-address"],
  ["edgeWindows", "browser", "sign-beside-address"],
  ["firefoxLinux", "browser", "firefox-sign"],
  ["safariMac", "browser", "safari-menu"],
  ["safariIphone", "browser", "ios-page-menu"],
  ["chromeIphone", "browser", "ios-settings"],
  ["chromeAndroid", "browser", "android-sign"],
  ["firefoxAndroid", "browser", "android-sign"],
  ["chromeWindows", "system", "windows-settings"],
  ["safariMac", "system", "mac-settings"],
  ["chromeAndroid", "system", "android-settings"],
  ["firefoxLinux", "system", "system-settings"],
  ["chromeWindows", "dismissed", "answer-again"],
  ["instagram", "browser", "open-in-browser"],
  ["webviewAndroid", "dismissed", "open-in-browser"],
] as const)("in %s, refused by %s: %s", { tags: ["S1.19", "S8.MSG.17"] }, (agent, by, fix) => {
  expect(permissionFix(readSurroundings(agents[agent], false), by)).toBe(fix);
});
