/**
 * What SMART App Launch 2 allows an app with a type of resource, in the order it is written: create, read, update,
 * delete, search.
 */
const interactionsInOrder = ["c", "r", "u", "d", "s"] as const;
export type SmartInteraction = (typeof interactionsInOrder)[number];

/** A scope as `system/Patient.rs`; the type `*` is every type. */
export type SmartScope = { type: string; interactions: readonly SmartInteraction[] };

/**
 * Matches a system scope such as `system/Patient.rs`: one type or `*`, and letters of `cruds`. Restrictions
 * (`?category=…`) are not supported. It accepts letters out of order; `readSystemScope` does not.
 */
export const systemScopePattern = /^system\/(\*|[A-Z][A-Za-z]{1,40})\.[cruds]{1,5}$/;
const systemScope = /^system\/(\*|[A-Z][A-Za-z]{1,40})\.(c?r?u?d?s?)$/;

/**
 * Parses a system scope such as `system/Patient.rs`; null when it is malformed, for example with letters out of
 * order.
 */
export function readSystemScope(text: string): SmartScope | null {
  const [, type, letters] = systemScope.exec(text) ?? [];
  return type === undefined || letters === undefined || letters === ""
    ? null
    : { type, interactions: interactionsInOrder.filter((one) => letters.includes(one)) };
}

/** Formats a scope as `system/Patient.rs`, with the letters in the order of `cruds`. */
export function writeSystemScope({ type, interactions }: SmartScope): string {
  return `system/${type}.${interactionsInOrder.filter((one) => interactions.includes(one)).join("")}`;
}

/** Returns whether scopes allow one interaction with a resource type; `*` allows every type. */
export function allowsInteraction(
  scopes: readonly SmartScope[],
  type: string,
  interaction: SmartInteraction,
): boolean {
  return scopes.some((scope) => ["*", type].includes(scope.type) && scope.interactions.includes(interaction));
}

/**
 * Returns whether the scopes held include all that a scope requests; each interaction may come from another scope.
 */
export function coversScope(held: readonly SmartScope[], { type, interactions }: SmartScope): boolean {
  return interactions.every((one) => allowsInteraction(held, type, one));
}

const patientScope = /^patient\/(\*|[A-Z][A-Za-z]{1,40})\.(rs|r|s|read)$/;

/**
 * Parses a scope of one patient's record, as SMART 2 writes it (`.rs`, `.r`, `.s`) or SMART 1 (`.read`, which is
 * `rs`); null where it is none or would write.
 */
export function readPatientScope(text: string): SmartScope | null {
  const [, type, letters] = patientScope.exec(text) ?? [];
  if (type === undefined || letters === undefined) return null;
  const allowed = letters === "read" ? "rs" : letters;
  return { type, interactions: interactionsInOrder.filter((one) => allowed.includes(one)) };
}
