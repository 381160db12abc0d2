import { pathToFileURL } from "node:url";

const contract = /\/contract\/src\/(?:[\w-]+\/)?[\w-]+\.ts$/;

/**
 * A Vite plugin that reduces endpoints to method and path: browsers do not use their schemas (docs/decisions/0004). Saves each visitor 15
 * kB. Of modules of the contract with endpoints, only endpoints and texts remain, so importing a schema as a value fails the build.
 * Modules of the contract without endpoints are unchanged. Runs the module at build time.
 */
export const endpointsOnly = {
  name: "endpoints-only",
  enforce: "pre" as const,
  async load(id: string) {
    const file = id.split("?")[0] ?? id;
    if (!contract.test(file)) return null;
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    if (!Object.values(module).some(isEndpoint)) return null;
    return Object.entries(module)
      .flatMap(([name, value]) => exported(name, value))
      .join("\n");
  },
};

function exported(name: string, value: unknown): string[] {
  if (typeof value === "string") return [`export const ${name} = ${JSON.stringify(value)};`];
  if (!isEndpoint(value)) return [];
  const { method, path } = value;
  return [`export const ${name} = ${JSON.stringify({ method, path })};`];
}

function isEndpoint(value: unknown): value is { method: unknown; path: unknown } {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}
