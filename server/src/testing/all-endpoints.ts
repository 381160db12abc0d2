import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { EndpointShape } from "@anteroom/contract/endpoint";

const folder = path.resolve(import.meta.dirname, "../../../contract/src");

/**
 * Returns every endpoint that a file of `contract/src` exports, as pairs of name and shape, so
 * that new ones are tested automatically.
 */
export async function allEndpoints(): Promise<[string, EndpointShape][]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const modules = await Promise.all(
    files.map(async (name): Promise<object> => import(pathToFileURL(path.join(folder, name)).href)),
  );
  return modules.flatMap((module) => Object.entries<unknown>({ ...module }).filter(isEndpoint));
}

function isEndpoint(entry: [string, unknown]): entry is [string, EndpointShape] {
  const [, value] = entry;
  return (
    typeof value === "object" && value !== null && "caller" in value && "path" in value && "method" in value
  );
}
