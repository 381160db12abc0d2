import { asRecord, asText } from "../shared/record.ts";
import { asScriptAddress, isForeignOrigin } from "./script-address.ts";
import type { ApplicationSettings } from "./settings.ts";
import { chatServices } from "./third-parties.ts";

type Warning = { where: string; words: string };
type Given = { settings: Readonly<Record<string, unknown>>; manifest: Readonly<Record<string, unknown>> };

/**
 * Returns warnings about a clinic's third-party services. `settings` are the validated settings, `given` the raw
 * ones of the file.
 */
export function checkThirdParties(
  settings: ApplicationSettings,
  given: Given,
  isProduction: boolean,
): Warning[] {
  const platform = asText(given.manifest["userTestingPlatform"], 100);
  const found = [...checkChat(settings), ...checkOrigins(settings, given)];
  if (platform !== null && asScriptAddress(platform) === null)
    found.push({
      where: "manifest.userTestingPlatform",
      words: `Nobody has installed ${JSON.stringify(platform)}: no script is loaded. Give the https address of its script.`,
    });
  if (settings.supportArticles && settings.supportArticlesUrl === null)
    found.push({
      where: "settings.supportArticles",
      words: "It is on and supportArticlesUrl is missing: no articles are shown.",
    });
  for (const [where, address] of [
    ["settings.supportChatScriptUrl", settings.supportChatScriptUrl],
    ["manifest.userTestingPlatform", platform],
  ] as const)
    if (isProduction && address?.startsWith("http:"))
      found.push({ where, words: "It begins with http: a page of https does not load it." });
  return found;
}

function checkChat(settings: ApplicationSettings): Warning[] {
  const { supportChat, supportChatProvider: provider, supportChatFirstProvider: isFirst } = settings;
  const [first, alternative] = chatServices;
  if (!supportChat) return [];
  if (provider === "none") return [chat("", "It is on and supportChatProvider is none: no chat is shown.")];
  if (provider !== first && provider !== alternative)
    return [
      chat(
        "Provider",
        `Nobody has installed ${JSON.stringify(provider)}: it answers as none. There are ${first} and ${alternative}.`,
      ),
    ];
  const found: Warning[] = [];
  if (settings.supportChatScriptUrl === null)
    found.push(
      chat("ScriptUrl", "The chat is on and the address of its script is missing: no chat is shown."),
    );
  if (settings.supportChatKey === null)
    found.push(chat("Key", "The chat is on and its public key is missing: no chat is shown."));
  if ((provider === first) !== isFirst)
    found.push(
      chat(
        "FirstProvider",
        isFirst
          ? `It is on and the chat is ${alternative}: its conversations carry no tag alternative-chat.`
          : `It is off and the chat is ${first}: its conversations are tagged alternative-chat.`,
      ),
    );
  return found;
}

function checkOrigins(settings: ApplicationSettings, { settings: given, manifest }: Given): Warning[] {
  const origins: unknown[] = Array.isArray(given["thirdPartyOrigins"]) ? given["thirdPartyOrigins"] : [];
  const found = origins.flatMap((origin, index) =>
    isForeignOrigin(origin)
      ? []
      : [
          {
            where: `settings.thirdPartyOrigins[${index}]`,
            words: `${JSON.stringify(origin)} is no origin such as https://chat.example; it is left out.`,
          },
        ],
  );
  const isUsed = settings.supportChat || asRecord(manifest)?.["userTestingPlatform"] !== undefined;
  if (settings.thirdPartyOrigins.length > 0 && !isUsed)
    found.push({
      where: "settings.thirdPartyOrigins",
      words: "No outside service is on: no page's policy lists them.",
    });
  return found;
}

const chat = (name: string, words: string): Warning => ({ where: `settings.supportChat${name}`, words });
