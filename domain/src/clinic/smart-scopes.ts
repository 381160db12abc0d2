/** What SMART App Launch 2 lets an app do with a type of resource, in the order it is written: create, read, update, delete, search. */
const interactionsInOrder = ["c", "r", "u", "d", "s"] as const;
export type SmartInteraction = (typeof interactionsInOrder)[number];

/** A scope as `system/Patient.rs`; the type `*` is every type. */
export type SmartScope = { type: string; interactions: readonly SmartInteraction[] };

/** What a scope of a system looks like: one type or all, and letters. Narrower than a type (`?category=…`) there is none. */
export const systemScopePattern = /^system\/(\*|[A-Z][A-Za-z]{1,40})\.[cruds]{1,5}$/;
const systemScope = /^system\/(\*|[A-Z][A-Za-z]{1,40})\.(c?r?u?d?s?)$/;

/** Reads a scope of a system; null where it is none, such as with letters out of order. */
export function readSystemScope(text: string): SmartScope | null {
  const [, type, letters] = systemScope.exec(text) ?? [];
  return type === undefined || letters === undefined || letters === ""
    ? null
    : { type, interactions: interactionsInOrder.filter((one) => letters.includes(one)) };
}

/** Writes a scope of a system as SMART does. */
export function writeSystemScope({ type, interactions }: SmartScope): string {
  return `system/${type}.${interactionsInOrder.filter((one) => interactions.includes(one)).join("")}`;
}

/** Whether scopes allow one interaction with a type. */
export function allowsInteraction(
  scopes: readonly SmartScope[],
  type: string,
  interaction: SmartInteraction,
): boolean {
  return scopes.some((scope) => ["*", type].includes(scope.type) && scope.interactions.includes(interaction));
}

/** Whether what is held includes all that a scope asks for; each interaction may come from another scope. */
export function coversScope(held: readonly SmartScope[], { type, interactions }: SmartScope): boolean {
  return interactions.every((one) => allowsInteraction(held, type, one));
}
