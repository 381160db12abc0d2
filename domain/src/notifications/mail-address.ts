import { hostNamePattern, isHostName } from "../clinic/clinic-hosts.ts";

/** The most characters of a clinic's own sender address. */
export const longestMailAddress = 254;

/**
 * Returns the domain of an email address in lower case, or null when it is no name of the internet's DNS: without a
 * dot, an IP address, or local.
 */
export function mailDomainOf(address: string): string | null {
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  if (!isHostName(domain) || !domain.includes(".") || /(^|\.)(\d+|localhost|local|internal)$/.test(domain))
    return null;
  return domain.split(".").every((label) => label.length <= 63 && hostNamePattern.test(label))
    ? domain
    : null;
}

/** Returns the name of the TXT record that publishes a DKIM key (RFC 6376). */
export const dkimRecordName = (selector: string, domain: string) => `${selector}._domainkey.${domain}`;

/** Returns the text of the TXT record that publishes an RSA key, given as base64 of its DER form. */
export const dkimRecordValue = (publicKey: string) => `v=DKIM1; k=rsa; p=${publicKey}`;

/** The `name=value` pairs of a record of DKIM or DMARC; names in lower case, values without surrounding spaces. */
function tagsOf(record: string): Map<string, string> {
  const pairs = record
    .trim()
    .replaceAll(/^"|"$/g, "")
    .split(";")
    .map((pair) => [
      pair.slice(0, pair.indexOf("=")).trim().toLowerCase(),
      pair.slice(pair.indexOf("=") + 1).trim(),
    ]);
  return new Map(pairs.filter((pair): pair is [string, string] => Boolean(pair[0])));
}

/**
 * Returns whether a key is published by exactly one record and is good for signatures of emails (RFC 6376, 3.6.1). Two
 * records at one name leave receivers to chance, and are not good.
 */
export function isDkimKeyPublished(found: readonly string[], publicKey: string): boolean {
  const [record, ...others] = found;
  if (record === undefined || others.length > 0) return false;
  const tags = tagsOf(record);
  const allows = (tag: string, value: string) =>
    (tags.get(tag) ?? value).split(":").some((each) => each.trim() === value || each.trim() === "*");
  return (
    (tags.get("v") ?? "DKIM1") === "DKIM1" &&
    (tags.get("k") ?? "rsa") === "rsa" &&
    allows("h", "sha256") &&
    allows("s", "email") &&
    tags.get("p")?.replaceAll(/\s/g, "") === publicKey
  );
}

/** What a domain asks receivers to do with emails that prove neither by DKIM nor by SPF to be its own. */
export type DmarcPolicy = "none" | "quarantine" | "reject";

/**
 * Returns the names at which a DMARC record of a domain is looked for, the closest first: the domain's own, then its
 * parents' down to two labels.
 */
export function dmarcRecordNames(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, index) => `_dmarc.${labels.slice(index).join(".")}`);
}

/**
 * Returns the policy of the TXT records at one such name, or null without exactly one of DMARC. `isParents` is whether
 * they are a parent's, whose policy for names below it counts.
 */
export function dmarcPolicyOf(found: readonly string[], isParents: boolean): DmarcPolicy | null {
  const [tags, ...others] = found.map(tagsOf).filter((each) => each.get("v") === "DMARC1");
  if (!tags || others.length > 0) return null;
  const policy = ((isParents ? tags.get("sp") : undefined) ?? tags.get("p") ?? "").toLowerCase();
  return policy === "quarantine" || policy === "reject" ? policy : "none";
}
