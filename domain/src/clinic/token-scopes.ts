/** The scopes of API tokens, by area. `write` includes `read`. */
export const tokenScopes = [
  "appointments:read",
  "appointments:write",
  "calls:read",
  "calls:write",
  "messages:read",
  "messages:write",
  "files:read",
  "files:write",
  "health:read",
  "health:write",
  "doctors:read",
  "doctors:write",
  /** Weekly hours, single days and absences of doctors. */
  "hours:write",
  "patients:read",
  /** New patients alone; what is known of the others does not change. */
  "patients:add",
  /** Two records of one person are made one; neither is changed otherwise. */
  "patients:merge",
  "patients:write",
  "payments:read",
  "payments:write",
  /** The clinic's own accounts at payment providers, which receive its money. */
  "gateways:read",
  "gateways:write",
  "urgent:read",
  "urgent:write",
  "vouchers:read",
  "vouchers:write",
  "reports:read",
  "settings:read",
  "settings:write",
  "webhooks:read",
  "webhooks:write",
  "tokens:read",
  "tokens:write",
  "staff:read",
  "staff:write",
  /** The clinic's OpenID provider: it decides who can sign in. */
  "sign_in:read",
  "sign_in:write",
  "audit:read",
  /** The doctor's appointments as a calendar; the only scope allowed in an address. */
  "calendar:read",
  /** The addresses at which a doctor's appointments are read as a calendar. */
  "calendar:write",
  "fhir:read",
  "fhir:write",
] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** The most addresses (tokens with `calendar:read` alone) at which one doctor's calendar can be read. */
export const mostCalendarAddresses = 10;

/** The scopes that a token of one doctor can have: none that concern the whole clinic. */
export const doctorScopes: readonly TokenScope[] = tokenScopes.filter(
  (scope) =>
    !/^(patients|vouchers|reports|settings|gateways|webhooks|tokens|staff|sign_in|audit):/.test(scope),
);

/** Scopes that were once part of a wider one: holders of the wider scope retain them. */
const alsoIn: Partial<Record<TokenScope, TokenScope>> = {
  "hours:write": "doctors:write",
  "patients:add": "patients:write",
  "patients:merge": "patients:write",
};

/**
 * Returns whether the scopes held grant the needed one: itself, `…:write` for `…:read`, `doctors:write` for
 * `hours:write`, and `patients:write` for `patients:add` and `patients:merge`.
 */
export function isInScope(held: readonly TokenScope[], needed: TokenScope): boolean {
  return held.some(
    (scope) => scope === needed || scope === alsoIn[needed] || scope === needed.replace(/:read$/, ":write"),
  );
}

/**
 * Returns the scopes of a token. One created without scopes has all of its kind. Unknown scopes are ignored, as are
 * those of the whole clinic for the token of a doctor.
 */
export function scopesOf({
  scopes,
  doctorId,
}: {
  scopes: readonly string[] | null;
  doctorId: number | null;
}): readonly TokenScope[] {
  const most = doctorId === null ? tokenScopes : doctorScopes;
  return scopes === null ? most : most.filter((scope) => scopes.includes(scope));
}
