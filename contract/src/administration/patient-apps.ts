import { patientAppScopePattern } from "@anteroom/domain/clinic/patient-app-scopes";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ContentVersion, replaces, replacesRule } from "../replaces.ts";
import { collection, entity, Id, Instant, limits, PathId, text } from "../values.ts";
import { KeySet } from "./apps.ts";

const AppParams = z.strictObject({ app_id: PathId });
const Address = z.url({ protocol: /^https?$/ }).check(z.maxLength(limits.link));

const facts = {
  /** What patients read on the screen where they allow it. */
  name: text(80).check(z.minLength(1)),
  /** Where the app publishes how it uses data; patients can read it before they allow anything. */
  privacy_url: z.nullable(Address),
  /** Where patients are sent back to: https, or http on the device itself. Compared character by character. */
  redirect_uris: z.array(Address).check(z.minLength(1), z.maxLength(10)),
  /** The most that the app may ask patients for. */
  scopes: z.array(z.string().check(z.regex(patientAppScopePattern))).check(z.minLength(1), z.maxLength(40)),
  /** Of a confidential app: its public keys. Both null: a public app, which proves itself by PKCE alone. */
  jwks: z.nullable(KeySet),
  /** Of a confidential app: where it publishes its keys. */
  jwks_uri: z.nullable(Address),
};

/** Where the desk opens the app with the patient of an appointment; null: the desk does not. */
const LaunchUrl = z.nullable(Address);

/** An app that patients connect to read their record. */
export const PatientApp = z.object({
  id: Id,
  /** Of name, addresses, scopes and keys. */
  version: ContentVersion,
  /** What the app calls itself in requests. */
  client_id: z.string(),
  ...facts,
  launch_url: LaunchUrl,
  created_at: Instant,
  /** Who registered it, as the audit log names callers. */
  made_by: z.string(),
  /** When it last got a token. */
  last_used_at: z.nullable(Instant),
  revoked_at: z.nullable(Instant),
  /** How many records it may read now. */
  connections: z.int(),
});
/** An app registered so that patients can connect it to read their record. */
export type PatientApp = z.infer<typeof PatientApp>;

const rules =
  "`redirect_uris` are https, or http of 127.0.0.1, [::1] or localhost, without a fragment (`not_public`). Scopes are `patient/TYPE.rs` of a type that patients have (or `*`), `launch/patient`, `launch`, `openid`, `fhirUser` and `offline_access` (`unknown`). `launch_url`, where the desk opens the app, is as `redirect_uris` and needs the scope `launch` (`unknown`); missing, it stays as it is. At most one of `jwks` and `jwks_uri` (`one_of`); keys as of `/clinic/apps`.";

export const clinicListPatientApps = endpoint({
  method: "GET",
  path: "/clinic/patient_apps",
  summary: "Lists all apps that patients can connect, newest first, removed ones included",
  caller: "clinic",
  scope: "tokens:read",
  response: collection(PatientApp),
});

export const clinicAddPatientApp = endpoint({
  method: "POST",
  path: "/clinic/patient_apps",
  summary: "Registers an app that patients can connect to their record",
  description: `SMART App Launch, standalone and, with a \`launch_url\`, from the desk: the authorization code flow with PKCE at the addresses that \`/fhir/R4/.well-known/smart-configuration\` names. A patient allows it what it reads. ${rules}`,
  caller: "clinic",
  scope: "tokens:write",
  body: z.strictObject({ ...facts, launch_url: z.optional(LaunchUrl) }),
  status: 201,
  response: entity(PatientApp),
  problems: ["status_conflict"],
});

export const clinicChangePatientApp = endpoint({
  method: "PUT",
  path: "/clinic/patient_apps/{app_id}",
  summary: "Changes an app that patients connect; all its connections end",
  description: `${rules} ${replacesRule}`,
  caller: "clinic",
  scope: "tokens:write",
  params: AppParams,
  body: z.strictObject({ ...facts, launch_url: z.optional(LaunchUrl), replaces }),
  response: entity(PatientApp),
  problems: ["changed_elsewhere"],
});

export const clinicRemovePatientApp = endpoint({
  method: "DELETE",
  path: "/clinic/patient_apps/{app_id}",
  summary: "Removes an app that patients connect; its access to records ends at once",
  caller: "clinic",
  scope: "tokens:write",
  params: AppParams,
  status: 204,
});
