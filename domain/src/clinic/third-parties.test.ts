import { expect, test } from "vitest";
import { readManifest } from "./manifest.ts";
import { routes } from "../shared/routes.ts";
import { plainRuntime } from "../testing/plain-runtime.ts";
import { readSettings } from "./settings.ts";
import {
  consentFor,
  foreignOrigins,
  foreignScripts,
  servicesNeedingConsent,
  thirdPartiesOf,
  type Consent,
} from "./third-parties.ts";

const manifest = (userTestingPlatform?: string) =>
  readManifest({ name: "Clinic", slug: "clinic", logoUrl: "/logo.svg", userTestingPlatform });
const runtime = (given: object = {}) => ({ ...plainRuntime, ...given });
const chat = {
  supportChat: true,
  supportChatProvider: "freshchat",
  supportChatScriptUrl: "https://chat.example/js/widget.js",
  supportChatKey: "public-key",
};
const testing = "https://testing.example/t.js?key=1";
const clinic = (settings: object = {}, platform?: string) => ({
  manifest: manifest(platform),
  settings: readSettings(settings),
});

test.each<[string, object, string | undefined, object, string[]]>([
  ["nothing", {}, undefined, {}, []],
  ["the chat", chat, undefined, {}, ["chat"]],
  ["a chat that is off", { ...chat, supportChat: false }, undefined, {}, []],
  ["a chat of nobody", { ...chat, supportChatProvider: "other" }, undefined, {}, []],
  ["a chat without a script", { ...chat, supportChatScriptUrl: undefined }, undefined, {}, []],
  ["a chat without a key", { ...chat, supportChatKey: undefined }, undefined, {}, []],
  ["user testing", {}, testing, {}, ["userTesting"]],
  ["user testing by a name nobody installed", {}, "Testers", {}, []],
  ["analytics", {}, undefined, { analyticsKey: "k" }, ["analytics"]],
  ["analytics in development", {}, undefined, { analyticsKey: "k", environment: "development" }, []],
  ["everything", chat, testing, { analyticsKey: "k" }, ["analytics", "userTesting", "chat"]],
])(
  "a clinic with %s",
  { tags: ["D.65", "S3.MANIFEST.11", "S3.SET.support-chat"] },
  (_, settings, platform, given, kinds) => {
    expect(servicesNeedingConsent(thirdPartiesOf(clinic(settings, platform), runtime(given)))).toEqual(kinds);
  },
);

test.each([
  [true, []],
  [false, ["alternative-chat"]],
])(
  "with the first provider's flag %s the chat is tagged %j",
  { tags: ["S9.CHAT.02"] },
  (supportChatFirstProvider, tags) => {
    const { chat: plan } = thirdPartiesOf(clinic({ ...chat, supportChatFirstProvider }), runtime());
    expect(plan?.tags).toEqual(tags);
  },
);

test.each<[Consent, Parameters<typeof consentFor>]>([
  ["unasked", [null, ["chat"]]],
  ["granted", [{ isGranted: true, kinds: ["chat"] }, ["chat"]]],
  ["refused", [{ isGranted: false, kinds: ["chat"] }, ["chat"]]],
  ["unasked", [{ isGranted: true, kinds: ["chat"] }, ["analytics", "chat"]]],
  ["granted", [{ isGranted: true, kinds: ["analytics", "chat"] }, ["chat"]]],
])("%s, because consent covers the named services: %j", { tags: ["D.65"] }, (consent, parameters) => {
  expect(consentFor(...parameters)).toBe(consent);
});

test(
  "a third-party script requires consent and a support route, the chat also a signed-in patient",
  { tags: ["S7.TP.10", "S7.TP.11", "D.28", "D.65"] },
  () => {
    const services = thirdPartiesOf(clinic(chat, testing), runtime());
    for (const thirdParty of ["support", "none"] as const)
      for (const consent of ["granted", "refused", "unasked"] as const)
        for (const isSignedIn of [true, false]) {
          const found = foreignScripts(services, { consent, isSignedIn, route: { thirdParty } });
          const isAllowed = thirdParty === "support" && consent === "granted";
          expect([found.userTesting !== null, found.chat !== null]).toEqual([
            isAllowed,
            isAllowed && isSignedIn,
          ]);
        }
  },
);

test("five routes allow third-party scripts", { tags: ["D.28"] }, () => {
  expect(routes.filter((route) => route.thirdParty === "support").map(({ name }) => name)).toEqual([
    "home",
    "doctors",
    "doctor-profile",
    "download",
    "profile-settings",
  ]);
});

test("the policy lists only the configured services where they are used", () => {
  const origins = { thirdPartyOrigins: ["https://*.chat.example", "wss://live.chat.example"] };
  const support = { thirdParty: "support" } as const;
  expect(foreignOrigins(clinic({ ...chat, ...origins }, testing), support)).toEqual([
    "https://testing.example",
    "https://chat.example",
    "https://*.chat.example",
    "wss://live.chat.example",
  ]);
  expect(foreignOrigins(clinic({ ...chat, ...origins }, testing), { thirdParty: "none" })).toEqual([]);
  expect(foreignOrigins(clinic(origins), support)).toEqual([]);
});

test.each([
  "http://chat.example/a.js",
  "javascript:alert(1)",
  "https://chat.example/a.js; script-src *",
  "https://me@chat.example/a.js",
  "http://127.0.0.1.example/a.js",
  "//chat.example/a.js",
])("no script is loaded from %s", (supportChatScriptUrl) => {
  expect(readSettings({ supportChatScriptUrl }).supportChatScriptUrl).toBeNull();
});

test.each([
  "*",
  "https://*",
  "https:",
  "'unsafe-inline'",
  "https://a.example/path",
  "https://a.example;x",
  "data:",
])("no policy lists %s", (origin) => {
  expect(readSettings({ thirdPartyOrigins: [origin, "https://b.example"] }).thirdPartyOrigins).toEqual([
    "https://b.example",
  ]);
});
