import { writtenBy, type Document } from "./types-of-document.ts";

/**
 * Returns the TypeScript file with a constant for each operation of an OpenAPI document, by its `operationId`: method and path. A bundler
 * leaves out those that nothing imports.
 */
export function operationsOfDocument({ paths }: Document): string {
  const constants = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { operationId, summary }]) =>
        `/** ${asComment(summary)} */\nexport const ${operationId} = { method: "${method}", path: "${path}" } as const satisfies Operation;\n`,
    ),
  );
  return `${writtenBy}\nimport type { Operation } from "./operation.ts";\n\n${constants.join("")}`;
}

/** Returns the TypeScript file with a type for each schema of an OpenAPI document, by its name. */
export function schemasOfDocument({ components }: Document): string {
  const types = Object.keys(components.schemas).map(
    (name) => `export type ${name} = Schemas[${JSON.stringify(name)}];\n`,
  );
  return `${writtenBy}\nimport type { Schemas } from "./anteroom-client.ts";\n\n${types.join("")}`;
}

const asComment = (text: string) => text.replaceAll("*/", "* /");
