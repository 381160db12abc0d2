import { asRecord, asText } from "../shared/record.ts";
import { asScriptAddress, originOf } from "../clinic/script-address.ts";

/** Checkers of other companies, by the names of clinics' settings: one that our server asks over HTTP, and one whose script runs in a frame of its own. */
const outsideCheckers = { infermedica: "http", sdk: "script" } as const;
type OutsideChecker = keyof typeof outsideCheckers;

/** Who stands behind a checker that is not ours, as the person is asked for consent. */
export type CheckerService = {
  /** Name of the company, as the consent page says it. */
  company: string;
  /** Where its interface or its script is; without one, the installation's `SYMPTOM_SDK_URL`. */
  url: string | null;
  /** What the company says of data protection. */
  privacyUrl: string | null;
  /** A service that only shows how it would look; said on every page. */
  isDemo: boolean;
};

/** The setting as a clinic gives it; undefined where it names nobody, or an address that nothing may be fetched from. */
export function readCheckerService(value: unknown): CheckerService | undefined {
  const fields = asRecord(value);
  const company = asText(fields?.company, 80);
  if (!fields || company === null) return undefined;
  const [url, privacyUrl] = [asServiceAddress(fields.url), asServiceAddress(fields.privacyUrl)];
  if (fields.url !== undefined && fields.url !== null && url === null) return undefined;
  return { company, url, privacyUrl, isDemo: fields.isDemo === true };
}

/** The address of a service: https, or http on the machine itself, without a question or fragment, and without a slash behind it. */
export function asServiceAddress(value: unknown): string | null {
  const address = asScriptAddress(value);
  return address === null || /[?#]/.test(address) ? null : address.replace(/\/+$/, "");
}

/** What a clinic has chosen. */
type Chosen = {
  readonly symptomCheckerProvider: string;
  readonly symptomCheckerService: CheckerService | null;
};

/** Who is asked, and whether its answers come over HTTP or from a script; null where the clinic's checker is ours, or it has none. */
export function outsideCheckerOf({
  symptomCheckerProvider: name,
  symptomCheckerService: service,
}: Chosen): ({ kind: "http" | "script" } & CheckerService) | null {
  return isOutside(name) && service ? { kind: outsideCheckers[name], ...service } : null;
}

export function isOutside(name: string): name is OutsideChecker {
  return Object.hasOwn(outsideCheckers, name);
}

/** What the installation brings for checkers of other companies. */
export type OutsideInstallation = {
  /** `SYMPTOM_SDK_URL`, for clinics that name no address of their own. */
  defaultUrl: string | null;
  /** Origins that the installation has keys for; nothing else is ever asked over HTTP. */
  keyedOrigins: readonly string[];
  isProduction: boolean;
};

/** Why a clinic's outside checker cannot be used here; null where it can. */
export function lackOfOutside(
  { symptomCheckerProvider: name, symptomCheckerService: service }: Chosen,
  { defaultUrl, keyedOrigins, isProduction }: OutsideInstallation,
): "service" | "address" | "https" | "key" | null {
  if (!isOutside(name)) return null;
  if (!service) return "service";
  const address = service.url ?? asServiceAddress(defaultUrl);
  if (address === null) return "address";
  if (isProduction && !address.startsWith("https:")) return "https";
  if (outsideCheckers[name] === "http" && !keyedOrigins.includes(originOf(address))) return "key";
  return null;
}

/** Where the isolated frame of a script-based checker is, on the clinic's own host. */
export const sdkFramePath = "/symptom-checker-frame";
