import { expect, test } from "vitest";
import { typesOfDocument } from "./types-of-document.ts";

/** The type of a schema, as the client has it. */
function typeOf(schema: object): string | undefined {
  const types = typesOfDocument({ paths: {}, components: { schemas: { Some: schema } } });
  return /^ {4}Some: (.*);$/m.exec(types)?.[1];
}

const text = { type: "object", properties: { text: { type: "string" } }, required: ["text"] };
const count = { type: "object", properties: { count: { type: "integer" } }, required: ["count"] };

test("a list of alternatives is a list of all of them", () => {
  expect(typeOf({ type: "array", items: { anyOf: [text, count] } })).toBe(
    "({ text: string } | { count: number })[]",
  );
  expect(typeOf({ type: "array", items: text })).toBe("{ text: string }[]");
});

test("a field that may be missing may be undefined", () => {
  expect(typeOf({ ...text, required: [] })).toBe("{ text?: string | undefined }");
});

test("a file is sent as a Blob or bytes and answered as a Blob", () => {
  const file = { content: { "image/png": { schema: { type: "string", format: "binary" } } } };
  const put = { operationId: "putPicture", summary: "Puts it", requestBody: file, responses: { 200: file } };
  const types = typesOfDocument({ paths: { "/picture": { put } }, components: { schemas: {} } });
  expect(types).toContain('requestBody: { content: { "image/png": Blob | Uint8Array<ArrayBuffer> } }');
  expect(types).toContain('200: { headers: { [name: string]: unknown }; content: { "image/png": Blob } }');
});

test("an id in an address may be a number", () => {
  const id = { required: true, schema: { $ref: "#/components/schemas/PathId" } };
  const parameters = [
    { name: "id", in: "path" as const, ...id },
    { name: "other", in: "query" as const, ...id },
  ];
  const get = { operationId: "get", summary: "Gets it", parameters, responses: {} };
  expect(typesOfDocument({ paths: { "/one/{id}": { get } }, components: { schemas: {} } })).toContain(
    "parameters: { path: { id: string | number }; query: { other: string | number } }",
  );
});
