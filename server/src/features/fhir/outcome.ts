import type { Resource } from "./mapping/resource.ts";

/** Why a request is refused: FHIR's code of the issue, the status, and a sentence for the programmer. */
export class FhirRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, diagnostics: string) {
    super(diagnostics);
    this.status = status;
    this.code = code;
  }
}

export const refuseNotFound = () => new FhirRefusal(404, "not-found", "No such resource.");
export const refuseValue = (diagnostics: string) => new FhirRefusal(400, "value", diagnostics);

/** What is said of a refusal, or of something left out. */
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

/** FHIR's code of an issue for a status. */
export const issueCodeOf = (status: number) => issueCodes[status] ?? "exception";
