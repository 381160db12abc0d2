/** What a program of the clinic may do, by area. Who may write in an area may read in it. */
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
  "patients:write",
  "payments:read",
  "payments:write",
  /** The clinic's own accounts at payment providers: where its money goes. */
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
  /** Where the clinic's people sign in: who sets it decides who comes in. */
  "sign_in:read",
  "sign_in:write",
  "audit:read",
  /** The doctor's appointments as a calendar; the one right that may stand in an address. */
  "calendar:read",
  "fhir:read",
  "fhir:write",
] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What a token of one doctor can be given at most: nothing that concerns the whole clinic. */
export const doctorScopes: readonly TokenScope[] = tokenScopes.filter(
  (scope) =>
    !/^(patients|vouchers|reports|settings|gateways|webhooks|tokens|staff|sign_in|audit):/.test(scope),
);

/** Rights that stood in a wider one before they had a name: who holds the wider one keeps them. */
const alsoIn: Partial<Record<TokenScope, TokenScope>> = { "hours:write": "doctors:write" };

/** Whether scopes allow what needs this one. */
export function isInScope(held: readonly TokenScope[], needed: TokenScope): boolean {
  return held.some(
    (scope) => scope === needed || scope === alsoIn[needed] || scope === needed.replace(/:read$/, ":write"),
  );
}

/** What a token may do: all that its kind can where it was made without scopes; a scope that is not known is none. */
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
