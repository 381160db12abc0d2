import { appTokenLifetime } from "@anteroom/domain/clinic/patient-app-scopes";
import { scopesOfRole, type StaffRole } from "@anteroom/domain/clinic/staff-roles";
import { isInScope, type TokenScope } from "@anteroom/domain/clinic/token-scopes";
import type { Tx } from "../../../platform/database/database.ts";
import type { AppGrant, AppStore } from "../../../ports/app-authorization.ts";
import type { Clock } from "../../../ports/clock.ts";
import { kindOf } from "../kinds/all-kinds.ts";

type LaunchStore = Pick<
  AppStore,
  "grantOfCode" | "grantOfId" | "grantOfToken" | "useCode" | "keepGrantToken" | "endGrant"
>;
type InClinic = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Lifetime of an authorization code, in ms; it begins when the launch value is used. */
export const codeLifetime = 60_000;

const prefix = "launch-";

/** Returns whether a grant's id is that of a launch at the desk, and not of what a patient allowed. */
export const isLaunchId = (id: string): boolean => id.startsWith(prefix);

/**
 * Returns the part of the token endpoint's store about apps that staff opened at the desk. Each call is a transaction of
 * its own. A launch is found only while `liveLaunches` has it. `useCode` returns true once only. There is one access
 * token, for an hour, and no refresh token.
 */
export function launchStore(inClinic: InClinic, clock: Clock): LaunchStore {
  const find = async (which: { column: "code_hash" | "token_hash"; hash: Buffer } | { id: number }) => {
    const now = clock.now();
    const row = await inClinic((tx) => {
      const launches = liveLaunches(tx, now);
      return "id" in which
        ? launches.where("one.id", "=", which.id).executeTakeFirst()
        : launches.where(`one.${which.column}`, "=", which.hash).executeTakeFirst();
    });
    return row ? presentLaunch(row, now) : null;
  };
  return {
    grantOfCode: (hash) => find({ column: "code_hash", hash }),
    grantOfToken: (hash) => find({ column: "token_hash", hash }),
    grantOfId: (id) => find({ id: numberOf(id) }),
    useCode: async (hash) => {
      const first = await inClinic((tx) =>
        tx
          .updateTable("app_launches")
          .set({ code_used_at: clock.now() })
          .where("code_hash", "=", hash)
          .where("code_used_at", "is", null)
          .returning("id")
          .executeTakeFirst(),
      );
      return first !== undefined;
    },
    keepGrantToken: async ({ grantId, hash, forMs }) => {
      const now = clock.now();
      return inClinic(async (tx) => {
        const app = await tx
          .updateTable("apps")
          .set({ last_used_at: now })
          .where("id", "=", (is) =>
            is.selectFrom("app_launches").select("app_id").where("id", "=", numberOf(grantId)),
          )
          .where("revoked_at", "is", null)
          .returning("id")
          .executeTakeFirst();
        if (!app) return false;
        const given = await tx
          .updateTable("app_launches")
          .set({ token_hash: hash, expires_at: new Date(now.getTime() + forMs) })
          .where("id", "=", numberOf(grantId))
          .where("token_hash", "is", null)
          .returning("id")
          .executeTakeFirst();
        return given !== undefined;
      });
    },
    endGrant: async (id) => {
      await inClinic((tx) => tx.deleteFrom("app_launches").where("id", "=", numberOf(id)).execute());
    },
  };
}

const numberOf = (id: string) => Number(id.slice(prefix.length));

/**
 * Returns the query of launches `one` that still hold: the app is not revoked, the staff account is enabled and its
 * session has not ended, the patient was not removed, and the appointment is still the patient's and, for a doctor,
 * that doctor's. Expired codes and tokens are included.
 */
export function liveLaunches(tx: Tx, now: Date) {
  return tx
    .selectFrom("app_launches as one")
    .innerJoin("apps", (join) =>
      join.onRef("apps.tenant_id", "=", "one.tenant_id").onRef("apps.id", "=", "one.app_id"),
    )
    .innerJoin("staff", (join) =>
      join.onRef("staff.tenant_id", "=", "one.tenant_id").onRef("staff.id", "=", "one.staff_id"),
    )
    .innerJoin("staff_sessions as session", (join) =>
      join
        .onRef("session.tenant_id", "=", "one.tenant_id")
        .onRef("session.token_hash", "=", "one.session_hash"),
    )
    .innerJoin("patients as person", (join) =>
      join.onRef("person.tenant_id", "=", "one.tenant_id").onRef("person.id", "=", "one.patient_id"),
    )
    .innerJoin("appointments as meeting", (join) =>
      join
        .onRef("meeting.tenant_id", "=", "one.tenant_id")
        .onRef("meeting.id", "=", "one.appointment_id")
        .onRef("meeting.patient_id", "=", "one.patient_id"),
    )
    .selectAll("one")
    .select(["apps.client_id", "apps.name as app_name", "apps.scopes as most"])
    .select(["staff.role", "staff.doctor_id"])
    .where("apps.revoked_at", "is", null)
    .where("staff.disabled_at", "is", null)
    .where("session.revoked_at", "is", null)
    .where("session.expires_at", ">", now)
    .where("session.lacks_factor", "=", false)
    .where("person.removed_at", "is", null)
    .where((is) =>
      is.or([is("staff.doctor_id", "is", null), is("staff.doctor_id", "=", is.ref("meeting.doctor_id"))]),
    );
}

type LaunchRow = NonNullable<Awaited<ReturnType<ReturnType<typeof liveLaunches>["executeTakeFirst"]>>>;

function presentLaunch(row: LaunchRow, now: Date): AppGrant {
  return {
    id: `${prefix}${row.id}`,
    clientId: row.client_id,
    patientId: row.patient_id,
    subject: `staff-${row.staff_id}`,
    user: row.doctor_id === null ? null : `Practitioner/${row.doctor_id}`,
    launch: { encounter: String(row.appointment_id) },
    scopes: row.scopes,
    nonce: row.nonce,
    endsInMs: row.token_hash === null ? appTokenLifetime : row.expires_at.getTime() - now.getTime(),
    challenge: row.code_challenge ?? "",
    redirectUri: row.redirect_uri ?? "",
    isCodeUsed: row.code_used_at !== null,
    codeForMs: (row.used_at?.getTime() ?? 0) + codeLifetime - now.getTime(),
  };
}

/** Types that a patient's app reads in `$summary` alone, with the scope of a clinic's token for them. */
const scopesOfLists: Readonly<Record<string, TokenScope>> = {
  MedicationStatement: "health:read",
  AllergyIntolerance: "health:read",
};

/**
 * Returns whether a role may read a FHIR type of one patient by an app. Every role may read the Patient of its
 * appointment: without `seesContacts` with name, date of birth, sex and language alone.
 */
export function mayReadType(role: StaffRole, type: string): boolean {
  const scope = scopesOfLists[type] ?? kindOf(type)?.scope;
  return type === "Patient" || (scope !== undefined && isInScope(scopesOfRole(role), scope));
}

/**
 * Returns whether a role sees a patient's contact details, address and identifiers (`patients:read`). Others, such as
 * doctors, see name, date of birth, sex and language.
 */
export const seesContacts = (role: StaffRole): boolean => isInScope(scopesOfRole(role), "patients:read");
