import { deskLaunchScope, scopesBeyond } from "@anteroom/domain/clinic/patient-app-scopes";
import type { Selectable } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { Tables } from "../../../platform/database/tables.ts";
import { clientIdPattern, isOfPatients } from "./app-rows.ts";

/** An app that patients connect. */
type PatientAppRow = Pick<
  Selectable<Tables["apps"]>,
  "id" | "client_id" | "name" | "scopes" | "redirect_uris" | "privacy_url" | "launch_url"
>;

/** A valid authorization request. `challenge` is of PKCE S256; `scopes` are distinct and within those of the app. */
export type AuthorizationRequest = {
  app: PatientAppRow;
  redirectUri: string;
  state: string | null;
  scopes: string[];
  challenge: string;
  nonce: string | null;
  /** The value that the desk gave the app when it opened it; null: a patient connects the app. */
  launch: string | null;
};

/** `unknown` must not redirect to the app; `refused` redirects to `location`, which carries the error. */
type Reading =
  | { kind: "ready"; request: AuthorizationRequest }
  | { kind: "refused"; location: string }
  | { kind: "unknown" };

type Place = {
  /** The clinic's host as the app asked it, `https://clinic.example`: the issuer. */
  origin: string;
};

/** Longest query that is taken: the page that a patient comes back to after signing in carries it. */
const longestQuery = 1_350;

/**
 * Returns the live app of this client id that patients connect; undefined for the clinic's own programs too.
 * `isLocked` locks its row against changes until the transaction ends (`for share`).
 */
export function findPatientApp(tx: Tx, clientId: string | null, isLocked = false) {
  if (clientId === null || !clientIdPattern.test(clientId)) return Promise.resolve(undefined);
  return tx
    .selectFrom("apps")
    .select(["id", "client_id", "name", "scopes", "redirect_uris", "privacy_url", "launch_url"])
    .where("client_id", "=", clientId)
    .where(isOfPatients)
    .where("revoked_at", "is", null)
    .$if(isLocked, (query) => query.forShare())
    .executeTakeFirst();
}

/** Returns the query's `client_id`; null when it is missing, empty or repeated. */
export const clientIdOf = (query: URLSearchParams): string | null => single(query, "client_id");

/**
 * Validates a request of SMART App Launch, standalone or with the `launch` value of the desk: authorization code flow with
 * PKCE S256, `aud` of this origin's FHIR root, scopes that the app has. Does not look the `launch` value up. `unknown` for an unregistered client or redirect URI; else `refused`, also for
 * repeated parameters, `prompt=none` and queries over 1,350 characters (RFC 6749, 4.1.2.1). Stores nothing.
 */
export function readAuthorization(
  query: URLSearchParams,
  app: PatientAppRow | undefined,
  place: Place,
): Reading {
  const redirectUri = single(query, "redirect_uri");
  if (!app || redirectUri === null || !app.redirect_uris.includes(redirectUri)) return { kind: "unknown" };
  const state = single(query, "state");
  const fault = faultOf(query, app, place);
  if (fault !== null)
    return { kind: "refused", location: returnAddress({ redirectUri, state }, { error: fault }, place) };
  return {
    kind: "ready",
    request: {
      app,
      redirectUri,
      state,
      scopes: scopesOf(query),
      challenge: single(query, "code_challenge") ?? "",
      nonce: single(query, "nonce"),
      launch: single(query, "launch"),
    },
  };
}

/** The error of RFC 6749 or OpenID Connect for what is wrong, or null. */
function faultOf(
  query: URLSearchParams,
  { scopes: allowed }: PatientAppRow,
  { origin }: Place,
): string | null {
  const isRepeated = [...query.keys()].some((name) => query.getAll(name).length > 1);
  if (isRepeated || query.toString().length > longestQuery) return "invalid_request";
  if (query.has("request")) return "request_not_supported";
  if (query.has("request_uri")) return "request_uri_not_supported";
  const type = single(query, "response_type");
  if (type === null) return "invalid_request";
  if (type !== "code") return "unsupported_response_type";
  if ((single(query, "response_mode") ?? "query") !== "query") return "invalid_request";
  if (single(query, "code_challenge_method") !== "S256") return "invalid_request";
  if (!/^[\w-]{43}$/.test(single(query, "code_challenge") ?? "")) return "invalid_request";
  if (single(query, "aud")?.replace(/\/$/, "") !== `${origin}/fhir/R4`) return "invalid_request";
  const scopes = scopesOf(query);
  if (scopes.length === 0 || scopesBeyond(allowed, scopes).length > 0) return "invalid_scope";
  // The value and its scope come together, so that neither way is taken for the other.
  if ((single(query, "launch") !== null) !== scopes.includes(deskLaunchScope)) return "invalid_request";
  // The patient must always see the request and decide.
  return single(query, "prompt") === "none" ? "interaction_required" : null;
}

/** Returns the redirect URI with `answer`, the request's `state` if any, and `iss` (RFC 9207) as query parameters. */
export function returnAddress(
  { redirectUri, state }: Pick<AuthorizationRequest, "redirectUri" | "state">,
  answer: Record<string, string>,
  { origin }: Place,
): string {
  const all = new URLSearchParams({ ...answer, ...(state === null ? {} : { state }), iss: origin });
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${all.toString()}`;
}

const scopesOf = (query: URLSearchParams) => [
  ...new Set((single(query, "scope") ?? "").split(" ").filter((scope) => scope !== "")),
];

function single(query: URLSearchParams, name: string): string | null {
  const values = query.getAll(name);
  return values.length === 1 && values[0] !== undefined && values[0] !== "" ? values[0] : null;
}
