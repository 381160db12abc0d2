import { expect, test } from "vitest";
import { checkTenant, type Installed } from "./tenant-check.ts";

const here: Installed = {
  isProduction: false,
  vitalsProviders: [],
  paymentProviders: ["sandbox"],
  symptomCheckers: [],
};
const chat = {
  supportChat: true,
  supportChatProvider: "freshchat",
  supportChatFirstProvider: true,
  supportChatScriptUrl: "https://chat.example/widget.js",
  supportChatKey: "public-key",
};

const reported = (settings: object, manifest: object = {}, installed = here) =>
  checkTenant(
    {
      manifest: { name: "Clinic", slug: "clinic", logoUrl: "/logo.svg", ...manifest },
      settings: {
        patientsLogIn: true,
        country: "PT",
        emergencyNumber: "112",
        surveysEnvironment: "production",
        ...settings,
      },
      domains: ["clinic.example"],
    },
    installed,
  )
    .filter(({ kind }) => kind !== "note")
    .map(({ where, words }) => `${where}: ${words}`);

test.each<[string, object, object, RegExp[]]>([
  ["a whole chat", chat, {}, []],
  ["the other chat", { ...chat, supportChatProvider: "chatwoot", supportChatFirstProvider: false }, {}, []],
  ["a chat that is off", { ...chat, supportChat: false }, {}, []],
  ["nobody's chat", { ...chat, supportChatProvider: "none" }, {}, [/supportChat: .* no chat is shown/]],
  [
    "a third chat",
    { ...chat, supportChatProvider: "other" },
    {},
    [/supportChatProvider: Nobody has installed "other".*freshchat and chatwoot/],
  ],
  [
    "a chat without address and key",
    { ...chat, supportChatScriptUrl: null, supportChatKey: null },
    {},
    [/ScriptUrl: .*missing/, /Key: .*missing/],
  ],
  [
    "the first chat without its flag",
    { ...chat, supportChatFirstProvider: false },
    {},
    [/FirstProvider: .*are tagged alternative-chat/],
  ],
  [
    "the other chat with the flag",
    { ...chat, supportChatProvider: "chatwoot" },
    {},
    [/FirstProvider: .*no tag alternative-chat/],
  ],
  [
    "a script from anywhere",
    { ...chat, supportChatScriptUrl: "http://chat.example/widget.js" },
    {},
    [/ScriptUrl: .*not understood/, /ScriptUrl: .*missing/],
  ],
  [
    "a user testing of a name",
    {},
    { userTestingPlatform: "Testers" },
    [/userTestingPlatform: Nobody has installed "Testers"/],
  ],
  ["a user testing of an address", {}, { userTestingPlatform: "https://testing.example/t.js" }, []],
  [
    "an origin with a path",
    { ...chat, thirdPartyOrigins: ["https://chat.example/path"] },
    {},
    [/thirdPartyOrigins\[0\]: .*is no origin/],
  ],
  [
    "origins of no service",
    { thirdPartyOrigins: ["https://chat.example"] },
    {},
    [/thirdPartyOrigins: No outside service is on/],
  ],
  ["articles without an address", { supportArticles: true }, {}, [/supportArticles: .*no articles/]],
])(
  "the fault of %s is named",
  { tags: ["S3.SET.support-chat", "S3.SET.support-articles", "S3.MANIFEST.11"] },
  (_, settings, manifest, words) => {
    const found = reported(settings, manifest);
    expect(found).toHaveLength(words.length);
    for (const [index, pattern] of words.entries()) expect(found[index]).toMatch(pattern);
  },
);

test("a local script is warned about in production", () => {
  const settings = { ...chat, supportChatScriptUrl: "http://127.0.0.1:9/widget.js" };
  expect(reported(settings)).toEqual([]);
  expect(reported(settings, {}, { ...here, isProduction: true })).toEqual([
    expect.stringMatching(/supportChatScriptUrl: It begins with http/),
  ]);
});
