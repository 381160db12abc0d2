import {
  allowsInteraction,
  type SmartInteraction,
  type SmartScope,
} from "@anteroom/domain/clinic/smart-scopes";
import { isInScope, type TokenScope } from "@anteroom/domain/clinic/token-scopes";
import type { ClinicCaller } from "../../platform/http/authentication.ts";
import { allKinds, kindOf } from "./kinds/all-kinds.ts";
import { FhirRefusal } from "./outcome.ts";

/** What can be written, how, and the scope of the area that a token of the clinic needs for it. */
const writes: Readonly<Record<string, { interactions: readonly SmartInteraction[]; scope: TokenScope }>> = {
  Appointment: { interactions: ["c", "u"], scope: "appointments:write" },
  Observation: { interactions: ["c"], scope: "health:write" },
};

/** Every type that is served, with what can be done to it. */
export const servedInteractions: ReadonlyMap<string, readonly SmartInteraction[]> = new Map(
  allKinds.map(({ type }) => [type, ["r", "s", ...(writes[type]?.interactions ?? [])]]),
);

/** The scopes of a token of the clinic that can do the same as a scope of SMART; null where that asks for what is not served. */
export function clinicScopesOf({ type, interactions }: SmartScope): TokenScope[] | null {
  const types = type === "*" ? [...servedInteractions.keys()] : [type];
  const scopes = interactions.map((one) => types.flatMap((name) => needed(name, one) ?? []));
  return scopes.some((some) => some.length === 0) ? null : [...new Set(scopes.flat())];
}

/** What a token of the clinic needs for one interaction with a type; null where there is no such thing. */
function needed(type: string, interaction: SmartInteraction): TokenScope[] | null {
  const kind = kindOf(type);
  if (!kind || !servedInteractions.get(type)?.includes(interaction)) return null;
  if (interaction === "r" || interaction === "s") return ["fhir:read", kind.scope];
  const write = writes[type];
  return write ? ["fhir:write", write.scope] : null;
}

/** What a caller lacks for an interaction with a type that is served, or null. */
function lackOf({ app, scopes }: ClinicCaller, type: string, interaction: SmartInteraction): string | null {
  if (app) return allowsInteraction(app.scopes, type, interaction) ? null : `system/${type}.${interaction}`;
  const missing = (needed(type, interaction) ?? []).filter((scope) => !isInScope(scopes, scope));
  return missing.length === 0 ? null : missing.join(" and ");
}

/** Whether a caller may do something with a type. */
export function mayInteract(caller: ClinicCaller, type: string, interaction: SmartInteraction): boolean {
  return needed(type, interaction) !== null && lackOf(caller, type, interaction) === null;
}

/** Throws where a caller may not do something with a type, and says what is missing. */
export function refuseOutOfScope(caller: ClinicCaller, type: string, interaction: SmartInteraction): void {
  if (needed(type, interaction) === null)
    throw new FhirRefusal(405, "not-supported", `Nothing of the type "${type}" is written in this way here.`);
  const missing = lackOf(caller, type, interaction);
  if (missing !== null) throw new FhirRefusal(403, "forbidden", `The token needs ${missing}.`);
}
