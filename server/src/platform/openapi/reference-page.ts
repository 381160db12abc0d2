import { createHash } from "node:crypto";
import { escapeHtml } from "../http/escape-html.ts";
import type { describeApi } from "./describe-api.ts";
import type { JsonSchema } from "./describe-schemas.ts";

type Content = { content?: Record<string, { schema?: JsonSchema; example?: object }>; description?: string };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  deprecated?: boolean;
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string }>;
};
type Endpoint = Operation & { method: string; path: string };
type Described = ReturnType<typeof describeApi>;

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 64rem; overflow-wrap: anywhere; }
a { color: LinkText; }
nav ul { columns: 16rem; padding-inline-start: 1.25rem; }
summary { cursor: pointer; padding: .5rem 0; }
details { border-block-start: 1px solid GrayText; }
details > div { padding-inline-start: 1rem; padding-block-end: 1rem; }
pre, table { overflow-x: auto; display: block; }
pre { padding: .75rem; border: 1px solid GrayText; }
th, td { text-align: start; vertical-align: top; padding: .25rem 1rem .25rem 0; }
`;

/** Content security policy of the reference page: no scripts, no external resources, its own style only. */
export const referencePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Renders the API reference as a page without scripts, by chapters. */
export function referencePage({ info, tags, paths, components }: Described): string {
  const endpoints = Object.entries(paths).flatMap(([path, operations]) =>
    // The document is written by us, as these types say.
    Object.entries(operations).map(([method, operation]): Endpoint => ({
      method,
      path,
      ...(operation as Operation),
    })),
  );
  const chapters = tags.map(({ name, description }) => {
    const ofChapter = endpoints.filter((endpoint) => endpoint.tags.includes(name));
    return `<section><h2 id="${anchorOf(name)}">${escapeHtml(name)}</h2><p>${prose(description)}</p>${ofChapter.map((endpoint) => writeEndpoint(endpoint, components.responses)).join("")}</section>`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${name}"><summary><code>${name}</code></summary><div>${writeSchema(schema)}</div></details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${info.title} API</title><style>${style}</style></head><body>
<header><h1>${info.title} API</h1><p>Version ${escapeHtml(info.version)}. For programs: <a href="/api/openapi.json">the OpenAPI document</a>.</p>${paragraphs(info.description)}</header>
<nav aria-label="Chapters"><ul>${tags.map(({ name }) => `<li><a href="#${anchorOf(name)}">${escapeHtml(name)}</a></li>`).join("")}<li><a href="#schemas">Schemas</a></li></ul></nav>
<main>${chapters.join("\n")}<section><h2 id="schemas">Schemas</h2>${schemas.join("\n")}</section></main></body></html>`;
}

function writeEndpoint(endpoint: Endpoint, shared: Readonly<Record<string, object>>): string {
  const { method, path, operationId, summary, description, deprecated, parameters = [] } = endpoint;
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ", required" : ""}</td><td>${typeText(schema)}</td></tr>`,
  );
  const responses = Object.entries(endpoint.responses).map(([status, response]) => {
    const found = response.$ref ? (shared[response.$ref.split("/").at(-1) ?? ""] as Content) : response;
    return `<dt><code>${status}</code></dt><dd>${paragraphs(found.description ?? "", "<br>")}${status.startsWith("2") ? writeContent(found) : ""}</dd>`;
  });
  return `<details id="${operationId}"><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${prose(summary)}${deprecated ? " (deprecated)" : ""}</summary><div>
${paragraphs(description)}
${rows.length > 0 ? `<table><caption>Parameters</caption>${rows.join("")}</table>` : ""}
${endpoint.requestBody ? `<h3>Body</h3>${writeContent(endpoint.requestBody)}` : ""}
<h3>Answers</h3><dl>${responses.join("")}</dl></div></details>`;
}

function writeContent({ content = {} }: Content): string {
  return Object.entries(content)
    .map(
      ([media, { schema = {}, example }]) =>
        `<p><code>${escapeHtml(media)}</code></p>${writeSchema(schema)}${example ? `<p>Example</p><pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre>` : ""}`,
    )
    .join("");
}

/** Fields in a table; what is no object in one line. */
function writeSchema(schema: JsonSchema): string {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return `<p>${typeText(schema)}</p>`;
  const rows = fields.map(
    ({ name, isRequired, of }) =>
      `<tr><td><code>${escapeHtml(name)}</code>${isRequired ? "" : " (optional)"}</td><td>${typeText(of)}</td></tr>`,
  );
  return `<table>${rows.join("")}</table>`;
}

function fieldsOf(schema: JsonSchema) {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({ name, of, isRequired: required.includes(name) }));
}

function typeText(schema: JsonSchema): string {
  const { $ref, anyOf, oneOf, items, type, format } = schema as {
    [key in "anyOf" | "oneOf"]?: JsonSchema[];
  } & { $ref?: string; items?: JsonSchema; type?: string | string[]; format?: string };
  if ($ref !== undefined) {
    const name = $ref.split("/").at(-1) ?? "";
    return `<a href="#schema-${name}"><code>${name}</code></a>`;
  }
  if ("const" in schema) return `<code>${escapeHtml(JSON.stringify(schema["const"]))}</code>`;
  if (Array.isArray(schema["enum"]))
    return schema["enum"].map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(", ");
  const any = anyOf ?? oneOf;
  if (any) return any.map(typeText).join(" or ");
  if (type === "array") return `list of ${items ? typeText(items) : "anything"}`;
  const fields = fieldsOf(schema);
  if (fields.length > 0) return writeSchema(schema);
  const limits = ["minLength", "maxLength", "minimum", "maximum", "pattern"].flatMap((rule) =>
    rule in schema && !(rule === "maximum" && schema[rule] === Number.MAX_SAFE_INTEGER)
      ? [`${rule} <code>${escapeHtml(String(schema[rule]))}</code>`]
      : [],
  );
  return [[type ?? "anything"].flat().join(" or "), format ?? "", ...limits].filter(Boolean).join(", ");
}

const anchorOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

/** Text with its `code` marked as such. */
const prose = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

function paragraphs(text: string, lineEnd = " "): string {
  return text
    .split("\n\n")
    .map((paragraph) => `<p>${prose(paragraph).replaceAll(/ *\n/g, lineEnd)}</p>`)
    .join("");
}
