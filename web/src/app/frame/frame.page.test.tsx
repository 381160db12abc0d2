import { getApplicationSettings, getDomains, getManifest, listClinics } from "@anteroom/contract/tenant";
import { locales, localeNames } from "@anteroom/domain/shared/locales";
import { aurora } from "@anteroom/content/demo/aurora";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { collectionOf } from "../../testing/answers/find-doctor.ts";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { bookingKeys } from "../../shared/booking/erase-booking.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { joana, openPage, showPart } from "../../testing/open-page.tsx";
import { reloadOnLostScript } from "../../platform/browser/chunk-load-error.ts";
import { BrokenPage } from "../pages/broken-page.tsx";
import { ClinicChooser } from "../pages/clinic-chooser.tsx";
import { followPageHeading, stopFollowingPageHeading } from "../pages/follow-heading.ts";
import { LostPageWays } from "../pages/lost-page-ways.tsx";
import { LostPage, lostPageWays } from "../pages/offline-page.tsx";
import { pageTitle } from "../pages/page-title.ts";
import { robotsOf } from "../pages/robots-of.ts";
import { AppTabs } from "./app-tabs.tsx";
import { AppTop } from "./app-top.tsx";
import { EmergencyLine } from "./emergency-line.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

const links = (of: HTMLElement) =>
  within(of)
    .queryAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href") ?? ""}`);

describe("the main navigation", () => {
  const tabs = <AppTabs routeName="home" />;

  test("leads a visitor to sign-in and to joining by code", async () => {
    await showPart(tabs);
    expect(links(screen.getByRole("navigation", { name: "Main" }))).toEqual([
      "Home /",
      "Doctors /doctors",
      "Appointments /join-by-code",
      "Health /vitals",
      "Sign in /login",
    ]);
  });

  test("leads a patient to their own pages", async () => {
    await showPart(tabs, { patient: joana });
    expect(links(screen.getByRole("navigation")).slice(2)).toEqual([
      "Appointments /appointments",
      "Health /vitals",
      "You /profile-settings",
    ]);
  });

  test("leads a guest with an appointment to it", async () => {
    localStorage.setItem("guest-access", JSON.stringify([{ appointmentId: 21, token: "t".repeat(20) }]));
    await showPart(tabs);
    expect(links(screen.getByRole("navigation"))[2]).toBe("Appointments /appointments");
  });

  test.each([
    ["no vital signs", { patientsVitalSigns: false }, "Health /health-search", true],
    ["no accounts", { patientsLogIn: false }, "Sign in /login", false],
  ])("omits what a clinic does not have: %s", async (_what, settings, link, isThere) => {
    await showPart(tabs, { settings });
    expect(links(screen.getByRole("navigation")).includes(link)).toBe(isThere);
  });

  test.each([
    ["scheduling-patient", false],
    ["appointment-pay", false],
    ["device-test", false],
    ["doctors", true],
    [undefined, true],
  ])("shows beside the page %s: %s", async (routeName, isThere) => {
    await showPart(<AppTabs routeName={routeName} />);
    expect(screen.queryByRole("navigation") !== null).toBe(isThere);
  });

  test("returns after the focused steps without navigation are done", async () => {
    const { app } = await showPart(<AppTabs routeName="appointment-pay" />);
    act(() => app.areStepsDone.set(true));
    expect(screen.getByRole("navigation")).toBeTruthy();
  });

  test("marks the entry of the open page", async () => {
    await openPage("/vitals", { settings: { vitalSignsProvider: "none" } });
    const current = screen.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent);
    expect(current).toContain("Health");
    expect(current).not.toContain("Home");
  });
});

describe("the top bar", () => {
  test("of a bare page has no navigation and no account, but the emergency number", async () => {
    await showPart(<AppTop layout="none" />, { settings: { clinicPhone: "+351 210 000 000" } });
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
    expect(screen.getByRole("link", { name: "Help" }).getAttribute("href")).toBe("tel:+351210000000");
  });

  test("of a bare page shows no number where none is known", async () => {
    await showPart(<AppTop layout="none" />, { settings: { clinicPhone: null } });
    expect(screen.queryByRole("link", { name: "Help" })).toBeNull();
  });

  test("offers no second sign-in on the sign-in page", async () => {
    await openPage("/login?from=%2Fappointments");
    const top = screen.getByRole("banner");
    expect(within(top).queryByRole("link", { name: "Sign in" })).toBeNull();
  });

  test("signs a patient out and shows nothing of them afterwards", async () => {
    const { user, app } = await openPage("/privacy", { patient: joana, api: fakeApi() });
    vi.spyOn(app.session, "end").mockResolvedValue(undefined);
    await user.click(await screen.findByLabelText("Your account, Joana Prata"));
    const home = vi.spyOn(app, "navigate").mockResolvedValue(undefined);
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    await waitFor(() => expect(home).toHaveBeenCalledExactlyOnceWith("/"));
    expect(app.session.end).toHaveBeenCalledExactlyOnceWith(app.api);
  });
});

