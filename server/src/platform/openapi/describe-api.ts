import type { Caller, EndpointShape } from "@anteroom/contract/endpoint";
import { deskHeader } from "@anteroom/contract/account/desk-sessions";
import { fileMediaType } from "@anteroom/contract/appointment/files";
import type { ProblemCode } from "@anteroom/contract/errors";
import * as z from "zod/v4/core";
import { deskCookie } from "../http/authentication.ts";
import { bodyExamples } from "./body-examples.ts";
import { clinicChapter, contractModules, type Chapter } from "./contract-modules.ts";
import {
  allProblemResponses,
  problemCodesOf,
  problemExample,
  problemResponsesOf,
} from "./describe-problems.ts";
import { describeSchemas, componentReferencesIn, type JsonSchema, type Schemas } from "./describe-schemas.ts";

/** An endpoint with its name and chapter. */
export type Operation = { name: string; shape: EndpointShape; chapter: Chapter };

/** Every endpoint of the contract with its name and chapter. */
export const operations: readonly Operation[] = contractModules.flatMap(({ chapter, module }) =>
  Object.entries<unknown>({ ...module })
    .filter((entry): entry is [string, EndpointShape] => isEndpoint(entry[1]))
    .map(([name, shape]) => ({
      name,
      shape,
      chapter:
        shape.caller === "clinic" && !chapter.name.startsWith("Clinic API") ? clinicChapter() : chapter,
    })),
);

/** Returns the whole API as an OpenAPI 3.1 document. It depends only on the contract and the version. */
export function describeApi(version: string) {
  const schemas = describeSchemas(namedSchemas(), operations.flatMap(rootsOf));
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const { method, path } = operation.shape;
    (paths[`/api${path}`] ??= {})[method.toLowerCase()] = describeOperation(operation, schemas);
  }
  const examples = problemExamples();
  const responses = allProblemResponses(operations.map(({ shape }) => shape));
  return {
    openapi: "3.1.0",
    info: {
      title: "Anteroom",
      version,
      description,
      license: { name: "Not stated yet", identifier: "LicenseRef-not-stated" },
    },
    servers: [{ url: "/", description: "The host of the clinic that is asked." }],
    tags: [...new Map(operations.map(({ chapter }) => [chapter.name, chapter])).values()],
    paths,
    components: {
      securitySchemes,
      schemas: usedSchemas({ paths, responses }, schemas.components),
      responses,
      examples,
    },
  };
}

const description = `The patient's front door of a telehealth clinic.

One answer has the shape \`{"data": {"entity": …}}\`, a list \`{"data": {"collection": […]}}\`. Whatever goes wrong is
answered as a problem (RFC 9457, \`application/problem+json\`): \`code\` is stable, \`title\` says what happened and
\`detail\` what to do next, in the language of \`Accept-Language\` (en, pt, pt-BR, it, es, es-CL, fr, ar).

Within a version, answers may get more fields and enumerations of problems more codes; a client lets pass what it does
not know. Nothing else changes without a notice in this document: an endpoint that will go is marked as deprecated first.`;

const securitySchemes = {
  patient: {
    type: "apiKey",
    in: "header",
    name: "X-Patient-Token",
    description: "Session of a patient, as signing in answers it.",
  },
  guest: {
    type: "apiKey",
    in: "header",
    name: "X-Guest-Token",
    description: "Of the link by which a guest reaches one appointment.",
  },
  pass: {
    type: "apiKey",
    in: "header",
    name: "X-Payment-Pass",
    description: "Of a device to which one payment was handed.",
  },
  invited: {
    type: "apiKey",
    in: "header",
    name: "X-Invitation-Token",
    description: "Of the link by which somebody is invited to one call.",
  },
  clinic: {
    type: "http",
    scheme: "bearer",
    description:
      "Token of a clinic, or of one of its doctors, who sees what is theirs only. Each request names the scope that its token needs; writing in an area includes reading in it.",
  },
  desk: {
    type: "apiKey",
    in: "cookie",
    name: deskCookie,
    description: `Session of somebody who has signed in at the clinic's desk, in the scopes of their role. Counts only with the header \`${deskHeader}: 1\`.`,
  },
};

/** Any one of these opens the endpoint. */
const keysOf: Record<Caller, readonly (keyof typeof securitySchemes)[]> = {
  anyone: [],
  patient: ["patient"],
  visitor: ["guest", "patient"],
  payer: ["pass", "guest", "patient"],
  invited: ["invited"],
  clinic: ["clinic", "desk"],
  staff: ["desk"],
};

const whoMayCall: Record<Caller, string> = {
  anyone: "Anybody may ask.",
  patient: "For a patient who is signed in.",
  visitor: "For a patient who is signed in, or the guest of that very appointment.",
  payer: "For a patient or guest, or a device to which that very payment was handed.",
  invited: "For a guest invited to that very call.",
  clinic: "For a program of the clinic, or somebody who has signed in at its desk.",
  staff: "For somebody who has signed in at the clinic's desk.",
};

/** Endpoints whose body is a file. */
const takesFile = new Set([
  "clinicPutPicture",
  "clinicPutPortrait",
  "clinicShareFile",
  "putDeskSignature",
  "sendCardPicture",
  "sendFile",
  "sendHoldFile",
]);

