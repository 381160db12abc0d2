import * as shapes from "@anteroom/contract/account/app-launches";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { deskLaunchScope, scopesForTypes } from "@anteroom/domain/clinic/patient-app-scopes";
import { readPatientScope } from "@anteroom/domain/clinic/smart-scopes";
import { sql } from "kysely";
import type { Services } from "../../../platform/config/services.ts";
import { hashOf, newToken } from "../../../platform/crypto/secrets.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { loadClinicAppointment } from "../../clinic/clinic-appointment.ts";
import { clientIdOf, findPatientApp, readAuthorization, returnAddress } from "./authorization-request.ts";
import { codeLifetime, liveLaunches, mayReadType } from "./launch-rows.ts";

/** How long a `launch` value is good, in ms: the app only has to send the browser back. */
const launchLifetime = 120_000;

/**
 * Registers the routes by which the desk opens apps with the patient of an appointment (SMART App Launch, EHR launch):
 * lists them, makes the address with a `launch` value, and answers the app's request with a code. The value is bound to
 * app, staff member, session, patient and appointment, is good once and for two minutes, and is stored as a hash. Both
 * are audited.
 */
export function appLaunchRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shapes.listLaunchableApps, async ({ tx }) => ({
    data: {
      collection: await tx((one) =>
        launchable(one).select(["apps.id", "apps.name"]).orderBy("apps.name").limit(100).execute(),
      ),
    },
  }));
  mount(app, shapes.launchApp, launch);
  mount(app, shapes.authorizeLaunchedApp, authorize);
}

/** Live apps with an address at which the desk opens them. */
const launchable = (tx: Tx) =>
  tx
    .selectFrom("apps")
    .where("apps.launch_url", "is not", null)
    .where("apps.revoked_at", "is", null)
    .where(sql<boolean>`${deskLaunchScope} = any(apps.scopes)`);

const originOf = ({ request }: Pick<Call<typeof shapes.launchApp>, "request">) =>
  `${request.protocol}://${request.host}`;

async function launch(
  call: Call<typeof shapes.launchApp>,
): Promise<AnswerOf<typeof shapes.launchApp> | ProblemOutcome> {
  const { tenant, caller, body, now, tx } = call;
  return tx(async (one) => {
    const appointment = await loadClinicAppointment(one, caller, body.appointment_id);
    const app = await launchable(one)
      .select(["apps.id", "apps.launch_url"])
      .where("apps.id", "=", body.app_id)
      .executeTakeFirst();
    if (!app || app.launch_url === null || !appointment || appointment.patient_id === null)
      return problem("not_found");
    const value = newToken();
    await one
      .insertInto("app_launches")
      .values({
        tenant_id: tenant.id,
        app_id: app.id,
        staff_id: caller.staff.staffId,
        session_hash: caller.staff.tokenHash,
        patient_id: appointment.patient_id,
        appointment_id: appointment.id,
        launch_hash: hashOf(value),
        launched_at: now,
        expires_at: new Date(now.getTime() + launchLifetime),
      })
      .execute();
    const actor = actorOf(caller);
    await audit(one, tenant.id, { actor, action: "app.launch", object: `patient/${appointment.patient_id}` });
    const url = new URL(app.launch_url);
    url.searchParams.set("iss", `${originOf(call)}/fhir/R4`);
    url.searchParams.set("launch", value);
    return { data: { entity: { url: url.href } } };
  });
}

/** Uses the launch up. What the app may read is what it asked for of what the role may. */
async function authorize(
  call: Call<typeof shapes.authorizeLaunchedApp>,
): Promise<AnswerOf<typeof shapes.authorizeLaunchedApp> | ProblemOutcome> {
  const { tenant, caller, body, now, tx } = call;
  const place = { origin: originOf(call) };
  const query = new URLSearchParams(Buffer.from(body.request, "base64url").toString("utf8"));
  return tx(async (one) => {
    const client = await findPatientApp(one, clientIdOf(query), true);
    const reading = readAuthorization(query, client, place);
    if (reading.kind !== "ready" || reading.request.launch === null) return problem("not_found");
    const { request } = reading;
    const { role, tokenHash } = caller.staff;
    const found = await liveLaunches(one, now)
      .where("one.launch_hash", "=", hashOf(reading.request.launch))
      .where("one.session_hash", "=", tokenHash)
      .where("one.app_id", "=", request.app.id)
      .where("one.used_at", "is", null)
      .where("one.expires_at", ">", now)
      .forUpdate("one")
      .executeTakeFirst();
    if (!found) return problem("not_found");
    const granted = scopesForTypes(request.scopes, (type) => mayReadType(role, type));
    // Who is no doctor has no resource of their own.
    const scopes = granted.filter((scope) => scope !== "fhirUser" || found.doctor_id !== null);
    const mayRead = scopes.some((scope) => readPatientScope(scope) !== null);
    const asksToRead = request.scopes.some((scope) => readPatientScope(scope) !== null);
    const isRefused = asksToRead && !mayRead;
    const code = newToken();
    await one
      .updateTable("app_launches")
      .set({
        used_at: now,
        ...(isRefused
          ? {}
          : {
              scopes,
              code_hash: hashOf(code),
              code_challenge: request.challenge,
              redirect_uri: request.redirectUri,
              nonce: request.nonce,
              expires_at: new Date(now.getTime() + codeLifetime),
            }),
      })
      .where("id", "=", found.id)
      .execute();
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: isRefused ? "app.refuse" : "app.open",
      object: `patient/${found.patient_id}`,
    });
    const answer: Record<string, string> = isRefused ? { error: "access_denied" } : { code };
    return { data: { entity: { redirect_to: returnAddress(request, answer, place) } } };
  });
}
