import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { fastify } from "fastify";
import type { describeApi } from "./describe-api.ts";

/** Where the reference's script is served, and the page without scripts. */
export const referenceAddresses = { script: "/api/docs/reference.js", plain: "/api/docs/plain" } as const;

/**
 * Content security policy of the interactive reference. Its script is another company's: `sandbox` gives it an origin of
 * its own, so that it reads neither what a patient's pages store nor cookies, and it may connect to nothing.
 */
const policyOf = (nonce: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-scripts allow-popups`;

/** Returns the page of the interactive reference and its policy, which names a nonce of this answer alone. */
export function interactivePage(title: string): { policy: string; html: string } {
  const nonce = randomBytes(16).toString("base64");
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} API</title></head><body>
<p><a href="${referenceAddresses.plain}">The same as a page without scripts</a> · <a href="/api/openapi.json">OpenAPI document</a></p>
<div id="reference"></div><script nonce="${nonce}" src="${referenceAddresses.script}"></script></body></html>`;
  return { policy: policyOf(nonce), html };
}

/** A document with an origin of its own has no storage, and the script reads it when it begins: one of memory stands for it. */
const storage = `for (const name of ["localStorage", "sessionStorage"]) {
  const entries = new Map();
  const value = {
    getItem: (key) => entries.get(String(key)) ?? null,
    setItem: (key, text) => void entries.set(String(key), String(text)),
    removeItem: (key) => void entries.delete(String(key)),
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() { return entries.size; },
  };
  Object.defineProperty(window, name, { value, configurable: true });
}
`;

/** No requests from the page, nor fonts, telemetry and services of the company. */
const settings = {
  withDefaultFonts: false,
  hideTestRequestButton: true,
  hideClientButton: true,
  showDeveloperTools: "never",
  telemetry: false,
  persistAuth: false,
  agent: { disabled: true },
  mcp: { disabled: true },
} as const;

/**
 * Returns the script of the interactive reference: Scalar's program with the API's description within. Takes a
 * second, since the program is loaded with the first call.
 */
export async function writeReferenceScript(
  document: ReturnType<typeof describeApi>,
): Promise<{ text: string; compressed: Buffer }> {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const app = fastify();
  await app.register(scalar, { routePrefix: "/reference", configuration: { content: "{}" } });
  const { body: program } = await app.inject("/reference/js/scalar.js");
  await app.close();
  const configuration = JSON.stringify({ content: document, ...settings });
  const text = `${storage}${program}\nScalar.createApiReference("#reference", ${configuration});\n`;
  return { text, compressed: await promisify(gzip)(text) };
}
