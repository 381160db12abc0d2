import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../testing/accessibility-faults.ts";
import { openPage } from "../../testing/open-page.tsx";
import { pageText } from "../../testing/page-words.ts";

const agents = {
  android:
    "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1",
  inApp:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 300",
  desk: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36",
};
const bothStores = { ios_app: "https://apps.example/ios", android_app: "https://apps.example/android" };

function openDownload(agent: keyof typeof agents, globalLinks: object, more: object = {}) {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agents[agent]);
  return openPage("/download", { settings: { globalLinks }, ...more });
}
const stores = () =>
  screen.queryAllByRole("link", { name: /^Get the app/ }).map(({ textContent }) => textContent.trim());

test.each([
  ["iphone", bothStores, ["Get the app for iPhone", "Get the app for Android"]],
  ["android", bothStores, ["Get the app for Android", "Get the app for iPhone"]],
  ["iphone", { android_app: "https://apps.example/android" }, ["Get the app for Android"]],
] as const)(
  "on %s the phone's own store is first, and only the clinic's stores are listed (%o)",
  { tags: ["S1.40", "S2.R23", "S3.SET.globalLinks"] },
  async (agent, links, wanted) => {
    await openDownload(agent, links);
    expect(screen.getByRole("heading", { level: 1, name: "Your clinic on your phone" })).toBeTruthy();
    expect(stores()).toEqual(wanted);
    expect(screen.getByRole("heading", { name: "Or without an app" })).toBeTruthy();
    expect(pageText().includes("Tap the share icon")).toBe(agent === "iphone");
    expect(screen.queryByRole("img", { name: /^Code with the address/ })).toBeNull();
  },
);

test("a store link opens without a referrer", async () => {
  await openDownload("iphone", bothStores);
  const link = screen.getByRole("link", { name: "Get the app for iPhone" });
  expect(link.getAttribute("href")).toBe("https://apps.example/ios");
  expect(link.getAttribute("rel")).toBe("noreferrer");
});

test(
  "a clinic without an app explains adding the page to the home screen",
  { tags: ["S1.40", "D.24"] },
  async () => {
    await openDownload("android", {});
    expect(screen.getByRole("heading", { level: 1, name: "No app needed" })).toBeTruthy();
    expect(stores()).toEqual([]);
    expect(pageText()).toContain("Tap “Add to home screen” or “Install app”.");
    expect(screen.getByRole("link", { name: "Continue in the browser" }).getAttribute("href")).toBe("/");
    expect(await accessibilityFaults()).toEqual([]);
  },
);

test("a desktop shows a QR code for the phone", { tags: ["D.24"] }, async () => {
  await openDownload("desk", {});
  expect(await screen.findByRole("img", { name: "Code with the address of this page" })).toBeTruthy();
  expect(pageText()).toContain("Open this page on your phone.");
});

test("an in-app browser is asked to open the page in the browser first", async () => {
  await openDownload("inApp", bothStores);
  expect(pageText()).toContain("Open this page in your browser. Look in the menu of the app you’re in.");
});

test("the page of the app is in Arabic when that is the language", async () => {
  await openDownload("iphone", bothStores, { locale: "ar" });
  expect(document.documentElement.dir).toBe("rtl");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/[\u0600-\u06FF]/);
});
