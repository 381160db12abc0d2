import SwaggerParser from "@apidevtools/swagger-parser";
import { createConfig, lintFromString } from "@redocly/openapi-core";

/**
 * Returns the errors and warnings of Redocly's recommended rules and swagger-parser for an
 * OpenAPI document as JSON text; empty when there are none.
 */
export async function faultsOfDocument(json: string): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const found = await lintFromString({ source: json, absoluteRef: "openapi.json", config });
  const ofRedocly = found.map(
    ({ ruleId, severity, message, location: [where] }) =>
      `${severity} ${ruleId}: ${message} (${where?.pointer ?? "whole document"})`,
  );
  const document = JSON.parse(json) as Parameters<typeof SwaggerParser.validate>[0];
  const ofParser = await SwaggerParser.validate(document).then(
    () => [],
    (error: Error) => [`swagger-parser: ${error.message}`],
  );
  return [...ofRedocly, ...ofParser];
}
