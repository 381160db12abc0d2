/** A host name in small letters, as `clinic.example`. */
export const hostNamePattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
/** In characters. */
export const longestHostName = 253;

/** Whether it is a host name in small letters. */
export function isHostName(text: string): boolean {
  return text.length <= longestHostName && hostNamePattern.test(text);
}

/** Labels of DNS have 63 characters at most; the last one of a name is no number, or the name would be an address. */
const isInternetName = (text: string) =>
  isHostName(text) &&
  text.includes(".") &&
  text.split(".").every((label) => label.length <= 63) &&
  !/(^|\.)\d+$/.test(text);

/** How a clinic may have a host name: at once, by a proof that it controls it, or not. */
export type HostRule = "free" | "proof" | "reserved" | "malformed";

type Installation = {
  /** The host of the installation's own address. */
  baseHost: string;
  isProduction: boolean;
};

/**
 * Returns how a clinic may have a host name. Names of the installation are its operator's: a clinic may have the one of its
 * slug. Names that only ever mean this machine need no proof in development. All others are proven by their DNS.
 */
export function hostRule(host: string, slug: string, { baseHost, isProduction }: Installation): HostRule {
  if (!isInternetName(host)) return "malformed";
  const isLocal = host.endsWith(".localhost");
  if (isLocal && !isProduction) return "free";
  if (host === `${slug}.${baseHost}`) return "free";
  if (isLocal || host === baseHost || host.endsWith(`.${baseHost}`)) return "reserved";
  return "proof";
}

/** The name of the TXT record that proves a host name. */
export const proofRecordName = (host: string) => `_anteroom.${host}`;

/** What the record says. */
export const proofRecordValue = (challenge: string) => `anteroom-clinic=${challenge}`;

/** Whether one of the records found is the wanted one; spaces and quotation marks around it do not count. */
export function isProven(found: readonly string[], challenge: string): boolean {
  return found.some((record) => record.trim().replaceAll(/^"|"$/g, "") === proofRecordValue(challenge));
}
