import { recordKinds } from "@anteroom/domain/clinic/patient-app-scopes";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, PathId } from "../values.ts";

const Kind = z.enum(recordKinds);
const Kinds = z.array(Kind);
/** What an app asks for, as `/oauth/authorize` hands it to a page: opaque to the page. */
export const AppRequestText = z.string().check(z.minLength(1), z.maxLength(1_900), z.regex(/^[\w-]+$/));

const Person = z.object({ patient_id: Id, name: z.string(), is_self: z.boolean() });

/** What an app asks a patient for. */
const AppRequest = z.object({
  app_name: z.string(),
  /** Where the app says how it uses data. */
  privacy_url: z.nullable(z.string()),
  /** The host that the patient is sent back to. */
  returns_to: z.string(),
  kinds: Kinds,
  /** Whose record it may be: the patient's, and those of whom the patient acts for. */
  people: z.array(Person),
  /** When access ends that is allowed now. */
  ends_at: Instant,
  /** Where the patient goes who does not allow it. */
  refusal_url: z.string(),
});
/** What an app asks a patient for. */
export type AppRequest = z.infer<typeof AppRequest>;

/** Changes nothing. Lists only people whose record the patient may share now. */
export const readAppRequest = endpoint({
  method: "GET",
  path: "/patients/app_requests",
  summary: "Returns what an app asks the patient to be allowed to read",
  description:
    "`not_found`: the app was removed meanwhile, or the request is not one that `/oauth/authorize` would take.",
  caller: "patient",
  query: z.strictObject({ request: AppRequestText }),
  response: entity(AppRequest),
});

/**
 * Audited. Kinds that the app did not request are ignored; `validation_failed` where none is left. `not_found` as in
 * `readAppRequest`.
 */
export const allowApp = endpoint({
  method: "POST",
  path: "/patients/app_requests",
  summary: "Allows an app to read kinds of data of one record; returns where the patient goes on",
  description: "The address carries a code that the app exchanges for a token within a minute, once.",
  caller: "patient",
  body: z.strictObject({
    request: AppRequestText,
    patient_id: Id,
    kinds: Kinds.check(z.minLength(1)),
  }),
  response: entity(z.object({ redirect_to: z.string() })),
  problems: ["care_not_confirmed"],
});

/** An app that may read a record now. */
const ConnectedApp = z.object({
  id: Id,
  app_name: z.string(),
  person: Person,
  kinds: Kinds,
  allowed_at: Instant,
  last_used_at: z.nullable(Instant),
  ends_at: Instant,
});
/** An app that a patient has connected and that may read a record now. */
export type ConnectedApp = z.infer<typeof ConnectedApp>;

/** One entry for each app and record, also for records of dependents while the patient acts for them. */
export const listConnectedApps = endpoint({
  method: "GET",
  path: "/patients/connected_apps",
  summary:
    "Lists the apps that may read the patient's record, or another record that the patient has shared with them, newest first",
  caller: "patient",
  response: collection(ConnectedApp),
});

/** Audited. */
export const disconnectApp = endpoint({
  method: "DELETE",
  path: "/patients/connected_apps/{grant_id}",
  summary: "Disconnects an app from a record; its tokens end at once",
  caller: "patient",
  params: z.strictObject({ grant_id: PathId }),
  status: 204,
});
