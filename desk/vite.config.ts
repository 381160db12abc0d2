import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { endpointsOnly } from "../tools/endpoints-only.ts";

// Lingui looks for its configuration from the working directory; knip and editors load this file from elsewhere.
const here = { cwd: import.meta.dirname };

export default defineConfig({
  plugins: [
    endpointsOnly,
    react(),
    lingui({ ...here, failOnMissing: true }),
    babel({ presets: [linguiTransformerBabelPreset({}, here)] }),
  ],
  // Fonts are those of the patient's pages, which the server has already.
  publicDir: "../web/public",
  build: {
    target: "baseline-widely-available",
    outDir: "dist/client",
    // In a folder of its own, so that no file of the patient's pages is meant.
    assetsDir: "assets/desk",
    copyPublicDir: false,
    emptyOutDir: true,
    manifest: true,
    modulePreload: false,
    rolldownOptions: { input: "src/main.tsx" },
  },
});
