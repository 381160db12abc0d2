import * as z from "zod/v4/core";

/** A JSON Schema object. */
export type JsonSchema = { [key: string]: unknown };
type Direction = "input" | "output";

/** Where a schema of the contract stands in the document. */
const addressOf = (id: string) => `#/components/schemas/${id}`;

/** The contract's schemas as JSON Schema, with references by name. */
export type Schemas = {
  /** The requested schemas, by their key. */
  roots: Map<string, JsonSchema>;
  /** The shared schemas, by component name. */
  components: Map<string, JsonSchema>;
};

type Root = { key: string; schema: z.$ZodType; direction: Direction };

/**
 * Converts schemas to JSON Schema with references between named parts. A schema that differs between input and output
 * has two names; the input's ends in `Input`.
 */
export function describeSchemas(named: ReadonlyMap<z.$ZodType, string>, roots: readonly Root[]): Schemas {
  const input = convert(named, roots, "input");
  const output = convert(named, roots, "output");
  // What is made of a text while it is read, as a number of an id, is never answered as that: it has one name.
  for (const [name, schema] of output)
    if (Object.keys(schema).length === 0 && input.has(name)) output.set(name, input.get(name) ?? {});
  const names = [...new Set(named.values())];
  const differing = findDiffering(names, input, output);
  const renamed = (schema: JsonSchema) => rename(schema, differing);
  const components = new Map<string, JsonSchema>();
  for (const name of names) {
    components.set(name, output.get(name) ?? {});
    if (differing.has(name)) components.set(`${name}Input`, renamed(input.get(name) ?? {}));
  }
  const rootSchemas = roots.map(({ key, schema, direction }): [string, JsonSchema] => {
    const name = named.get(schema);
    const found = name
      ? { $ref: addressOf(name) }
      : ((direction === "input" ? input : output).get(key) ?? {});
    return [key, direction === "input" ? renamed(found) : found];
  });
  return { roots: new Map(rootSchemas), components };
}

function convert(
  named: ReadonlyMap<z.$ZodType, string>,
  roots: readonly Root[],
  direction: Direction,
): Map<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of named) registry.add(schema, { id });
  for (const { key, schema, direction: own } of roots)
    if (own === direction && !named.has(schema)) registry.add(schema, { id: key });
  const { schemas } = z.toJSONSchema(registry, {
    io: direction,
    uri: addressOf,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = (zodSchema as z.$ZodTypes)._zod;
      // An answer may get more fields one day; only what is sent in must have none besides.
      if (def.type === "object" && !def.catchall) delete jsonSchema.additionalProperties;
    },
  });
  return new Map(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _address, id: _name, ...schema }]) => [
      id,
      schema,
    ]),
  );
}

/** Names whose schemas are not the same in both directions, those that refer to such included. */
function findDiffering(
  names: readonly string[],
  input: ReadonlyMap<string, JsonSchema>,
  output: ReadonlyMap<string, JsonSchema>,
): ReadonlySet<string> {
  const differing = new Set(
    names.filter((name) => JSON.stringify(input.get(name)) !== JSON.stringify(output.get(name))),
  );
  for (let before = -1; before !== differing.size;) {
    before = differing.size;
    for (const name of names)
      if (componentReferencesIn(input.get(name)).some((other) => differing.has(other))) differing.add(name);
  }
  return differing;
}

/** Returns the names of the components that a part of the document refers to. */
export function componentReferencesIn(part: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(part, (key, value: unknown) => {
    if (key === "$ref" && typeof value === "string" && value.startsWith(addressOf("")))
      found.push(value.slice(addressOf("").length));
    return value;
  });
  return found;
}

function rename(schema: JsonSchema, differing: ReadonlySet<string>): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key !== "$ref" || typeof value !== "string") return value;
    const name = value.slice(addressOf("").length);
    return differing.has(name) ? addressOf(`${name}Input`) : value;
  });
  return JSON.parse(text) as JsonSchema;
}
