import { asRecord, asText } from "../shared/record.ts";
import { asScriptAddress, originOf } from "../clinic/script-address.ts";

/**
 * Third-party checkers, by their names in clinics' settings: one that our server calls over HTTP, and one whose
 * script runs in an isolated frame.
 */
const outsideCheckers = { infermedica: "http", sdk: "script" } as const;
type OutsideChecker = keyof typeof outsideCheckers;

/** The company that provides a third-party symptom checker, as the consent page names it. */
export type CheckerService = {
  /** Name of the company, as the consent page shows it. */
  company: string;
  /** Address of its API or script; null uses the installation's `SYMPTOM_SDK_URL`. */
  url: string | null;
  /** The company's privacy notice. */
  privacyUrl: string | null;
  /** A demonstration only; every page says so. */
  isDemo: boolean;
};

/**
 * Reads the clinic's setting; undefined where it names no company (at most 80 characters) or has an invalid address
 * of the API. An invalid privacy notice is null.
 */
export function readCheckerService(value: unknown): CheckerService | undefined {
  const fields = asRecord(value);
  const company = asText(fields?.company, 80);
  if (!fields || company === null) return undefined;
  const [url, privacyUrl] = [asServiceAddress(fields.url), asServiceAddress(fields.privacyUrl)];
  if (fields.url !== undefined && fields.url !== null && url === null) return undefined;
  return { company, url, privacyUrl, isDemo: fields.isDemo === true };
}

/**
 * Returns the address if it is https, or http on localhost, without query and fragment; strips trailing slashes. Null
 * otherwise.
 */
export function asServiceAddress(value: unknown): string | null {
  const address = asScriptAddress(value);
  return address === null || /[?#]/.test(address) ? null : address.replace(/\/+$/, "");
}

/** What a clinic has chosen. */
type Chosen = {
  readonly symptomCheckerProvider: string;
  readonly symptomCheckerService: CheckerService | null;
};

/**
 * Returns the third-party checker of a clinic and whether it is called over HTTP or as a script; null where the
 * checker is ours or none, or its setting names no company. Does not check whether it can be used: see
 * `outsideCheckerProblem`.
 */
export function outsideCheckerOf({
  symptomCheckerProvider: name,
  symptomCheckerService: service,
}: Chosen): ({ kind: "http" | "script" } & CheckerService) | null {
  return isOutside(name) && service ? { kind: outsideCheckers[name], ...service } : null;
}

/** Returns whether a provider name is that of a third-party checker. */
export function isOutside(name: string): name is OutsideChecker {
  return Object.hasOwn(outsideCheckers, name);
}

/** What an installation provides for third-party checkers. */
export type OutsideInstallation = {
  /** `SYMPTOM_SDK_URL`, for clinics without an address of their own. */
  defaultUrl: string | null;
  /** Origins for which the installation has API keys; HTTP checkers at others are not called. */
  keyedOrigins: readonly string[];
  isProduction: boolean;
};

/**
 * Returns the first thing that a clinic's third-party checker lacks: the company (`service`), an address, https in
 * production, or an API key (HTTP checkers only). Null where it can be used, and where the clinic has no third-party
 * checker.
 */
export function outsideCheckerProblem(
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

/** The path of the isolated frame for a script-based checker, on the clinic's host. */
export const sdkFramePath = "/symptom-checker-frame";
