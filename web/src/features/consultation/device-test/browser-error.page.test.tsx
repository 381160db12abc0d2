import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { standInDevices } from "../../../testing/devices.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";
import { pageText } from "../../../testing/page-words.ts";

beforeEach(() => void standInDevices());

const openPageOfBrowser = (more: object = {}) =>
  openPage("/client/video/21/browser-error", { api: fakeApi(), patient: joana, ...more });
const errorType = () => document.querySelector("[data-error-type]")?.getAttribute("data-error-type");
const isCalled = (userAgent: string) => vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);

const agents = {
  chrome: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/40.0 Safari/537.36",
  oldPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 10_3 like Mac OS X) AppleWebKit/603.1.30 Version/10.0 Mobile/14E277 Safari/602.1",
  inApp:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS]",
  unknown: "SomethingElse/1.0",
};

test(
  "a browser that can hold the call is led on",
  { tags: ["S1.43", "S1.44", "D.91", "S2.R07", "S8.TYPE.07"] },
  async () => {
    await openPageOfBrowser();
    await screen.findByRole("heading", { level: 1, name: "Your browser supports video calls" });
    expect(screen.getByRole("link", { name: "Join now" }).getAttribute("href")).toBe("/client/video/21");
    expect(errorType()).toBe("unexpected_navigation");
    expect(await accessibilityFaults()).toEqual([]);
  },
);

test.each([
  [
    "outdated_browser",
    agents.chrome,
    "This browser is too old for video calls",
    "Update it, then come back.",
  ],
  [
    "unsupported_system",
    agents.oldPhone,
    "This device is too old for video calls",
    "Open the same link on a newer phone or computer",
  ],
  [
    "unsupported_browser",
    agents.inApp,
    "Your browser does not support video calls",
    "This page is open inside another app.",
  ],
  [
    "unsupported_browser",
    agents.unknown,
    "Your browser does not support video calls",
    "Open the same link in Chrome, Firefox or Safari",
  ],
] as const)(
  "a browser that cannot hold the call (%s, %s) is told which can",
  { tags: ["S8.MSG.20", "S8.TYPE.05", "S8.TYPE.06", "G.26", "G.27", "S1.45"] },
  async (type, userAgent, heading, words) => {
    vi.stubGlobal("RTCPeerConnection", undefined);
    isCalled(userAgent);
    await openPageOfBrowser();
    await screen.findByRole("heading", { level: 1, name: heading });
    expect(errorType()).toBe(type);
    expect(pageText()).toContain(words);
    expect(screen.queryByRole("link", { name: "Join now" })).toBeNull();
  },
);

test("a browser without our codecs is told so with the clinic's apps and number", async () => {
  vi.stubGlobal("RTCRtpReceiver", { getCapabilities: () => ({ codecs: [{ mimeType: "video/odd" }] }) });
  isCalled(agents.unknown);
  await openPageOfBrowser({
    settings: {
      clinicPhone: "+351 210 000 000",
      globalLinks: { ios_app: "https://apps.example/ios", android_app: "https://apps.example/android" },
    },
  });
  await screen.findByRole("heading", { level: 1, name: "Your browser does not support video calls" });
  expect(pageText()).toContain("It can’t play the video or sound formats we use.");
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("App for iPhone")).toBe("https://apps.example/ios");
  expect(hrefOf("App for Android")).toBe("https://apps.example/android");
  expect(hrefOf("+351 210 000 000")).toBe("tel:+351210000000");
  expect(hrefOf("Go to the home page")).toBe("/");
});
