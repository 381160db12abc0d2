import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import type { Tx } from "../database/database.ts";
import { problem } from "./problem.ts";
import { sendPlainPage } from "./plain-page.ts";
import { hashOf, seal, unseal } from "../crypto/secrets.ts";
import { problemSentencesOf } from "./problem-sentences.ts";
import { tenantAddress } from "../tenancy/tenant-address.ts";
import type { Tenant } from "../tenancy/tenants.ts";

type Wanted = {
  tenant: Tenant;
  appointmentId: number;
  path: `/${string}`;
  /** From then on the short link redirects to the clinic's page on ended calls. */
  expiresAt: Date;
};

/**
 * Returns a link to share. When the clinic has a valid short-link domain, stores a short link that works until
 * `expiresAt`; otherwise returns the full URL, which does not expire (D.25).
 */
export async function linkFor(
  tx: Tx,
  config: Pick<Config, "baseUrl">,
  { tenant, appointmentId, path, expiresAt }: Wanted,
): Promise<string> {
  const domain = tenant.settings.urlShortenerDomain;
  if (domain === null || !isHostName(domain)) return tenantAddress(config, tenant, path);
  const code = newShortCode();
  const sealed_path = seal(Buffer.from(path), contextOf(code, tenant.id));
  await tx
    .insertInto("short_links")
    .values({
      tenant_id: tenant.id,
      appointment_id: appointmentId,
      code_hash: hashOf(code),
      sealed_path,
      expires_at: expiresAt,
    })
    .execute();
  return tenantAddress(config, { primaryDomain: domain }, `/${code}`);
}

/**
 * Redirects `https://{domain}/{code}` on short-link hosts: an expired link to the clinic's page on ended calls.
 * Answers an unknown code with a 404 page. Other requests pass through.
 */
export function serveShortLinks(app: FastifyInstance, config: Pick<Config, "baseUrl">): void {
  app.addHook("onRequest", async (request, reply) => {
    if (request.tenant || (request.method !== "GET" && request.method !== "HEAD")) return;
    const code = /^\/([a-z0-9]{16})$/.exec(request.url)?.[1];
    if (code === undefined) return;
    const target = await findTarget(app, config, { code, host: request.hostname });
    reply.header("cache-control", "no-store");
    if (target !== null) return reply.redirect(target, 302);
    return refuse(request, reply);
  });
}

type Row = { tenant_id: number; sealed_path: Buffer; expires_at: Date };

/** The full address, or null: unknown, or another host's than the one of its clinic today. */
async function findTarget(
  app: FastifyInstance,
  config: Pick<Config, "baseUrl">,
  { code, host }: { code: string; host: string },
): Promise<string | null> {
  const { rows } = await sql<Row>`select * from short_link_of(${hashOf(code)})`.execute(app.db);
  const [row] = rows;
  if (!row) return null;
  const tenant = await app.tenants.ofId(row.tenant_id);
  if (tenant?.settings.urlShortenerDomain?.toLowerCase() !== host.toLowerCase()) return null;
  // The clinic's own page says what to do next; the token of the link need not come along.
  if (row.expires_at <= app.clock.now()) return tenantAddress(config, tenant, "/guest/video/ended");
  const path = unseal(row.sealed_path, contextOf(code, tenant.id)).toString();
  return path.startsWith("/") ? tenantAddress(config, tenant, `/${path.slice(1)}`) : null;
}

function refuse(request: FastifyRequest, reply: FastifyReply) {
  return sendPlainPage(request, reply, 404, problemSentencesOf(problem("link_not_valid"), request.locale));
}

/** The code itself is the key; the row belongs to a clinic and to nobody by name. */
const contextOf = (code: string, tenantId: number) =>
  ({ dataKey: { own: code, others: [] }, purpose: "short-link", tenantId, patientId: 0 }) as const;

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Sixteen characters of 5 bits: 80 bits, which nobody guesses. */
function newShortCode(): string {
  return [...randomBytes(16)].map((byte) => alphabet[byte & 31]).join("");
}

const isHostName = (text: string) => /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text);
