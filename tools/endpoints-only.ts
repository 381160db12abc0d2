import { pathToFileURL } from "node:url";

/** Modules of the contract that hold endpoints; the others have functions and are taken as they are. */
const endpoints =
  /\/contract\/src\/(access|account|appointments|booking|consultation|dependents|find-doctor|health-topics|invitations|join|my-data|passkeys|passwords|payment|profile|second-factor|tenant|vouchers)\.ts$/;

/**
 * Of an endpoint the browser needs method and path: its schemas are types to the compiler and run on the server alone
 * (docs/decisions/0004). Saves each visitor 15 kB. A schema that is imported as a value fails the build.
 */
export const endpointsOnly = {
  name: "endpoints-only",
  enforce: "pre" as const,
  async load(id: string) {
    const file = id.split("?")[0] ?? id;
    if (!endpoints.test(file)) return null;
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    return Object.entries(module)
      .flatMap(([name, value]) => exported(name, value))
      .join("\n");
  },
};

function exported(name: string, value: unknown): string[] {
  if (typeof value === "string") return [`export const ${name} = ${JSON.stringify(value)};`];
  if (typeof value !== "object" || value === null || !("method" in value) || !("path" in value)) return [];
  const { method, path } = value;
  return [`export const ${name} = ${JSON.stringify({ method, path })};`];
}
