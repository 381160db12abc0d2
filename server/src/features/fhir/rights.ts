import {
  allowsInteraction,
  type SmartInteraction,
  type SmartScope,
} from "@anteroom/domain/clinic/smart-scopes";
import { isInScope, type TokenScope } from "@anteroom/domain/clinic/token-scopes";
import type { ClinicCaller } from "../../platform/http/authentication.ts";
import { allKinds, kindOf } from "./kinds/all-kinds.ts";
import { isOutsideRecords } from "./kinds/kind.ts";
import { FhirRefusal } from "./outcome.ts";

/** Types that can be written, how, and the scope that a clinic token needs for it. */
const writes: Readonly<Record<string, { interactions: readonly SmartInteraction[]; scope: TokenScope }>> = {
  Appointment: { interactions: ["c", "u"], scope: "appointments:write" },
  Observation: { interactions: ["c"], scope: "health:write" },
};

/** Every served type with its interactions as SMART letters: `r` read, `s` search, `c` create, `u` update. */
export const servedInteractions: ReadonlyMap<string, readonly SmartInteraction[]> = new Map(
  allKinds.map(({ type }) => [type, ["r", "s", ...(writes[type]?.interactions ?? [])]]),
);

/**
 * Returns the clinic scopes that allow the same as a SMART scope; null when it includes an interaction that
 * is not served.
 */
export function clinicScopesOf({ type, interactions }: SmartScope): TokenScope[] | null {
  const types = type === "*" ? [...servedInteractions.keys()] : [type];
  const scopes = interactions.map((one) => types.flatMap((name) => needed(name, one) ?? []));
  return scopes.some((some) => some.length === 0) ? null : [...new Set(scopes.flat())];
}

/** Returns the clinic scopes for one interaction with a type; null when it is not served. */
function needed(type: string, interaction: SmartInteraction): TokenScope[] | null {
  const kind = kindOf(type);
  if (!kind || !servedInteractions.get(type)?.includes(interaction)) return null;
  if (interaction === "r" || interaction === "s") return ["fhir:read", kind.scope];
  const write = writes[type];
  return write ? ["fhir:write", write.scope] : null;
}

/** Returns the scope that a caller lacks for a served interaction, or null. */
function lackOf({ app, scopes }: ClinicCaller, type: string, interaction: SmartInteraction): string | null {
  if (app && app.patientId !== null) {
    if (isOutsideRecords(type))
      return `a scope that no patient can give: "${type}" is in no patient's record`;
    const isRead = interaction === "r" || interaction === "s";
    return isRead && allowsInteraction(app.scopes, type, interaction)
      ? null
      : `patient/${type}.${interaction}`;
  }
  if (app) return allowsInteraction(app.scopes, type, interaction) ? null : `system/${type}.${interaction}`;
  const missing = (needed(type, interaction) ?? []).filter((scope) => !isInScope(scopes, scope));
  return missing.length === 0 ? null : missing.join(" and ");
}

/** Returns whether a caller's scopes allow an interaction with a type; false when it is not served. */
export function mayInteract(caller: ClinicCaller, type: string, interaction: SmartInteraction): boolean {
  return needed(type, interaction) !== null && lackOf(caller, type, interaction) === null;
}

/**
 * Throws `FhirRefusal` when a caller may not perform an interaction with a type: 403 with the missing scope,
 * or 405 when it is not served.
 */
export function refuseOutOfScope(caller: ClinicCaller, type: string, interaction: SmartInteraction): void {
  if (needed(type, interaction) === null)
    throw new FhirRefusal(405, "not-supported", `Nothing of the type "${type}" is written in this way here.`);
  const missing = lackOf(caller, type, interaction);
  if (missing !== null) throw new FhirRefusal(403, "forbidden", `The token needs ${missing}.`);
}
