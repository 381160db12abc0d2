import { build } from "vite";

/** One script without imports, built for the browsers we serve; `iife`: for a place where there are no modules. */
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
