import { isAnalyticsActive } from "./analytics.ts";
import { supportChatRules } from "../shared/constants.ts";
import type { Manifest } from "./manifest.ts";
import type { RouteRow } from "../shared/routes.ts";
import type { RuntimeConfiguration } from "./runtime-configuration.ts";
import { asScriptAddress, originOf } from "./script-address.ts";
import type { ApplicationSettings } from "./settings.ts";

/** The two services of support chat, by the names of clinics' settings; the first one first. */
export const chatServices = ["freshchat", "chatwoot"] as const;
export type ChatService = (typeof chatServices)[number];

export type SupportChatPlan = { service: ChatService; scriptUrl: string; key: string; tags: string[] };

/** The outside services that one clinic uses and that need the person's yes (D.65); error reports carry no person and are none of them. */
export type ThirdParties = {
  analytics: boolean;
  userTesting: { scriptUrl: string } | null;
  chat: SupportChatPlan | null;
};
export type ThirdPartyKind = keyof ThirdParties;

type Clinic = {
  manifest: Pick<Manifest, "userTestingPlatform"> | null;
  settings: Pick<
    ApplicationSettings,
    | "supportChat"
    | "supportChatProvider"
    | "supportChatFirstProvider"
    | "supportChatScriptUrl"
    | "supportChatKey"
    | "thirdPartyOrigins"
  >;
};
type Runtime = Pick<RuntimeConfiguration, "analyticsKey" | "environment">;

/** What the clinic uses. A service that is only half set, or that nobody built in, is none. */
export function thirdPartiesOf({ manifest, settings }: Clinic, runtime: Runtime): ThirdParties {
  const userTesting = asScriptAddress(manifest?.userTestingPlatform);
  return {
    analytics: manifest !== null && isAnalyticsActive(runtime),
    userTesting: userTesting === null ? null : { scriptUrl: userTesting },
    chat: manifest && chatOf(settings),
  };
}

/** Which services a yes would be for; nothing is asked where it is empty. */
export function kindsOf(services: ThirdParties): ThirdPartyKind[] {
  const kinds = ["analytics", "userTesting", "chat"] as const;
  return kinds.filter((kind) => Boolean(services[kind]));
}

export type Consent = "granted" | "refused" | "unasked";
/** The person's answer, and the services that the question named. */
export type StoredConsent = { isGranted: boolean; kinds: readonly string[] };

/** D.65: an answer holds for the services it was given for; a service that came later is asked about anew. */
export function consentFor(stored: StoredConsent | null, used: readonly ThirdPartyKind[]): Consent {
  if (!stored || !used.every((kind) => stored.kinds.includes(kind))) return "unasked";
  return stored.isGranted ? "granted" : "refused";
}

type Place = { consent: Consent; isSignedIn: boolean; route: Pick<RouteRow, "thirdParty"> };

/** Which foreign scripts may be loaded on this page for this person: none without a yes, none off support routes (D.28), the chat for patients who are signed in. */
export function foreignScripts(
  services: ThirdParties,
  { consent, isSignedIn, route }: Place,
): Pick<ThirdParties, "userTesting" | "chat"> {
  const isAllowed = consent === "granted" && route.thirdParty === "support";
  return {
    userTesting: isAllowed ? services.userTesting : null,
    chat: isAllowed && isSignedIn ? services.chat : null,
  };
}

/** What the content security policy must list for this clinic's foreign scripts, nothing on a route that takes none. */
export function foreignOrigins(clinic: Clinic, route: Pick<RouteRow, "thirdParty">): string[] {
  if (route.thirdParty !== "support" || !clinic.manifest) return [];
  const userTesting = asScriptAddress(clinic.manifest.userTestingPlatform);
  const scripts = [userTesting, chatOf(clinic.settings)?.scriptUrl].filter((one) => typeof one === "string");
  return scripts.length === 0
    ? []
    : [...new Set([...scripts.map(originOf), ...clinic.settings.thirdPartyOrigins])];
}

function chatOf(settings: Clinic["settings"]): SupportChatPlan | null {
  const service = chatServices.find((name) => name === settings.supportChatProvider);
  const { supportChat, supportChatScriptUrl: scriptUrl, supportChatKey: key } = settings;
  if (!supportChat || !service || scriptUrl === null || key === null) return null;
  return {
    service,
    scriptUrl,
    key,
    tags: settings.supportChatFirstProvider ? [] : [supportChatRules.alternativeTag],
  };
}
