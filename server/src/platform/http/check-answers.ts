import type { FastifySerializerCompiler } from "fastify";
import { ResponseSerializationError } from "fastify-type-provider-zod";
import * as z from "zod/v4/core";

/**
 * Serializes each answer as JSON after checking it against the contract. Drops undeclared fields; throws on
 * contradictions.
 */
export const checkAnswers: FastifySerializerCompiler<z.$ZodType> = ({ schema, method, url }) => {
  const compiled = compile(schema);
  return (answer) => {
    const { success, data, error } = z.safeParse(compiled, answer);
    if (!success) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(data);
  };
};

/**
 * The same schema whose objects are checked by code made once. Those of `zod/mini` are walked through at every answer,
 * which takes three times as long.
 */
function compile(schema: z.$ZodType): z.$ZodType {
  const known = compiledOf.get(schema);
  if (known) return known;
  const compiled = compileSchema(schema);
  compiledOf.set(schema, compiled);
  return compiled;
}

/** Of the whole process: many endpoints answer with the same schemas. */
const compiledOf = new WeakMap<z.$ZodType, z.$ZodType>();

function compileSchema(schema: z.$ZodType): z.$ZodType {
  const { def } = (schema as z.$ZodTypes)._zod; // the known kinds, told apart by `type`
  if (def.type === "array") return new z.$ZodArray({ ...def, element: compile(def.element) });
  if (def.type === "nullable") return new z.$ZodNullable({ ...def, innerType: compile(def.innerType) });
  if (def.type !== "object") return schema;
  const shape = Object.entries(def.shape).map(([name, part]) => [name, compile(part)]);
  return new z.$ZodObjectJIT({ ...def, shape: Object.fromEntries(shape) });
}
