import { randomBytes } from "node:crypto";
import { outsideCheckerOf, sdkFramePath } from "@anteroom/domain/health/outside-checker";
import { originOf } from "@anteroom/domain/clinic/script-address";
import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import type { FastifyInstance } from "fastify";
import { hiddenFromOpenApi } from "../../../platform/http/app.ts";
import { escapeHtml } from "../../../platform/http/escape-html.ts";

/**
 * Registers the frame for an external checker's script; 404 unless the clinic uses one, and outside a frame. It has an opaque
 * origin, so it reads no page, cookies or storage, connects to the script's origin only, and communicates by
 * messages.
 */
export function serveSdkFrame(app: FastifyInstance): void {
  app.get(sdkFramePath, hiddenFromOpenApi, (request, reply) => {
    const { tenant } = request;
    const outside = tenant && isCheckerOffered(tenant.settings) ? outsideCheckerOf(tenant.settings) : null;
    const requested = request.headers["sec-fetch-dest"];
    if (
      outside?.kind !== "script" ||
      outside.url === null ||
      (requested !== undefined && requested !== "iframe")
    )
      return reply.code(404).type("text/plain").send("Not found");
    const nonce = randomBytes(16).toString("base64");
    const origin = originOf(outside.url);
    return reply
      .headers({
        "content-security-policy": [
          "default-src 'none'",
          `script-src 'nonce-${nonce}' ${origin}`,
          `connect-src ${origin}`,
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'self'",
          "sandbox allow-scripts",
        ].join("; "),
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
        "cache-control": "no-store",
      })
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><meta charset="utf-8"><title>-</title><script nonce="${nonce}">${bridge}</script>` +
          `<script nonce="${nonce}" src="${escapeHtml(outside.url)}" referrerpolicy="no-referrer"></script>`,
      );
  });
}

/** The frame's script. It offers `anteroomSymptoms.register({complaints, understand, next, conclude})`, each with one object as input and returning a promise. */
const bridge = `(() => {
  const home = location.origin;
  const calls = ["complaints", "understand", "next", "conclude"];
  const tell = (message) => parent.postMessage({ anteroom: 1, ...message }, home);
  let checker = null;
  Object.defineProperty(window, "anteroomSymptoms", {
    value: Object.freeze({
      register: (given) => {
        if (checker) return;
        checker = given;
        tell({ ready: true });
      },
    }),
  });
  addEventListener("message", async ({ source, origin, data }) => {
    if (source !== parent || origin !== home || data === null || typeof data !== "object") return;
    const { anteroom, id, call, input } = data;
    if (anteroom !== 1 || !calls.includes(call)) return;
    try {
      tell({ id, answer: await checker[call](input) });
    } catch {
      tell({ id, failed: true });
    }
  });
  addEventListener("error", ({ target }) => {
    if (target instanceof HTMLScriptElement) tell({ failed: true });
  }, true);
})();`;
