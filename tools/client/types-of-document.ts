type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  format?: string;
  contentMediaType?: string;
};
type Content = { content?: Record<string, { schema: Schema }>; description?: string };
type Parameter = { name: string; in: "path" | "query" | "header"; required: boolean; schema: Schema };
type Operation = {
  operationId: string;
  summary: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
};
/** The parts of an OpenAPI document that are used. */
export type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** The first line of each generated file. */
export const writtenBy =
  "// Written by `npm run client` from the OpenAPI document; the check fails when it is not current.";

/**
 * Returns the TypeScript file with the types of an OpenAPI document, in the form that `openapi-fetch` requires. Unknown constructs become
 * `unknown`.
 */
export function typesOfDocument({ paths, components }: Document): string {
  const pathLines = Object.entries(paths).map(
    ([path, operations]) =>
      `  ${quoted(path)}: {\n${Object.entries(operations)
        .map(([method, of]) => operationType(method, of))
        .join("")}  };\n`,
  );
  const schemaLines = Object.entries(components.schemas).map(
    ([name, schema]) => `    ${quoted(name)}: ${typeOf(schema)};\n`,
  );
  return `${writtenBy}

export interface paths {
${pathLines.join("")}}

export interface components {
  schemas: {
${schemaLines.join("")}  };
}
`;
}

function operationType(
  method: string,
  { summary, parameters = [], requestBody, responses }: Operation,
): string {
  const groups = (["path", "query", "header"] as const).flatMap((place) => {
    const ofPlace = parameters.filter((parameter) => parameter.in === place);
    if (ofPlace.length === 0) return [];
    const isNeeded = ofPlace.some(({ required }) => required);
    const fields = ofPlace.map(({ name, required, schema }) =>
      field(name, place === "header" ? typeOf(schema) : addressTypeOf(schema), required),
    );
    return [`${place}${isNeeded ? "" : "?"}: { ${fields.join("; ")} }`];
  });
  const answers = Object.entries(responses)
    .filter(([status]) => status.startsWith("2"))
    .map(
      ([status, answer]) =>
        `      ${status}: { headers: { [name: string]: unknown }; ${contentType(answer).replaceAll(sentFile, "Blob")} };\n`,
    );
  return `    /** ${summary.replaceAll("*/", "* /")} */
    ${method}: {
      parameters: { ${groups.join("; ")} };
${requestBody ? `      requestBody: { ${contentType(requestBody)} };\n` : ""}      responses: {
${answers.map((line) => `  ${line}`).join("")}        default: { headers: { [name: string]: unknown }; content: { "application/problem+json": components["schemas"]["Problem"] } };
      };
    };
`;
}

function contentType({ content }: Content): string {
  if (!content) return "content?: never";
  const kinds = Object.entries(content).map(([media, { schema }]) => `${quoted(media)}: ${typeOf(schema)}`);
  return `content: { ${kinds.join("; ")} }`;
}

/** An id in an address is digits: a number is written the same. */
const addressTypeOf = (schema: Schema): string =>
  schema.$ref?.endsWith("/PathId") ? "string | number" : typeOf(schema);

function typeOf(schema: Schema | boolean | undefined): string {
  if (schema === undefined || typeof schema === "boolean" || Object.keys(schema).length === 0)
    return "unknown";
  const { $ref, anyOf, oneOf, allOf } = schema;
  if ($ref !== undefined)
    return `components["schemas"][${JSON.stringify($ref.replace("#/components/schemas/", ""))}]`;
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const any = anyOf ?? oneOf;
  if (any) return any.map((part) => bracketed(typeOf(part))).join(" | ");
  if (allOf)
    return intersection(
      allOf.map((part) => typeOf({ ...("type" in schema ? { type: schema.type } : {}), ...part })),
    );
  if (Array.isArray(schema.type))
    return schema.type.map((type) => bracketed(typeOf({ ...schema, type }))).join(" | ");
  return typeOfKind(schema);
}

/** `unknown` says nothing beside another type, nor does the same one again. */
function intersection(types: readonly string[]): string {
  const telling = [...new Set(types)].filter((type) => type !== "unknown");
  return telling.map((type) => (telling.length > 1 ? bracketed(type) : type)).join(" & ") || "unknown";
}

function typeOfKind(schema: Schema): string {
  switch (schema.type) {
    case "string":
      return schema.format === "binary" ? sentFile : "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
    case "null":
      return schema.type;
    case "array":
      return schema.prefixItems
        ? `[${schema.prefixItems.map(typeOf).join(", ")}]`
        : `${bracketed(typeOf(schema.items))}[]`;
    case "object":
      return objectType(schema);
    case undefined:
    default:
      return "unknown";
  }
}

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(([name, schema]) =>
    field(name, typeOf(schema), required.includes(name)),
  );
  if (fields.length === 0) {
    if (additionalProperties === false) return "Record<string, never>";
    return `Record<string, ${typeOf(additionalProperties)}>`;
  }
  return `{ ${fields.join("; ")} }`;
}

/** A file that is sent; one that is answered is a Blob. */
const sentFile = "Blob | Uint8Array<ArrayBuffer>";
/** JSON and addresses have no undefined: a field that may be missing may be it, as in an object that is made of another. */
const field = (name: string, type: string, isRequired: boolean) =>
  isRequired ? `${quoted(name)}: ${type}` : `${quoted(name)}?: ${type} | undefined`;

const bracketed = (type: string) => (/^[\w"[\]]+$/.test(type) || isOneObject(type) ? type : `(${type})`);

/** Whether the brace that a type begins with is closed by its last one. */
function isOneObject(type: string): boolean {
  if (!type.startsWith("{")) return false;
  let depth = 0;
  for (let index = 0; index < type.length; index++) {
    if (type[index] === "{") depth++;
    if (type[index] === "}") depth--;
    if (depth === 0) return index === type.length - 1;
  }
  return false;
}

const quoted = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name));
