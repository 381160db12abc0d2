import * as shapes from "@anteroom/contract/account/connected-apps";
import type { ConnectedApp } from "@anteroom/contract/account/connected-apps";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { appAccessEnd, kindsOfScopes, scopesForKinds } from "@anteroom/domain/clinic/patient-app-scopes";
import type { Services } from "../../../platform/config/services.ts";
import { hashOf, newToken } from "../../../platform/crypto/secrets.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { findRecordPerson, loadRecordPeople } from "../../health/record/record-person.ts";
import {
  clientIdOf,
  findPatientApp,
  readAuthorization,
  returnAddress,
  type AuthorizationRequest,
} from "./authorization-request.ts";

/** Lifetime of an authorization code, in ms. */
const codeLifetime = 60_000;

/**
 * Registers the routes where a patient reads what an app requests, allows it, and lists and disconnects apps; also
 * for dependents. The request is validated again each time. Allowing issues a code for 60 seconds. Disconnecting
 * ends all of the app's grants for that record. Both are audited.
 */
export function connectedAppRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shapes.readAppRequest, readRequest);
  mount(app, shapes.allowApp, allow);
  mount(app, shapes.listConnectedApps, async ({ caller, now, tx }) => ({
    data: { collection: await tx((one) => connectedApps(one, caller.patientId, now)) },
  }));
  mount(app, shapes.disconnectApp, disconnect);
}

const placeOf = ({ request }: Pick<Call<typeof shapes.allowApp>, "request">) => ({
  origin: `${request.protocol}://${request.host}`,
});

/** Reads again what `/oauth/authorize` has read: the page carries it, and may carry anything. */
async function requestOf(
  tx: Tx,
  encoded: string,
  place: ReturnType<typeof placeOf>,
  isLocked = false,
): Promise<AuthorizationRequest | null> {
  const query = new URLSearchParams(Buffer.from(encoded, "base64url").toString("utf8"));
  const app = await findPatientApp(tx, clientIdOf(query), isLocked);
  const reading = readAuthorization(query, app, place);
  return reading.kind === "ready" && reading.request.launch === null ? reading.request : null;
}

type ReadCall = Call<typeof shapes.readAppRequest>;

async function readRequest(call: ReadCall): Promise<AnswerOf<typeof shapes.readAppRequest> | ProblemOutcome> {
  const { caller, query, now, tx } = call;
  const place = placeOf(call);
  const found = await tx(async (one) => {
    const request = await requestOf(one, query.request, place);
    return request && { request, people: await loadRecordPeople(one, caller.patientId, now) };
  });
  if (!found) return problem("not_found");
  const { request, people } = found;
  const entity = {
    app_name: request.app.name,
    privacy_url: request.app.privacy_url,
    returns_to: new URL(request.redirectUri).host,
    kinds: kindsOfScopes(request.scopes),
    people: people.map(({ patient_id, name, is_self }) => ({ patient_id, name, is_self })),
    ends_at: new Date(appAccessEnd(request.scopes, now.getTime())).toISOString(),
    refusal_url: returnAddress(request, { error: "access_denied" }, place),
  };
  return { data: { entity } };
}

/** Stores the grant with a single-use code. Locks the app's row, because changing the app ends its grants. */
async function allow(
  call: Call<typeof shapes.allowApp>,
): Promise<AnswerOf<typeof shapes.allowApp> | ProblemOutcome> {
  const { tenant, caller, body, now, tx } = call;
  const place = placeOf(call);
  return tx(async (one) => {
    const request = await requestOf(one, body.request, place, true);
    if (!request) return problem("not_found");
    const who = { callerId: caller.patientId, patientId: body.patient_id, now };
    const person = await findRecordPerson(one, who);
    if (isProblem(person)) return person;
    const requested = kindsOfScopes(request.scopes);
    const kinds = requested.filter((kind) => body.kinds.includes(kind));
    if (requested.length > 0 && kinds.length === 0)
      return problem("validation_failed", { fields: [{ path: "body.kinds", code: "too_small" }] });
    const code = newToken();
    const codeEnd = new Date(now.getTime() + codeLifetime);
    await one
      .insertInto("app_grants")
      .values({
        tenant_id: tenant.id,
        app_id: request.app.id,
        patient_id: person.patient_id,
        allowed_by: caller.patientId,
        scopes: scopesForKinds(request.scopes, kinds),
        code_hash: hashOf(code),
        code_challenge: request.challenge,
        redirect_uri: request.redirectUri,
        nonce: request.nonce,
        code_expires_at: codeEnd,
        allowed_at: now,
        expires_at: codeEnd,
      })
      .execute();
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "app.allow",
      object: `app/${request.app.id}`,
      ...(person.is_self ? {} : { onBehalfOf: person.patient_id }),
    });
    return { data: { entity: { redirect_to: returnAddress(request, { code }, place) } } };
  });
}

