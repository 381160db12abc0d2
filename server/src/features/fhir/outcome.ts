import type { Resource } from "./mapping/resource.ts";

/**
 * Thrown when a request is refused: HTTP status, FHIR issue code, and an explanation that the client sees.
 */
export class FhirRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, diagnostics: string) {
    super(diagnostics);
    this.status = status;
    this.code = code;
  }
}

/** Returns a `FhirRefusal` with 404; throw it. */
export const refuseNotFound = () => new FhirRefusal(404, "not-found", "No such resource.");
/** Returns a `FhirRefusal` with 400 for an invalid value; throw it. */
export const refuseValue = (diagnostics: string) => new FhirRefusal(400, "value", diagnostics);

/** Builds an OperationOutcome with one issue. */
export function operationOutcome(
  severity: "error" | "information" | "warning",
  code: string,
  diagnostics: string,
): Resource {
  return { resourceType: "OperationOutcome", issue: [{ severity, code, diagnostics }] };
}

const issueCodes: Readonly<Record<number, string>> = {
  400: "invalid",
  401: "login",
  403: "forbidden",
  404: "not-found",
  405: "not-supported",
  406: "not-supported",
  409: "conflict",
  410: "deleted",
  412: "conflict",
  413: "too-long",
  415: "not-supported",
  422: "processing",
  429: "throttled",
  503: "transient",
};

/** Returns FHIR's issue code of an HTTP status; `exception` for others. */
export const issueCodeOf = (status: number) => issueCodes[status] ?? "exception";
