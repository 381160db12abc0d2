import { requireValidator } from "./validators.ts";

/** What is used of Redocly's linter. */
type Redocly = {
  createConfig: (config: { extends: readonly string[] }) => Promise<object>;
  lintFromString: (options: { source: string; absoluteRef: string; config: object }) => Promise<
    readonly {
      ruleId: string;
      severity: string;
      message: string;
      location: readonly { pointer?: string }[];
    }[]
  >;
};
type SwaggerParser = { validate: (document: unknown) => Promise<object> };

/**
 * Returns the errors and warnings of Redocly's recommended rules and swagger-parser for an
 * OpenAPI document as JSON text; empty when there are none.
 */
export async function faultsOfDocument(json: string): Promise<string[]> {
  const { createConfig, lintFromString } = requireValidator("@redocly/openapi-core") as Redocly;
  const { default: parser } = requireValidator("@apidevtools/swagger-parser") as { default: SwaggerParser };
  const config = await createConfig({ extends: ["recommended"] });
  const found = await lintFromString({ source: json, absoluteRef: "openapi.json", config });
  const ofRedocly = found.map(
    ({ ruleId, severity, message, location: [where] }) =>
      `${severity} ${ruleId}: ${message} (${where?.pointer ?? "whole document"})`,
  );
  const ofParser = await parser.validate(JSON.parse(json)).then(
    () => [],
    (error: Error) => [`swagger-parser: ${error.message}`],
  );
  return [...ofRedocly, ...ofParser];
}
