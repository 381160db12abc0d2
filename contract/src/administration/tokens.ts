import { tokenScopes } from "@anteroom/domain/clinic/token-scopes";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, PathId, text } from "../values.ts";

const TokenParams = z.strictObject({ token_id: PathId });

/** How long a rotated token may stay valid beside the new one, in hours. */
const longestOverlapHours = 168;

/** An area of the API and a right in it; writing includes reading. */
const TokenScope = z.enum(tokenScopes);

/** A token of the clinic, without the token itself. */
export const ClinicToken = z.object({
  id: Id,
  label: z.string(),
  /** The only doctor it is for; null: the whole clinic. */
  doctor_id: z.nullable(Id),
  scopes: z.array(TokenScope),
  created_at: Instant,
  /** Who created it, as the audit log names callers. */
  made_by: z.string(),
  expires_at: z.nullable(Instant),
  /** Exact to a minute. */
  last_used_at: z.nullable(Instant),
  revoked_at: z.nullable(Instant),
  /** The id of the token that this one took the place of. */
  replaces: z.nullable(Id),
});
export type ClinicToken = z.infer<typeof ClinicToken>;

/** A new token; `token` is returned only this once. */
const NewClinicToken = z.extend(ClinicToken, { token: z.string() });

export const clinicListTokens = endpoint({
  method: "GET",
  path: "/clinic/tokens",
  summary: "Lists the clinic's tokens, newest first, with those that ended within 90 days",
  caller: "clinic",
  scope: "tokens:read",
  response: collection(ClinicToken),
});

/** At most 200 live ones; `status_conflict` beyond that. */
export const clinicAddToken = endpoint({
  method: "POST",
  path: "/clinic/tokens",
  summary: "Creates a token and returns it, only this once",
  description:
    "A token gets no scope that the creating token lacks. A token of one doctor gets none that concerns the whole clinic: patients, vouchers, reports, settings, webhooks, tokens. Create a clinic's first token on the server's machine: `npm run tenant -- token SLUG LABEL`.",
  caller: "clinic",
  scope: "tokens:write",
  body: z.strictObject({
    label: text(80).check(z.minLength(1)),
    scopes: z.array(TokenScope).check(z.minLength(1), z.maxLength(tokenScopes.length)),
    doctor_id: z.nullable(Id),
    expires_at: z.nullable(Instant),
  }),
  status: 201,
  response: entity(NewClinicToken),
  problems: ["not_found", "insufficient_scope", "status_conflict"],
});

/** Audited. The new token is returned only this once. */
export const clinicRotateToken = endpoint({
  method: "POST",
  path: "/clinic/tokens/{token_id}/rotate",
  summary: "Creates a token that replaces another, which stays valid for a while",
  description:
    "The new one has the label, scopes, doctor and expiry of the old one. The old one ends after `overlap_hours` (0: at once), or at its own expiry if that is sooner. Requires each scope of the rotated token.",
  caller: "clinic",
  scope: "tokens:write",
  params: TokenParams,
  body: z.strictObject({ overlap_hours: z.int().check(z.gte(0), z.lte(longestOverlapHours)) }),
  status: 201,
  response: entity(NewClinicToken),
  problems: ["insufficient_scope", "status_conflict"],
});

/** Audited; its realtime connections end too. */
export const clinicRevokeToken = endpoint({
  method: "DELETE",
  path: "/clinic/tokens/{token_id}",
  summary: "Revokes a token at once; it may be the calling one",
  caller: "clinic",
  scope: "tokens:write",
  params: TokenParams,
  status: 204,
});