/** The apps that may read a record now which is the patient's, or which the patient acts for; one of each app and record. */
async function connectedApps(tx: Tx, callerId: number, now: Date): Promise<ConnectedApp[]> {
  const people = await loadRecordPeople(tx, callerId, now);
  const rows = await tx
    .selectFrom("app_grants as one")
    .innerJoin("apps", (join) =>
      join.onRef("apps.id", "=", "one.app_id").onRef("apps.tenant_id", "=", "one.tenant_id"),
    )
    .select(["one.id", "one.app_id", "one.patient_id", "one.scopes", "one.allowed_at"])
    .select(["one.last_used_at", "one.expires_at", "apps.name"])
    .where((is) => is.or([is("one.allowed_by", "=", callerId), is("one.patient_id", "=", callerId)]))
    .where("one.token_hash", "is not", null)
    .where("one.expires_at", ">", now)
    .where("apps.revoked_at", "is", null)
    .orderBy("one.id", "desc")
    .limit(500)
    .execute();
  const found = new Map<string, ConnectedApp>();
  for (const row of rows) {
    const person = people.find(({ patient_id: id }) => id === row.patient_id);
    if (!person) continue; // the patient does not act for them any more, so the app reads nothing
    const key = `${row.app_id} ${row.patient_id}`;
    const before = found.get(key);
    const kinds = kindsOfScopes([...row.scopes, ...(before ? before.kinds.flatMap(scopesOfKind) : [])]);
    found.set(key, {
      id: before?.id ?? row.id,
      app_name: row.name,
      person: { patient_id: person.patient_id, name: person.name, is_self: person.is_self },
      kinds,
      allowed_at: before?.allowed_at ?? row.allowed_at.toISOString(),
      last_used_at: latest(before?.last_used_at, row.last_used_at),
      ends_at: latest(before?.ends_at, row.expires_at) ?? row.expires_at.toISOString(),
    });
  }
  return [...found.values()];
}

const scopesOfKind = (kind: ConnectedApp["kinds"][number]) => scopesForKinds(["patient/*.r"], [kind]);

function latest(one: string | null | undefined, other: Date | null): string | null {
  const times = [one ?? null, other?.toISOString() ?? null].filter((time) => time !== null);
  return times.toSorted().at(-1) ?? null;
}

/** Ends everything that the app may read of that record: of each device on which it was connected. */
function disconnect({ tenant, caller, params, tx }: Call<typeof shapes.disconnectApp>) {
  return tx(async (one) => {
    const ownGrants = one
      .selectFrom("app_grants")
      .select(["app_id", "patient_id"])
      .where((is) =>
        is.or([is("allowed_by", "=", caller.patientId), is("patient_id", "=", caller.patientId)]),
      );
    const grant = await ownGrants.where("id", "=", params.grant_id).executeTakeFirst();
    if (!grant) return problem("not_found");
    await one
      .deleteFrom("app_grants")
      .where("app_id", "=", grant.app_id)
      .where("patient_id", "=", grant.patient_id)
      .where((is) =>
        is.or([is("allowed_by", "=", caller.patientId), is("patient_id", "=", caller.patientId)]),
      )
      .execute();
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: "app.disconnect",
      object: `app/${grant.app_id}`,
      ...(grant.patient_id === caller.patientId ? {} : { onBehalfOf: grant.patient_id }),
    });
    return undefined;
  });
}
