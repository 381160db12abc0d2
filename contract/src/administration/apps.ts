import { systemScopePattern } from "@anteroom/domain/clinic/smart-scopes";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ContentVersion, replaces, replacesRule } from "../replaces.ts";
import { collection, entity, Id, Instant, limits, PathId, text } from "../values.ts";

const AppParams = z.strictObject({ app_id: PathId });

const member = z.optional(z.string().check(z.maxLength(4_000)));

/** A public key as RFC 7517 writes it; members that are not named here are left out. */
const PublicKey = z.object({
  kty: z.enum(["RSA", "EC"]),
  kid: z.string().check(z.minLength(1), z.maxLength(200)),
  use: member,
  alg: member,
  n: member,
  e: member,
  crv: member,
  x: member,
  y: member,
  /** Of a private key: refused (`private_key`). */
  d: member,
});

/** The public keys of an app. */
export const KeySet = z.object({ keys: z.array(PublicKey).check(z.minLength(1), z.maxLength(10)) });

/** `system/Patient.rs`: a type or `*`, then any of create, read, update and search in the order `cruds`. */
const SystemScope = z.string().check(z.regex(systemScopePattern));

const facts = {
  name: text(80).check(z.minLength(1)),
  scopes: z.array(SystemScope).check(z.minLength(1), z.maxLength(60)),
  /** The app's public keys; null where `jwks_uri` says where they are. */
  jwks: z.nullable(KeySet),
  /** Where the app publishes its keys: https, a public name. Asked for again after a minute. */
  jwks_uri: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.link))),
};

/** A program that gets tokens of five minutes for FHIR with a key of its own. */
export const App = z.object({
  id: Id,
  /** Of name, scopes and keys. */
  version: ContentVersion,
  /** What the app calls itself at the token endpoint. */
  client_id: z.string(),
  ...facts,
  created_at: Instant,
  /** Who registered it, as the audit log names callers. */
  made_by: z.string(),
  /** When it last got a token. */
  last_used_at: z.nullable(Instant),
  revoked_at: z.nullable(Instant),
});
/** A program registered for SMART Backend Services, which reads the FHIR API without a user. */
export type App = z.infer<typeof App>;

const rules =
  "One of `jwks` and `jwks_uri`, the other null (`one_of`). Keys are RSA of 2048 bits or more, or EC on P-384, each with a `kid` of its own (`weak_key`, `same_kid`); `not_public`: the address is not https, or of a private network. A scope that FHIR does not serve here is refused (`unknown`). An app gets nothing that the token that registers it does not have (`insufficient_scope`): `system/Patient.rs` needs `fhir:read` and `patients:read`.";

export const clinicListApps = endpoint({
  method: "GET",
  path: "/clinic/apps",
  summary: "Lists all apps of SMART Backend Services, newest first, revoked ones included",
  caller: "clinic",
  scope: "tokens:read",
  response: collection(App),
});

export const clinicAddApp = endpoint({
  method: "POST",
  path: "/clinic/apps",
  summary: "Registers an app that gets tokens for FHIR with a key of its own",
  description: `SMART Backend Services: \`client_credentials\` with \`private_key_jwt\` at the token endpoint that \`/fhir/R4/.well-known/smart-configuration\` names. At most 100 apps that are not revoked; \`status_conflict\` beyond that. ${rules}`,
  caller: "clinic",
  scope: "tokens:write",
  body: z.strictObject(facts),
  status: 201,
  response: entity(App),
  problems: ["insufficient_scope", "status_conflict"],
});

export const clinicChangeApp = endpoint({
  method: "PUT",
  path: "/clinic/apps/{app_id}",
  summary: "Changes name, scopes or keys of an app; its tokens end",
  description: `${rules} ${replacesRule}`,
  caller: "clinic",
  scope: "tokens:write",
  params: AppParams,
  body: z.strictObject({ ...facts, replaces }),
  response: entity(App),
  problems: ["insufficient_scope", "changed_elsewhere"],
});

export const clinicRevokeApp = endpoint({
  method: "DELETE",
  path: "/clinic/apps/{app_id}",
  summary: "Ends an app and its tokens at once",
  caller: "clinic",
  scope: "tokens:write",
  params: AppParams,
  status: 204,
});
