import type { Page } from "@playwright/test";
import { localHttp } from "@anteroom/local-http/local-http";
import { anotherClinic } from "./support/another-clinic.ts";
import { clinicUrl, demoPatient } from "./support/demo.ts";
import { axe } from "./support/axe.ts";
import { openForeignServices, type ForeignServices } from "./support/foreign-services.ts";
import { expect, hydrated, open, test as base } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

const test = base.extend<{ services: ForeignServices }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
  services: async ({}, give) => {
    const services = await openForeignServices();
    await give(services);
    await services.close();
  },
});

const allow = (page: Page) => page.getByRole("button", { name: "Allow", exact: true });
const foreignNames = ["fcWidget", "$chatwoot", "testers"];
const meetsForeign = (page: Page) =>
  page.waitForFunction((names) => names.some((name) => name in globalThis), foreignNames);
/** The page is a document in which no foreign script has run. */
const meetsNothing = (page: Page, names = foreignNames) =>
  page.waitForFunction((all) => !all.some((name) => name in globalThis), names);
const policyOf = async (url: string) =>
  String((await localHttp(url)).headers["content-security-policy"] ?? "");
const chat = { supportChat: true, supportChatKey: "public-key" };

test(
  "third-party services load after consent on support pages only, get minimal data, and go at withdrawal",
  {
    tag: [
      "@S7.TP.10",
      "@S7.TP.11",
      "@S7.TP.13",
      "@S7.TP.14",
      "@S7.TP.15",
      "@S9.CHAT.01",
      "@S9.CHAT.02",
      "@S3.MANIFEST.02",
      "@S3.MANIFEST.11",
      "@D.28",
      "@D.65",
      "@G.22",
    ],
  },
  async ({ page, services }) => {
    const { origin } = services;
    const clinic = await anotherClinic("aurora", "with-services", {
      settings: {
        ...chat,
        supportChatProvider: "freshchat",
        supportChatScriptUrl: `${origin}/freshchat/widget.js`,
      },
      manifest: { userTestingPlatform: `${origin}/testing.js` },
    });
    const url = clinicUrl(clinic);
    await open(page, `${url}/`);
    const question = page.getByRole("region", { name: "May we use outside services?" });
    await expect(question).toContainText("your name, your patient number and the clinic");
    await expect(question).toContainText("no health data");
    expect(await axe(page)).toEqual([]);
    const [yes, no] = [allow(page), page.getByRole("button", { name: "Do not allow", exact: true })];
    expect(await yes.getAttribute("class")).toBe(await no.getAttribute("class"));
    const primary = page.getByRole("main").getByRole("link").first();
    await primary.click({ trial: true }); // nothing lies over it
    await no.click();
    await expect(page.getByText("Outside services are off.")).toBeFocused();
    await open(page, `${url}/doctors`);
    await expect(page.getByText("Outside services are off.")).toBeVisible();
    expect(services.heard).toEqual([]);

    await page.getByRole("button", { name: "Allow outside services" }).click();
    await expect.poll(() => services.said("tests")).toEqual([true]);
    expect(services.paths(), "nobody is signed in").toEqual(["/testing.js"]);

    await signIn(page, clinic);
    services.forget();
    await open(page, `${url}/`);
    const { name } = demoPatient();
    const id = await page.evaluate(async () => {
      const headers = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
      return String((await (await fetch("/api/patients", { headers })).json()).patient.id);
    });
    await expect.poll(() => services.said("setProperties")).toEqual([[{ tenant: clinic }]]);
    const [start] = services.said("init") as [{ options: unknown; after: number }];
    expect(start.options).toEqual({
      token: "public-key",
      host: origin,
      externalId: id,
      firstName: name,
      tags: ["alternative-chat"],
    });
    expect(start.after).toBeGreaterThanOrEqual(999);
    expect(services.paths().toSorted()).toEqual(["/freshchat/widget.js", "/testing.js"]);

    // A page of one's visits is a new document, without any of it, and back again it is there.
    const visits = page.getByRole("link", { name: "Appointments", exact: true }).last();
    services.forget();
    await visits.click();
    await expect(page).toHaveURL(`${url}/appointments`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await meetsNothing(page);
    expect(await policyOf(`${url}/appointments`)).not.toContain(origin);
    expect(await policyOf(`${url}/`)).toContain(`frame-src ${origin};`);
    expect(services.heard).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(`${url}/`);
    await meetsForeign(page);
    await page.goForward();
    await expect(page).toHaveURL(`${url}/appointments`);
    await meetsNothing(page);
    await hydrated(page);
    services.forget();
    await page.getByRole("link", { name: "Home", exact: true }).last().click();
    await expect(page).toHaveURL(`${url}/`);
    await expect.poll(() => services.said("init").length).toBe(1);

    // A no holds at once.
    services.forget();
    await page.getByRole("button", { name: "Stop allowing" }).click();
    await meetsNothing(page);
    await hydrated(page);
    await open(page, `${url}/profile-settings?section=data`);
    const choice = page.getByRole("switch", { name: "Allow outside services" });
    await expect(choice).not.toBeChecked();
    expect(services.paths()).toEqual([]);
    await choice.check();
    await expect.poll(() => services.said("init").length).toBe(1);

    // So does a log-out.
    services.forget();
    await page.getByLabel(/^Your account/).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(`${url}/`);
    await expect.poll(() => [services.said("clear").length, services.said("destroy").length]).toEqual([1, 1]);
    await meetsNothing(page, ["fcWidget"]);
    await hydrated(page);
    await expect.poll(() => services.paths(), "signed out").toEqual(["/testing.js"]);
    expect(services.heard.filter(({ headers }) => headers.referer !== undefined)).toEqual([]);
  },
);

test(
  "only the clinic's chosen chat loads, selected by the first provider flag without a tag",
  { tag: ["@S7.TP.12", "@S7.TP.16", "@S3.SET.support-chat", "@S9.CHAT.02", "@D.28", "@S3.MANIFEST.11"] },
  async ({ page, services }) => {
    const { origin } = services;
    const clinic = await anotherClinic("aurora", "with-other-chat", {
      settings: {
        ...chat,
        supportChatFirstProvider: true,
        supportChatProvider: "chatwoot",
        supportChatScriptUrl: `${origin}/chatwoot/sdk.js`,
      },
    });
    const url = clinicUrl(clinic);
    await open(page, `${url}/`);
    await expect(page.getByRole("navigation", { name: /help and contact/ })).toBeVisible();
    await expect(allow(page), "a chat concerns nobody who is signed out").toHaveCount(0);
    await signIn(page, clinic);
    await open(page, `${url}/appointments`);
    await page.getByRole("link", { name: "Home", exact: true }).last().click();
    await expect(page).toHaveURL(`${url}/`);
    await allow(page).click();
    await expect.poll(() => services.said("setCustomAttributes")).toEqual([[{ tenant: clinic }]]);
    expect(services.said("run")).toEqual([{ websiteToken: "public-key", baseUrl: origin }]);
    expect(services.said("setUser")).toEqual([
      [expect.stringMatching(/^\d+$/), { name: demoPatient().name }],
    ]);
    expect(services.said("setLabel")).toEqual([]);
    expect(services.paths()).toEqual(["/chatwoot/sdk.js"]);
    await page.goBack();
    await expect(page).toHaveURL(`${url}/appointments`);
    await meetsNothing(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await hydrated(page);

    // As a browser does that gives the page back from its memory, after a log-out in another tab.
    services.forget();
    await page.getByRole("link", { name: "Home", exact: true }).last().click();
    await expect.poll(() => services.said("run").length).toBe(1);
    await page.evaluate(() => {
      localStorage.removeItem("patient-token");
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await meetsNothing(page);
    await expect(page.getByText("Outside services are allowed.")).toBeVisible();
    expect(services.paths()).toEqual(["/chatwoot/sdk.js"]);
  },
);

test(
  "a third-party service that fails, hangs, throws or is replaced breaks no page",
  { tag: ["@S7.TP.15", "@S9.CHAT.01"] },
  async ({ page, services, complaints }) => {
    complaints.allow(
      /status of 500|^foreign$|CSP: script-src-elem refused|Content Security Policy|^The page’s settings blocked a script/,
    );
    const { origin } = services;
    for (const script of ["missing.js", "hangs.js", "throws.js", "nonsense.js"]) {
      const clinic = await anotherClinic("aurora", `with-${script.replace(".", "-")}`, {
        settings: { ...chat, supportChatProvider: "freshchat", supportChatScriptUrl: `${origin}/${script}` },
        manifest: { userTestingPlatform: `${origin}/${script}?tests` },
      });
      const url = clinicUrl(clinic);
      services.forget();
      await signIn(page, clinic);
      await open(page, `${url}/`);
      await allow(page).click();
      await expect.poll(() => services.paths().length, script).toBe(2);
      if (/throws|nonsense/.test(script))
        await expect.poll(() => services.said("wanted").length, script).toBeGreaterThan(0);
      await page.getByRole("link", { name: "Doctors", exact: true }).last().click();
      await expect(page, script).toHaveURL(`${url}/doctors`);
      await expect(page.locator('a[href*="/scheduling/patient"]').first(), script).toBeVisible();
      await page.evaluate(
        (from) =>
          document.head.append(Object.assign(document.createElement("script"), { src: `${from}/x.js` })),
        "http://127.0.0.2:9",
      );
      await page.getByRole("link", { name: "Appointments", exact: true }).last().click();
      await expect(page.getByRole("heading", { level: 1 }), script).toBeVisible();
    }
  },
);