describe("the language menu", () => {
  test("lists each language under its own name with its lang attribute", async () => {
    await showPart(<LanguageMenu />);
    const choices = screen.getAllByRole("button");
    expect(choices.map(({ textContent, lang }) => [lang, textContent])).toEqual(
      locales.map((locale) => [locale, localeNames[locale]]),
    );
    expect(
      choices.filter((one) => one.getAttribute("aria-current") === "true").map(({ lang }) => lang),
    ).toEqual(["en"]);
  });

  test.each([
    ["ar", "rtl"],
    ["fr", "ltr"],
  ])("changes to %s in place, stores it, and returns focus to the menu", async (locale, dir) => {
    const { user } = await showPart(<LanguageMenu />);
    const menu = document.querySelector("details") as HTMLDetailsElement;
    menu.open = true;
    await user.click(screen.getByText(localeNames[locale as "ar" | "fr"]));
    await waitFor(() => expect(document.documentElement.lang).toBe(locale));
    expect(document.documentElement.dir).toBe(dir);
    expect(document.cookie).toContain(`lang=${locale}`);
    await waitFor(() => expect(menu.open).toBe(false));
    expect(document.activeElement).toBe(menu.querySelector("summary"));
  });

  test("keeps the language and says so when texts cannot be loaded, and can be tried again", async () => {
    const { user, app } = await showPart(<LanguageMenu />);
    const loading = vi.spyOn(app.texts, "change").mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const menu = document.querySelector("details") as HTMLDetailsElement;
    menu.open = true;
    await user.click(screen.getByText(localeNames.it));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "We couldn’t load this language. Check your connection, then try again.",
    );
    expect([menu.open, app.texts.i18n.locale, document.cookie.includes("lang=it")]).toEqual([
      true,
      "en",
      false,
    ]);
    await user.click(screen.getByText(localeNames.it));
    await waitFor(() => expect(menu.open).toBe(false));
    expect([screen.queryByRole("alert"), app.texts.i18n.locale]).toEqual([null, "it"]);
    expect(loading).toHaveBeenCalledTimes(2);
  });

  test("says that a language is late, and shows it all the same when it comes", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, app } = await showPart(<LanguageMenu />);
    const { change } = app.texts;
    const coming = Promise.withResolvers<void>();
    vi.spyOn(app.texts, "change").mockImplementation(async (locale) => {
      await coming.promise;
      return change(locale);
    });
    const menu = document.querySelector("details") as HTMLDetailsElement;
    menu.open = true;
    await user.click(screen.getByText(localeNames.fr));
    expect(screen.queryByRole("alert")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole("alert").textContent).toContain("We couldn’t load this language.");
    expect([menu.open, app.texts.i18n.locale]).toEqual([true, "en"]);
    coming.resolve();
    await waitFor(() => expect(document.documentElement.lang).toBe("fr"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(menu.open).toBe(false);
  });
});

