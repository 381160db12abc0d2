import { isAnalyticsActive } from "./analytics.ts";
import { supportChatRules } from "../shared/constants.ts";
import type { Manifest } from "./manifest.ts";
import type { RouteRow } from "../shared/routes.ts";
import type { RuntimeConfiguration } from "./runtime-configuration.ts";
import { asScriptAddress, originOf } from "./script-address.ts";
import type { ApplicationSettings } from "./settings.ts";

/** The services for support chat, by their names in clinics' settings; the default first. */
export const chatServices = ["freshchat", "chatwoot"] as const;
export type ChatService = (typeof chatServices)[number];

/** A configured support chat: its service, script and public key, and the tags of its conversations. */
export type SupportChatPlan = { service: ChatService; scriptUrl: string; key: string; tags: string[] };

/**
 * The third-party services of a clinic that require consent (D.65). Error reports contain no person and are not
 * among them.
 */
export type ThirdParties = {
  analytics: boolean;
  userTesting: { scriptUrl: string } | null;
  chat: SupportChatPlan | null;
};
/** A kind of third-party service. */
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

/**
 * Returns the third-party services that the clinic uses. An incompletely configured service, or one that is not
 * built in, counts as unused.
 */
export function thirdPartiesOf({ manifest, settings }: Clinic, runtime: Runtime): ThirdParties {
  const userTesting = asScriptAddress(manifest?.userTestingPlatform);
  return {
    analytics: manifest !== null && isAnalyticsActive(runtime),
    userTesting: userTesting === null ? null : { scriptUrl: userTesting },
    chat: manifest && chatOf(settings),
  };
}

/** Returns the kinds of services in use, for which consent is requested; empty where no question is needed. */
export function servicesNeedingConsent(services: ThirdParties): ThirdPartyKind[] {
  const kinds = ["analytics", "userTesting", "chat"] as const;
  return kinds.filter((kind) => Boolean(services[kind]));
}

/** The patient's answer about third-party services; `unasked` where there is none for the services used. */
export type Consent = "granted" | "refused" | "unasked";
/** The stored answer, and the services (`ThirdPartyKind`) that the question named. */
export type StoredConsent = { isGranted: boolean; kinds: readonly string[] };

/**
 * Returns the consent for the services used (D.65). A stored answer covers only the services it was given for; a
 * new service makes it `unasked`.
 */
export function consentFor(stored: StoredConsent | null, used: readonly ThirdPartyKind[]): Consent {
  if (!stored || !used.every((kind) => stored.kinds.includes(kind))) return "unasked";
  return stored.isGranted ? "granted" : "refused";
}

type Place = { consent: Consent; isSignedIn: boolean; route: Pick<RouteRow, "thirdParty"> };

/**
 * Returns the third-party scripts that may be loaded on this page: none without consent, none outside support
 * routes (D.28), chat only with a session.
 */
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

/**
 * Returns the origins that the content security policy lists for this clinic's third-party scripts; empty on a
 * route without any.
 */
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
