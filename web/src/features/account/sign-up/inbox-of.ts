/** Web inboxes by the domain of the address, as their providers publish them. */
const inboxes: readonly (readonly [RegExp, string])[] = [
  [/^(gmail|googlemail)\.com$/, "https://mail.google.com/mail/"],
  [/^(outlook|hotmail|live|msn)\.[a-z.]+$/, "https://outlook.live.com/mail/"],
  [/^(yahoo|ymail|rocketmail)\.[a-z.]+$/, "https://mail.yahoo.com/"],
  [/^(icloud|me|mac)\.com$/, "https://www.icloud.com/mail/"],
  [/^(proton\.me|protonmail\.com|pm\.me)$/, "https://mail.proton.me/"],
];

/**
 * Returns the URL of the web mail of an email address: `/dev/outbox` in `development`, null for an unknown
 * domain.
 */
export function inboxUrlOf(address: string, environment: string): string | null {
  if (environment === "development") return "/dev/outbox";
  const domain = address.split("@").at(-1)?.trim().toLowerCase() ?? "";
  return inboxes.find(([pattern]) => pattern.test(domain))?.[1] ?? null;
}