/** What files are that are answered; any kind where nothing is said. */
const fileAnswers: Readonly<Record<string, string>> = {
  clinicDownloadCardPicture: "image/jpeg",
  clinicReportFile: "text/csv",
  clinicInvoiceFile: "text/csv",
  downloadCardPicture: "image/jpeg",
  downloadExport: "application/zip",
  getReceiptDocument: "application/pdf",
  getOwnInvoiceDocument: "application/pdf",
  getRecordDocument: "application/pdf",
  getRecordSummary: "application/fhir+json",
};

const file = { schema: { type: "string", format: "binary" } };
const keyOf = ({ name }: Operation, part: string) => `${name}.${part}`;

function isEndpoint(value: unknown): value is EndpointShape {
  return (
    typeof value === "object" && value !== null && "caller" in value && "path" in value && "method" in value
  );
}

/** Schemas that the contract exports, by their names. */
function namedSchemas(): ReadonlyMap<z.$ZodType, string> {
  const named = new Map<z.$ZodType, string>();
  for (const { module } of contractModules)
    for (const [name, value] of Object.entries<unknown>({ ...module }))
      if (value instanceof z.$ZodType && !named.has(value)) named.set(value, name);
  return named;
}

function rootsOf(operation: Operation) {
  const { params, query, headers, body, response } = operation.shape;
  const incoming = Object.entries({ params, query, headers, body }).flatMap(([part, schema]) =>
    schema ? [{ key: keyOf(operation, part), schema, direction: "input" as const }] : [],
  );
  const outgoing = response
    ? [{ key: keyOf(operation, "response"), schema: response, direction: "output" as const }]
    : [];
  return [...incoming, ...outgoing];
}

function describeOperation(operation: Operation, schemas: Schemas) {
  const { name, shape, chapter } = operation;
  const parameters = (["params", "query", "headers"] as const).flatMap((part) =>
    parametersOf(part, schemas.roots.get(keyOf(operation, part))),
  );
  const requestBody = describeBody(operation, schemas);
  return {
    operationId: name,
    summary: shape.summary,
    description: [shape.description, whoMayCall[shape.caller], neededScope(shape)]
      .filter(Boolean)
      .join("\n\n"),
    tags: [chapter.name],
    security: keysOf[shape.caller].map((key) => ({ [key]: namedScope(shape) })),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: { ...describeSuccess(operation, schemas), ...problemResponsesOf(shape) },
  };
}

/** OpenAPI 3.1 names the roles that a bearer needs beside its scheme. */
const namedScope = ({ scope }: EndpointShape) => (scope === undefined || scope === "any" ? [] : [scope]);
const neededScope = (shape: EndpointShape) => namedScope(shape).map((scope) => `Scope: \`${scope}\`.`)[0];

const places = { params: "path", query: "query", headers: "header" } as const;

function parametersOf(part: keyof typeof places, schema: JsonSchema | undefined): object[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, ofName]) => ({
    name,
    in: places[part],
    required: part === "params" || required.includes(name),
    schema: ofName,
  }));
}

function describeBody(operation: Operation, schemas: Schemas): object | null {
  const { name, shape } = operation;
  if (takesFile.has(name)) return { required: true, content: { [fileMediaType]: file } };
  const schema = schemas.roots.get(keyOf(operation, "body"));
  if (!schema || (shape.method !== "POST" && shape.method !== "PUT")) return null;
  const example = bodyExamples[name];
  const content = { schema, ...(example ? { example } : {}) };
  const isOfPusher = shape.path.includes("/realtime/"); // whose libraries send forms
  return {
    required: true,
    content: {
      "application/json": content,
      ...(isOfPusher ? { "application/x-www-form-urlencoded": content } : {}),
    },
  };
}

function describeSuccess(operation: Operation, schemas: Schemas): Record<string, object> {
  const { status = 200 } = operation.shape;
  if (status === 204) return { 204: { description: "Done; there is nothing to tell." } };
  const schema = schemas.roots.get(keyOf(operation, "response"));
  const content = schema
    ? { "application/json": { schema } }
    : { [fileAnswers[operation.name] ?? fileMediaType]: file };
  return { [status]: { description: status === 201 ? "Made." : "Done.", content } };
}

/** An example of every problem that some endpoint answers. */
function problemExamples(): Record<string, object> {
  const codes = new Set<ProblemCode>(operations.flatMap(({ shape }) => problemCodesOf(shape)));
  return Object.fromEntries([...codes].toSorted().map((code) => [code, problemExample(code)]));
}

/** The schemas that are reached from the endpoints. */
function usedSchemas(document: object, all: ReadonlyMap<string, JsonSchema>): Record<string, JsonSchema> {
  const used = new Set<string>();
  const visit = (part: unknown) => {
    for (const name of componentReferencesIn(part))
      if (!used.has(name)) {
        used.add(name);
        visit(all.get(name));
      }
  };
  visit(document);
  return Object.fromEntries([...used].toSorted().map((name) => [name, all.get(name) ?? {}]));
}
