import { readManifest } from "@anteroom/domain/clinic/manifest";
import { plainRuntime } from "@anteroom/domain/testing/plain-runtime";
import { readSettings } from "@anteroom/domain/clinic/settings";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { App } from "../../platform/app-context.tsx";
import { placeOf } from "../../platform/router/place.ts";
import type { Blocker } from "../../platform/router/router.ts";
import type { SessionState } from "../../platform/session.ts";
import { createStore } from "../../platform/storage/store.ts";
import { giveConsent, withdrawConsent } from "../../platform/storage/third-party-consent.ts";
import { followThirdParties } from "./follow-third-parties.ts";

const scriptUrl = "https://chat.example/widget.js";
const manifest = readManifest({ name: "Clinic", slug: "clinic", logoUrl: "/logo.svg" });
const settings = readSettings({
  supportChat: true,
  supportChatProvider: "freshchat",
  supportChatScriptUrl: scriptUrl,
  supportChatKey: "key",
});
const patient = { kind: "signed-in", token: "t", profile: { id: 7, name: "Inês" } } as SessionState;

/** A window, a router and an app in which somebody signed in stands at `pathname`, on a page whose policy lists the chat or not. */
function standAt(pathname: string, { isListed = true } = {}) {
  const window = new EventTarget();
  const went: string[] = [];
  const scripts: string[] = [];
  const place = {
    pathname,
    assign: (href: string) => void went.push(`assign ${href}`),
    replace: (href: string) => void went.push(`replace ${href}`),
    reload: () => void went.push("reload"),
  };
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("location", place);
  vi.stubGlobal("document", {
    readyState: "complete",
    createElement: () => Object.assign(new EventTarget(), { src: "" }),
    head: { append: ({ src }: { src: string }) => void scripts.push(src) },
  });
  let block: Blocker = () => false;
  let rendered = () => {};
  const state = { location: { pathname } };
  const router = {
    get: () => state,
    block: (next: Blocker) => void (block = next),
    onRendered: (act: () => void) => void (rendered = act),
  };
  const stored = new Map([["patient-token", "t"]]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const session = Object.assign(createStore<SessionState>(patient), { token: () => "t" });
  const boot = {
    manifest,
    settings,
    runtime: plainRuntime,
    foreignOrigins: isListed ? ["https://chat.example"] : [],
  };
  // Nothing else of app and router has a part in this.
  const app = { boot, storage, session, clinic: createStore({ manifest, settings }) } as unknown as App;
  const follow = () => followThirdParties(app, router as unknown as Parameters<typeof followThirdParties>[1]);
  return {
    app,
    window,
    stored,
    went,
    scripts,
    session,
    follow,
    /** The script is asked for in a moment, when its adapter is there. */
    settle: () => vi.waitFor(() => expect(scripts).toEqual([scriptUrl])),
    goTo: (to: string, how: "PUSH" | "REPLACE" = "PUSH") => block(placeOf(to, ""), how),
    arriveAt: (to: string) => {
      state.location.pathname = to;
      place.pathname = to;
      rendered();
    },
    back: (to: string) => {
      place.pathname = to;
      const event = new Event("popstate", { cancelable: true });
      const heard = vi.fn<() => void>();
      window.addEventListener("popstate", heard);
      window.dispatchEvent(event);
      return heard.mock.calls.length === 1;
    },
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function withChat() {
  const page = standAt("/");
  giveConsent(page.app);
  page.follow();
  await page.settle();
  return page;
}

test("nothing loads without consent, and navigation is unchanged", { tags: ["D.65"] }, async () => {
  const page = standAt("/");
  page.follow();
  expect(page.goTo("/appointments")).toBe(false);
  page.arriveAt("/doctors");
  withdrawConsent(page.app);
  await vi.dynamicImportSettled();
  expect([page.scripts, page.went]).toEqual([[], []]);
});

test(
  "leaving a page with a third-party script loads a new document, except between support routes",
  { tags: ["D.28"] },
  async () => {
    const page = await withChat();
    expect(page.goTo("/doctors/7")).toBe(false);
    expect(page.goTo("/appointments")).toBe(true);
    expect(page.goTo("/vitals", "REPLACE")).toBe(true);
    expect(page.went).toEqual(["assign /appointments", "replace /vitals"]);
  },
);

test("back and forward do so too, before the router renders", { tags: ["D.28"] }, async () => {
  const page = await withChat();
  expect(page.back("/doctors"), "the router hears of it").toBe(true);
  expect(page.back("/appointments"), "the router hears nothing").toBe(false);
  expect(page.went).toEqual(["reload"]);
});

test(
  "a page whose policy allows no script loads none, and is left for one that does",
  { tags: ["D.28"] },
  async () => {
    const page = standAt("/appointments", { isListed: false });
    giveConsent(page.app);
    page.follow();
    expect(page.goTo("/vitals")).toBe(false);
    expect(page.goTo("/doctors")).toBe(true);
    expect(page.went).toEqual(["assign /doctors"]);
    expect(page.scripts).toEqual([]);
  },
);

test(
  "an early navigation is completed in a new document, without an endless loop",
  { tags: ["D.28"] },
  async () => {
    const page = standAt("/", { isListed: false });
    giveConsent(page.app);
    page.follow();
    await vi.advanceTimersByTimeAsync(1000);
    expect([page.scripts, page.went]).toEqual([[], ["reload"]]);

    const other = standAt("/", { isListed: false });
    other.app.boot.settings = readSettings({}); // the clinic began with the chat since the page was sent
    giveConsent(other.app);
    other.follow();
    await vi.advanceTimersByTimeAsync(1000);
    expect([other.scripts, other.went]).toEqual([[], []]);
  },
);

test(
  "consent on a page whose policy allows nothing reloads it, and so does a refusal with a loaded script",
  { tags: ["D.65"] },
  async () => {
    const page = standAt("/", { isListed: false });
    page.follow();
    giveConsent(page.app);
    await vi.advanceTimersByTimeAsync(1000);
    expect([page.scripts, page.went]).toEqual([[], ["reload"]]);

    const other = await withChat();
    withdrawConsent(other.app);
    await vi.advanceTimersByTimeAsync(1000);
    expect(other.went).toEqual(["reload"]);
  },
);

test("a log-out continues in a new document", { tags: ["S7.TP.10"] }, async () => {
  const page = await withChat();
  page.session.set({ kind: "signed-out" });
  expect(page.goTo("/"), "a support route, and yet").toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.went).toEqual(["assign /"]);

  const other = await withChat();
  other.session.set({ kind: "signed-out" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(other.went).toEqual(["reload"]);
});

test.each<[string, (page: Awaited<ReturnType<typeof withChat>>) => void, string[]]>([
  ["nothing has changed", () => {}, []],
  ["somebody logged out elsewhere", ({ stored }) => void stored.delete("patient-token"), ["reload"]],
  ["somebody else logged in", ({ stored }) => void stored.set("patient-token", "other"), ["reload"]],
  ["the yes was taken back", ({ stored }) => void stored.delete("third-party-consent"), ["reload"]],
])(
  "a page restored from the back-forward cache, when %s",
  { tags: ["D.28", "D.65"] },
  async (_, change, went) => {
    const page = await withChat();
    change(page);
    page.window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(page.went).toEqual(went);
  },
);
