import fc from "fast-check";
import { z } from "zod";

type JsonSchema = z.core.JSONSchema.JSONSchema;
/**
 * Values to prefer, by field name, such as existing ids and free times, so that requests pass
 * validation.
 */
export type Preferred = Readonly<Record<string, readonly unknown[]>>;

/**
 * Returns a generator of values that a schema accepts (as far as JSON Schema describes it), mostly with `preferred`
 * values.
 */
export function arbitraryOf(schema: z.core.$ZodType, preferred: Preferred): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return arbitraryOfJson(described, preferred);
}

/**
 * Returns a value that the schema accepts, the same for the same seed; undefined when 300 random values do not
 * fit.
 */
export function sampleOf(schema: z.core.$ZodType, preferred: Preferred, seed: number): unknown {
  const arbitrary = arbitraryOf(schema, preferred);
  const accepts = (value: unknown) =>
    (schema as { safeParse?: (one: unknown) => { success: boolean } }).safeParse?.(value).success;
  // The first ten are the same however many are drawn, and nearly always one of them will do.
  for (const numRuns of [10, 300]) {
    const found = fc.sample(arbitrary, { seed, numRuns }).find(accepts);
    if (found !== undefined) return found;
  }
  return undefined;
}

function arbitraryOfJson(schema: JsonSchema, preferred: Preferred): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => arbitraryOfJson(asSchema(one), preferred)));
  if (schema.type === "object") return objectOf(schema, preferred);
  if (schema.type === "array") {
    const { items, minItems: minLength = 0, maxItems = 10 } = schema;
    return fc.array(arbitraryOfJson(asSchema(items), preferred), {
      minLength,
      maxLength: Math.max(minLength, Math.min(maxItems, 10)),
    });
  }
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "string") return stringOf(schema);
  if (schema.type === "integer" || schema.type === "number") return numberOf(schema);
  if (schema.type === "boolean") return fc.boolean();
  return fc.jsonValue();
}

function asSchema(schema: unknown): JsonSchema {
  return typeof schema === "object" && schema !== null ? (schema as JsonSchema) : {}; // made by z.toJSONSchema
}

function objectOf(schema: JsonSchema, preferred: Preferred): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const names = Object.keys(properties);
  const keys = asSchema(propertyNames).enum?.map(String);
  if (keys)
    return fc.dictionary(
      fc.constantFrom(...keys),
      arbitraryOfJson(asSchema(additionalProperties), preferred),
      { maxKeys: 5 },
    );
  if (names.length === 0 && typeof additionalProperties === "object")
    return fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue(), { maxKeys: 5 });
  const fields = names.map((name) => [name, fieldOf(name, asSchema(properties[name]), preferred)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function fieldOf(name: string, schema: JsonSchema, preferred: Preferred): fc.Arbitrary<unknown> {
  const { [name]: known } = preferred;
  const any = arbitraryOfJson(schema, preferred);
  return known ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, any) : any;
}

function stringOf({ format, pattern, minLength = 0, maxLength: limit }: JsonSchema): fc.Arbitrary<string> {
  if (format === "email") return fc.emailAddress();
  if (format === "date") return anyDate.map((date) => date.toISOString().slice(-24, -14));
  if (format === "date-time") return anyDate.map((date) => date.toISOString());
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= (limit ?? Infinity));
  const size = { minLength, maxLength: Math.min(limit ?? 40, 300) };
  return fc.oneof(
    fc.string({ ...size, unit: "grapheme" }),
    fc.string({ ...size, unit: "binary" }),
    // Signs that a database, a header or a page could stumble over.
    fc.constantFrom("\u0000", "a\u0000b", "\ud800", "\u202e\ufeff", "'\"\\%_", "ß".repeat(size.maxLength)),
  );
}

// Every year that four digits can write.
const anyDate = fc.date({
  min: new Date("0000-01-01T00:00:00.000Z"),
  max: new Date("9999-12-31T23:59:59.999Z"),
  noInvalidDate: true,
});

function numberOf({ minimum, exclusiveMinimum, maximum, type }: JsonSchema): fc.Arbitrary<number> {
  const min = minimum ?? (typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : -(2 ** 31));
  const max = maximum ?? Number.MAX_SAFE_INTEGER;
  return type === "integer" ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}
