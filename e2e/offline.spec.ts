import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { openBendingDoor } from "./support/bending-door.ts";
import { clinicUrl, demoPatient } from "./support/demo.ts";
import { openLine } from "./support/line-to-server.ts";
import { expect, open, reload, test, withoutNetwork } from "./support/test.ts";
import { chooseLanguage, signIn } from "./support/visit.ts";
import { workerReady } from "./support/worker-ready.ts";

/** The first visit in the list that is to come. */
async function openNextVisit(page: Page, url = clinicUrl("aurora")): Promise<void> {
  await open(page, `${url}/appointments`);
  await page.getByRole("article").filter({ hasText: "Confirmed" }).getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Keep on this device" })).toBeVisible();
}

/** Everything the worker has kept: where it came from, and what it says. */
const keptByWorker = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all(
          (await cache.keys()).map(async ({ url }) => ({
            path: new URL(url).pathname,
            text: (await (await cache.match(url))?.text()) ?? "",
          })),
        );
      }),
    );
    return found.flat();
  });

const passes = (page: Page) => page.evaluate(() => localStorage.getItem("offline-passes"));

/** A browser's words when nobody answers. The page without a connection has no picture of its own; Firefox looks for one. */
const lineIsCut =
  /net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)|CORS request did not succeed|A ServiceWorker passed an Error Response|\/favicon\.ico/;

test(
  "stored appointment details open offline with the clinic's name, and are deleted at log-out",
  { tag: ["@D.99", "@S2.OVL.12", "@D.64"] },
  async ({ page, complaints }) => {
    complaints.allow(withoutNetwork);
    complaints.allow(lineIsCut);
    complaints.allow(/WebSocket is already in CLOSING/); // pusher-js says so when its line is cut
    const line = await openLine("aurora");
    await signIn(page, "aurora", line.clinicUrl);
    await openNextVisit(page, line.clinicUrl);
    await page.getByRole("button", { name: "Keep on this device" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Saved on this device" })).toBeVisible();
    const code =
      (await page
        .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
        .first()
        .textContent()) ?? "";
    await workerReady(page);
    await line.cut();
    // oxlint-disable-next-line anteroom-e2e/no-bare-reload -- the page without a connection is not the app
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re not connected");
    const pass = page.getByRole("listitem");
    await expect(pass).toHaveCount(1);
    for (const words of ["Clínica Aurora", /\d\d:\d\d/, "Lisbon time", code, "+351 200 000 010"])
      await expect(pass).toContainText(words);
    await expect(page.locator("body")).not.toContainText(/Dr |Skin|client\/video/);
    expect(await axe(page)).toEqual([]);
    const address = page.url();
    await line.mend(); // the page notices by itself
    await expect(page.getByRole("heading", { name: /^Your appointment with/ })).toBeAttached();
    expect(page.url()).toBe(address);

    const stored: unknown[] = JSON.parse((await passes(page)) ?? "[]");
    expect(Object.keys(stored[0] ?? {}).sort()).toEqual(
      ["clinic", "code", "day", "expiresAt", "keptOn", "phone", "time", "zone"].sort(),
    );
    await page.getByLabel(/^Your account/).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
    expect(await passes(page)).toBeNull();
    await line.cut();
  },
);

test(
  "the service worker caches hashed files and one page without personal data after a whole journey",
  { tag: ["@D.99"] },
  async ({ page, context }) => {
    await signIn(page);
    await open(page, `${clinicUrl("aurora")}/`);
    await workerReady(page);
    for (const path of [
      "/",
      "/doctors",
      "/appointments",
      "/profile-settings?section=personal",
      "/health-search",
    ])
      await open(page, clinicUrl("aurora") + path);
    await openNextVisit(page);
    await reload(page);
    await expect(page.getByRole("button", { name: "Keep on this device" })).toBeVisible();
    const saved = await keptByWorker(page);
    expect(saved.filter(({ path }) => path === "/offline")).toHaveLength(1);
    expect(saved.length).toBeGreaterThan(10);
    const others = saved.filter(
      ({ path }) => !/^\/(offline$|assets\/[\w.-]+-[\w-]{8}\.(js|css|svg)$)/.test(path),
    );
    expect(others.map(({ path }) => path)).toEqual([]);
    const { name, login } = demoPatient();
    for (const { path, text } of saved)
      for (const word of [name, login]) expect(text.includes(word), `${word} in ${path}`).toBe(false);
    const cookies = await context.cookies();
    const ofDevices = cookies.filter(({ name: one }) => one !== "lang" && one !== "zone");
    expect(
      ofDevices.map(({ name: one, httpOnly }) => [one, httpOnly]),
      "a device that signed in before is known by a cookie that no script reads",
    ).toEqual([["anteroom-device", true]]);
  },
);

test(
  "the offline page is in the language of the last pages",
  { tag: ["@D.99", "@S1.41"] },
  async ({ page, context, complaints }) => {
    complaints.allow(withoutNetwork);
    complaints.allow(lineIsCut);
    const line = await openLine("andes");
    await open(page, `${line.clinicUrl}/`);
    await workerReady(page);
    await chooseLanguage(context, "ar");
    await open(page, `${line.clinicUrl}/`);
    await expect
      .poll(async () => (await keptByWorker(page)).find(({ path }) => path === "/offline")?.text)
      .toContain('lang="ar"');
    await line.cut();
    await page.goto(`${line.clinicUrl}/doctors`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("لا يوجد اتصال بالإنترنت");
    await line.mend();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await line.cut();
  },
);

test(
  "a new service worker takes over, drops the old offline page and leaves pages to the network",
  { tag: ["@D.99", "@D.48"] },
  async ({ page }) => {
    let before = "";
    const door = await openBendingDoor("aurora", "/service-worker.js", (text) =>
      before === "" ? text : text.replaceAll(before.slice("offline-".length), "next"),
    );
    const storedNames = () => page.evaluate(() => caches.keys());
    try {
      await open(page, `${door.clinicUrl}/`);
      await workerReady(page);
      await open(page, `${door.clinicUrl}/doctors`);
      before = (await storedNames()).find((name) => name.startsWith("offline-")) ?? "";
      expect(before).not.toBe("");
      await page.evaluate(() => navigator.serviceWorker.register("/service-worker.js"));
      await expect.poll(storedNames).toContain("offline-next");
      await expect.poll(storedNames).not.toContain(before);
      const sent = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/login");
      await open(page, `${door.clinicUrl}/login`);
      expect((await sent).headers()["x-code-version"]).toBeTruthy();
    } finally {
      await door.close();
    }
  },
);
