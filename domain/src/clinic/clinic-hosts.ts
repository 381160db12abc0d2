/** Matches a host name in lower case, as `clinic.example`. */
export const hostNamePattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
/** The most characters of a host name. */
export const longestHostName = 253;

/**
 * Returns whether a text is a host name in lower case, of at most 253 characters, also without a dot (`localhost`) or
 * an IPv4 address.
 */
export function isHostName(text: string): boolean {
  return text.length <= longestHostName && hostNamePattern.test(text);
}

/** Labels of DNS have 63 characters at most; the last one of a name is no number, or the name would be an address. */
const isInternetName = (text: string) =>
  isHostName(text) &&
  text.includes(".") &&
  text.split(".").every((label) => label.length <= 63) &&
  !/(^|\.)\d+$/.test(text);

/**
 * How a clinic may use a host name: freely, after a DNS proof, never because it is reserved, or never because it is
 * malformed.
 */
export type HostRule = "free" | "proof" | "reserved" | "malformed";

type Installation = {
  /** The host of the installation's address. */
  baseHost: string;
  isProduction: boolean;
};

/**
 * Returns how a clinic may use a host name. The installation's own names are reserved, except that of the clinic's
 * slug. Local names (`.localhost`) are free outside production, reserved in it. `malformed` is also a name without a dot. All others require a DNS proof.
 */
export function hostRule(host: string, slug: string, { baseHost, isProduction }: Installation): HostRule {
  if (!isInternetName(host)) return "malformed";
  const isLocal = host.endsWith(".localhost");
  if (isLocal && !isProduction) return "free";
  if (host === `${slug}.${baseHost}`) return "free";
  if (isLocal || host === baseHost || host.endsWith(`.${baseHost}`)) return "reserved";
  return "proof";
}

/** Returns the name of the TXT record that proves control of a host name. */
export const proofRecordName = (host: string) => `_anteroom.${host}`;

/** Returns the value that this TXT record must have. */
export const proofRecordValue = (challenge: string) => `anteroom-clinic=${challenge}`;

/**
 * Returns whether one of the TXT records found has the required value; surrounding spaces and quotation marks are
 * ignored.
 */
export function isProven(found: readonly string[], challenge: string): boolean {
  return found.some((record) => record.trim().replaceAll(/^"|"$/g, "") === proofRecordValue(challenge));
}
