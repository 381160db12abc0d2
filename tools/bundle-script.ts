import { build } from "vite";

/**
 * Bundles a module to the text of one script without imports, for the supported browsers; `iife` where modules are not available. Writes
 * no file. Throws where it does not build.
 */
export async function bundleScript(input: string, format: "es" | "iife"): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "baseline-widely-available",
      rolldownOptions: { input, output: { format } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (!chunk) throw new Error(`${input} did not build.`);
  return chunk.code;
}
