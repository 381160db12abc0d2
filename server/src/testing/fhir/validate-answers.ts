import type { FastifyInstance } from "fastify";
import { fhirProblems } from "./fhir-problems.ts";

/** An answer that is not valid FHIR. */
type Fault = { request: string; problems: readonly unknown[] };

/**
 * Validates every answer of FHIR's media type that a server sends, whatever the test asks about it. Returns the list to
 * which invalid ones are added. The same answer is validated once.
 */
export function validateFhirAnswers(app: FastifyInstance): readonly Fault[] {
  const faults: Fault[] = [];
  const known = new Set<string>();
  app.addHook("onSend", async ({ method, url }, reply, payload) => {
    const type = String(reply.getHeader("content-type") ?? "");
    if (!type.startsWith("application/fhir+json") || typeof payload !== "string" || known.has(payload))
      return;
    known.add(payload);
    const problems = fhirProblems(JSON.parse(payload));
    if (problems.length > 0) faults.push({ request: `${method} ${url}`, problems });
  });
  return faults;
}
