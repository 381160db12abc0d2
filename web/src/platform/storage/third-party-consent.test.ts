import { readManifest } from "@anteroom/domain/clinic/manifest";
import { plainRuntime } from "@anteroom/domain/testing/plain-runtime";
import { readSettings } from "@anteroom/domain/clinic/settings";
import { beforeEach, expect, test, vi } from "vitest";
import type { App } from "../app-context.tsx";
import { createStore } from "./store.ts";
import { giveConsent, onConsentChange, readConsent, withdrawConsent } from "./third-party-consent.ts";

type ConsentDeps = Parameters<typeof readConsent>[0];
const manifest = readManifest({
  name: "Clinic",
  slug: "clinic",
  logoUrl: "/logo.svg",
  userTestingPlatform: "https://testing.example/t.js",
});
const chat = {
  supportChat: true,
  supportChatProvider: "chatwoot",
  supportChatScriptUrl: "https://chat.example/sdk.js",
  supportChatKey: "key",
};

let app: ConsentDeps;
const elsewhere = new EventTarget();
beforeEach(() => {
  vi.stubGlobal("addEventListener", elsewhere.addEventListener.bind(elsewhere));
  vi.stubGlobal("removeEventListener", elsewhere.removeEventListener.bind(elsewhere));
  const runtime = plainRuntime as App["boot"]["runtime"]; // realtime has no part in this
  const settings = readSettings({});
  const boot = { manifest, settings, runtime } as App["boot"];
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage;
  app = { storage, clinic: createStore<ReturnType<App["clinic"]["get"]>>({ manifest, settings }), boot };
});

test("a person is unasked at first, and the last answer counts", { tags: ["D.65"] }, () => {
  expect(readConsent(app)).toBe("unasked");
  giveConsent(app);
  expect(readConsent(app)).toBe("granted");
  withdrawConsent(app);
  expect(readConsent(app)).toBe("refused");
});

test("a service added later asks again", { tags: ["D.65"] }, () => {
  giveConsent(app);
  app.clinic.set({ manifest, settings: readSettings(chat) });
  expect(readConsent(app)).toBe("unasked");
});

test(
  "subscribers are notified of an answer here and in another tab, until they unsubscribe",
  { tags: ["D.65"] },
  () => {
    const heard = vi.fn<() => void>();
    const stop = onConsentChange(app, heard);
    giveConsent(app);
    expect(heard).toHaveBeenCalledTimes(1);
    elsewhere.dispatchEvent(Object.assign(new Event("storage"), { key: "third-party-consent" }));
    elsewhere.dispatchEvent(Object.assign(new Event("storage"), { key: "drafts" }));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    withdrawConsent(app);
    expect(heard).toHaveBeenCalledTimes(2);
  },
);

test.each(["yes", '{"isGranted":"yes","kinds":["userTesting"]}', "{", "[]"])(
  "%s in storage is not consent",
  { tags: ["D.65"] },
  (text) => {
    app.storage?.setItem("third-party-consent", text);
    expect(readConsent(app)).toBe("unasked");
  },
);
