import type { Failure } from "../../../web/src/platform/api.ts";

/**
 * Returns the first code for which the server refused each field of a body, by the field's path without
 * `body.`; empty for other failures.
 */
export function refusedFields(failure: Failure | null): ReadonlyMap<string, string> {
  const refused = new Map<string, string>();
  if (failure?.code !== "validation_failed") return refused;
  for (const { path, code } of failure.fields ?? []) {
    const name = path.replace(/^body\./, "");
    if (!refused.has(name)) refused.set(name, code);
  }
  return refused;
}
