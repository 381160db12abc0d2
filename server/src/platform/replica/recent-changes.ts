import type { FastifyInstance, FastifyRequest } from "fastify";
import { cookieOf } from "../http/cookies.ts";
import { primaryForSeconds } from "./replica.ts";

/** Says that this browser has changed something a moment ago. It has no identity, and the browser drops it. */
const cookieName = "just-changed";

const harmless: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Marks the browser of each successful change of the API by a cookie of a few seconds, so that this person's next
 * reads go to the primary, on whichever server.
 */
export function rememberChanges(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    if (harmless.has(request.method) || reply.statusCode >= 400 || !request.url.startsWith("/api/")) return;
    const secure = request.protocol === "https" ? "; Secure" : "";
    reply.header(
      "set-cookie",
      `${cookieName}=1; Path=/api; Max-Age=${primaryForSeconds}; HttpOnly; SameSite=Lax${secure}`,
    );
  });
}

/** Whether the browser has changed something so lately that a replica might lack it. */
export const hasJustChanged = ({ headers }: FastifyRequest): boolean =>
  cookieOf(headers.cookie, cookieName) !== undefined;
