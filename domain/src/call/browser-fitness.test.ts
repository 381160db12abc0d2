import { expect, test } from "vitest";
import { browserErrorType, missingBrowserFeature } from "./browser-fitness.ts";

const modern = { hasConnections: true, hasDevices: true };

test.each([
  ["a browser with WebRTC and its codecs", { ...modern, codecs: ["audio/opus", "video/VP8"] }, null],
  ["one with H.264 alone", { ...modern, codecs: ["audio/opus", "video/H264"] }, null],
  ["one that does not tell its codecs", { ...modern, codecs: null }, null],
  ["one without WebRTC", { ...modern, hasConnections: false, codecs: null }, "call-features"],
  ["one without cameras", { ...modern, hasDevices: false, codecs: ["audio/opus"] }, "call-features"],
  ["one without a picture's codec", { ...modern, codecs: ["audio/opus"] }, "codecs"],
] as const)("the capability of %s is decided", { tags: ["S8.MSG.20", "D.91"] }, (_, features, lack) =>
  expect(missingBrowserFeature(features)).toBe(lack),
);

const here = { browser: "chrome", system: "windows", isSystemTooOld: false } as const;

test.each([
  ["a browser that can", null, here, "unexpected_navigation"],
  ["one that can on an old system", null, { ...here, isSystemTooOld: true }, "unexpected_navigation"],
  ["an old Chrome", "call-features", here, "outdated_browser"],
  ["a Firefox without its codecs", "codecs", { ...here, browser: "firefox" }, "outdated_browser"],
  ["an old Safari", "call-features", { ...here, browser: "safari", system: "mac" }, "outdated_browser"],
  [
    "an engine like Safari's on Linux",
    "call-features",
    { ...here, browser: "other", system: "linux" },
    "unsupported_browser",
  ],
  ["a page within another app", "call-features", { ...here, browser: "in-app" }, "unsupported_browser"],
  [
    "any browser of a system without calls",
    "call-features",
    { ...here, isSystemTooOld: true },
    "unsupported_system",
  ],
] as const)(
  "%s without %s is classified",
  { tags: ["S8.TYPE.04", "S8.TYPE.05", "S8.TYPE.06", "S8.TYPE.07", "D.91", "D.92", "G.27"] },
  (_who, lack, surroundings, type) => {
    expect(browserErrorType(lack, surroundings)).toBe(type);
  },
);
