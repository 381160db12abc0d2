import { problemMessage } from "@anteroom/content/messages/problems";
import type { EndpointShape } from "@anteroom/contract/endpoint";
import { problemStatus, type ProblemCode } from "@anteroom/contract/errors";
import { problem, problemBody } from "../http/problem.ts";

type Example = { summary: string; value: object };

/** Returns the problem codes that an endpoint can answer, including those of all endpoints of its kind. */
export function problemCodesOf(shape: EndpointShape): ProblemCode[] {
  const hasBody = shape.method === "POST" || shape.method === "PUT";
  const codes: ProblemCode[] = ["validation_failed", "malformed_request"];
  if (shape.caller !== "anyone") codes.push("unauthenticated");
  if (shape.caller === "clinic" && shape.scope !== "any") codes.push("insufficient_scope");
  if (shape.caller === "clinic") codes.push("too_many_requests");
  if (shape.params) codes.push("not_found");
  if (!shape.isInstallationWide) codes.push("tenant_not_found");
  if (hasBody) codes.push("payload_too_large", "unsupported_media_type");
  codes.push(...(shape.problems ?? []), "internal", "unavailable");
  return [...new Set(codes)].toSorted((a, b) => problemStatus[a] - problemStatus[b]);
}

/**
 * Returns an endpoint's problem responses by status, as references to the components that `allProblemResponses`
 * returns.
 */
export function problemResponsesOf(shape: EndpointShape): Record<string, object> {
  const byStatus = Map.groupBy(problemCodesOf(shape), (code) => problemStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { $ref: `#/components/responses/${nameOf(codes)}` }]),
  );
}

/** Returns every problem response of these endpoints, by its name among the OpenAPI components. */
export function allProblemResponses(shapes: readonly EndpointShape[]): Record<string, object> {
  const sets = shapes.flatMap((shape) =>
    [...Map.groupBy(problemCodesOf(shape), (code) => problemStatus[code]).values()].map(
      (codes): [string, object] => [nameOf(codes), describeResponse(codes)],
    ),
  );
  return Object.fromEntries(sets.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const nameOf = (codes: readonly ProblemCode[]) => codes.join(".");

function describeResponse(codes: readonly ProblemCode[]): object {
  return {
    description: codes.map((code) => `\`${code}\`: ${problemMessage(code, "en").title}`).join("  \n"),
    content: {
      "application/problem+json": {
        schema: { $ref: "#/components/schemas/Problem" },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

/** Returns an example of a problem's body, in English. */
export function problemExample(code: ProblemCode): Example {
  const sentences = problemMessage(code, "en");
  return { summary: sentences.title, value: problemBody(problem(code), sentences) };
}