describe("offline", () => {
  const online = (isOnline: boolean) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
  };
  const notice = () => document.querySelector("[aria-live=polite]")?.textContent ?? null;

  test("the page says so until the device reports a connection", async () => {
    await showPart(<OfflineNotice />);
    expect(notice()).toBe("");
    online(false);
    expect(notice()).toMatch(/^You’re not connected to the internet\./);
    online(true);
    expect(notice()).toBe("");
  });

  test("the page polls the clinic for devices that miss the online event", async () => {
    vi.useFakeTimers();
    const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError("Failed to fetch")));
    const showing = showPart(<OfflineNotice />);
    await vi.advanceTimersByTimeAsync(0);
    await showing;
    vi.stubGlobal("fetch", asked);
    online(false);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(notice()).not.toBe("");
    asked.mockImplementation(() => Promise.resolve(new Response("busy", { status: 503 })));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(notice()).not.toBe("");
    asked.mockImplementation(() => Promise.resolve(new Response("{}")));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(notice()).toBe("");
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(asked).toHaveBeenCalledTimes(3);
  });

  test("a page with a failed chunk reloads when the connection is back", async () => {
    await showPart(<LostPage />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "We couldn’t load this part of the page.",
    );
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    window.dispatchEvent(new Event("online"));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("a lost page is tried again by its button, without a reload that would end nowhere", async () => {
    lostPageWays.set(LostPageWays);
    const { user } = await showPart(<LostPage />);
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    const asked = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
    vi.stubGlobal("fetch", asked);
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByText("Check your connection, then try again.")).toBeTruthy();
    await user.click(again);
    await waitFor(() => expect(again.getAttribute("aria-busy")).not.toBe("true"));
    expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    asked.mockResolvedValueOnce(new Response(null));
    await user.click(again);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test("a lost page of a booking says that what was written is saved, if anything was", async () => {
    lostPageWays.set(LostPageWays);
    const { show } = await showPart(null);
    history.replaceState(null, "", "/appointment-checkout?doctorId=1");
    show(<LostPage />);
    expect(await screen.findByText("Check your connection, then try again.")).toBeTruthy();
    show(null);
    deviceMemory(localStorage).write(bookingKeys.scheduling, { doctorId: 1, symptoms: "A cough" });
    show(<LostPage />);
    expect(
      await screen.findByText("What you wrote is saved. Check your connection, then try again."),
    ).toBeTruthy();
  });
});

describe("the emergency line", () => {
  test.each([
    ["home", "112", "In an emergency, don’t wait for an appointment. Call 112."],
    ["vitals", null, "In an emergency, don’t wait for an appointment. Call your emergency number."],
    ["doctors", "112", ""],
    [undefined, "112", ""],
  ])("is shown on %s with %s: %s", async (routeName, emergencyNumber, words) => {
    await showPart(<EmergencyLine routeName={routeName} />, { settings: { emergencyNumber } });
    expect(document.querySelector("main")?.textContent).toBe(words);
    expect(screen.queryAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      words.includes("112") ? ["tel:112"] : [],
    );
  });
});

describe("a crashed page", () => {
  test("has a link home and a phone number", async () => {
    await showPart(<BrokenPage />, { settings: { clinicPhone: "+351 210 000 000" } });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Something went wrong on our side.");
    expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/");
    expect(screen.getByRole("link", { name: "+351 210 000 000" }).getAttribute("href")).toBe(
      "tel:+351210000000",
    );
  });

  test("can be reloaded", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    const { user } = await showPart(<BrokenPage />);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.querySelector("main")?.textContent).not.toContain("holding your time");
  });

  test("of a booking says until when the time is held", async () => {
    const hold = { id: 7, secret: "s", expiresAt: Date.UTC(2026, 10, 24, 9, 8) };
    const page = <BrokenPage />;
    const words = () => document.querySelector("main")?.textContent;
    deviceMemory(localStorage).write(bookingKeys.hold, hold);
    const { show } = await showPart(page);
    expect(words(), "another page").not.toContain("holding your time");
    history.replaceState(null, "", "/appointment-checkout?doctorId=7");
    show(<BrokenPage key="booking" />);
    expect(words()).toContain("We’re holding your time until 09:08.");
    deviceMemory(localStorage).write(bookingKeys.hold, { ...hold, expiresAt: Date.UTC(2026, 10, 24, 8) });
    show(<BrokenPage key="over" />);
    expect(words()).not.toContain("holding your time");
  });

  test("shows no number where none is known", async () => {
    await showPart(<BrokenPage />, { settings: { clinicPhone: null } });
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  const failures = [
    "Failed to fetch dynamically imported module: https://aurora.example/a.js",
    "error loading dynamically imported module: https://aurora.example/b.js",
    "Importing a module script failed.",
  ];

  test.each(failures)("with a missing script is reloaded once: %s", async (message) => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    void reloadOnLostScript(new TypeError(message));
    await reloadOnLostScript(new TypeError(message));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("with a missing script is not reloaded offline", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await reloadOnLostScript(new TypeError("Failed to fetch dynamically imported module: /c.js"));
    expect(reload).not.toHaveBeenCalled();
    isOnline.mockReturnValue(true);
    void reloadOnLostScript(new TypeError("Failed to fetch dynamically imported module: /c.js"));
    expect(reload, "still to be tried once, with a connection").toHaveBeenCalledTimes(1);
  });

  test.each([[new TypeError("x is undefined")], ["a text"], [null]])(
    "for another reason is not reloaded: %s",
    async (error) => {
      const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
      await reloadOnLostScript(error);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});

describe("the document title", () => {
  test.each([
    ["home", undefined, "Aurora"],
    ["doctors", undefined, "Find a doctor – Aurora"],
    ["doctor-profile", "Dr Rui Vale", "Dr Rui Vale – Aurora"],
    ["no-such-page", undefined, "Not found – Aurora"],
    [undefined, undefined, "Not found – Aurora"],
  ])("of the page %s, named %s, is %s", async (id, own, title) => {
    const { app } = await showPart(null);
    const { manifest, settings } = app.clinic.get();
    app.clinic.set({ manifest: { ...manifest, name: "Aurora" } as never, settings });
    expect(pageTitle(app, id, own)).toBe(title);
  });

  test("is in the new language when it is changed", async () => {
    const { app } = await openPage("/recover-password");
    await act(() => app.texts.change("pt-BR"));
    await waitFor(() => expect(document.title).toMatch(/^Senha esquecida – /));
  });

  test("follows the heading until navigation, and is generic where the heading names somebody", async () => {
    const { show } = await showPart(<h1>Loading</h1>);
    const names: string[] = [];
    followPageHeading((name) => names.push(name));
    show(<h1>Your appointment</h1>);
    await waitFor(() => expect(names.at(-1)).toBe("Your appointment"));
    show(<h1 data-tab="Health record">The record of Rita Prata</h1>);
    await waitFor(() => expect(names.at(-1)).toBe("Health record"));
    show(<h1 data-tab="Health record">The record of Joana Prata</h1>);
    stopFollowingPageHeading();
    show(<h1>Another page</h1>);
    await act(async () => Promise.resolve());
    expect(names).toEqual(["Loading", "Your appointment", "Health record"]);
  });

  test.each([
    [{ noIndex: false }, "", "index, follow"],
    [{ noIndex: true }, "", "noindex, nofollow"],
    [undefined, "", "noindex, nofollow"],
    [{ noIndex: false }, "?token=abc", "noindex, nofollow"],
  ])("is indexable as the page allows: %o %s", (route, search, robots) => {
    expect(robotsOf(route as never, search)).toBe(robots);
  });
});

describe("a host without a clinic", () => {
  const clinic = (slug: string, logo_url: string) => ({
    slug,
    name: slug,
    logo_url,
    url: `http://${slug}.localhost/`,
  });
  const two = [clinic("aurora", "/logo.svg"), clinic("boreal", "https://elsewhere.example/logo.svg")];
  const api = () =>
    fakeApi()
      .on(listClinics, collectionOf(two) as never)
      .on(getDomains, { data: { entity: null } } as never);

  test("lists all clinics without logos that the policy would block", async () => {
    await showPart(<ClinicChooser />, { api: api() });
    expect((await screen.findAllByRole("link")).map(({ textContent }) => textContent)).toEqual([
      "aurora",
      "boreal",
    ]);
    expect(document.querySelectorAll("main img")).toHaveLength(1);
  });

  test("offers the clinic returned by the look-up", async () => {
    const named = api().on(getDomains, {
      data: { entity: { domain: "b", tenant: "boreal", business_account: "b" } },
    } as never);
    await showPart(<ClinicChooser />, { api: named });
    expect((await screen.findAllByRole("link")).map(({ textContent }) => textContent)).toEqual(["boreal"]);
  });

  test("lists all clinics where the look-up fails", async () => {
    await showPart(<ClinicChooser />, { api: api().lose(getDomains) });
    expect(await screen.findAllByRole("link")).toHaveLength(2);
  });
});

describe("the clinic's configuration while a page is open", () => {
  test("updates without a reload, and is kept when it cannot be fetched", async () => {
    const { followClinic } = await import("../refresh-clinic.ts");
    const answers = fakeApi()
      .on(getManifest, { data: { entity: aurora.manifest } } as never)
      .lose(getApplicationSettings);
    const { app, api } = await showPart(<AppTabs routeName="home" />, { api: answers });
    const rendered: (() => void)[] = [];
    followClinic(app, { onRendered: (act: () => void) => void rendered.push(act) } as never);
    await waitFor(() => expect(api.sentTo(getApplicationSettings)).toHaveLength(1));
    expect(screen.getByRole("link", { name: "Health" }).getAttribute("href")).toBe("/vitals");
    const settings = { ...app.clinic.get().settings, patientsVitalSigns: false };
    answers.on(getApplicationSettings, { data: { entity: settings } } as never);
    rendered.forEach((ask) => ask());
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Health" }).getAttribute("href")).toBe("/health-search"),
    );
  });
});
