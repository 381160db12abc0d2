import { specialties } from "@anteroom/content/specialties";
import * as shapes from "@anteroom/contract/administration/doctors";
import type { BodyOf } from "@anteroom/contract/endpoint";
import { serviceTypes } from "@anteroom/domain/appointment/service-type";
import { noPortrait } from "@anteroom/domain/clinic/clinic-picture";
import { sql, type Selectable } from "kysely";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { ClinicCaller } from "../../platform/http/authentication.ts";
import { mount } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { contentVersion, refuseUnread } from "../../platform/http/replaces.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { lockDoctors } from "../../shared/appointment/held-slot.ts";
import { portraitUrl } from "../../shared/appointment/portrait-url.ts";

/**
 * Registers the routes with which a clinic lists, reads, adds and changes doctors. Adding with a known
 * `external_id` updates that doctor. Changing with `replaces` changes only what was read. A doctor's token only reads
 * its own. Changes are audited.
 */
export function clinicDoctorRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shapes.clinicListDoctors, async ({ tenant, caller, tx }) => ({
    data: { collection: await tx((one) => readDoctors(one, tenant, caller.doctorId)) },
  }));
  mount(app, shapes.clinicGetDoctor, async ({ tenant, caller, params, tx }) => {
    if (!isOwn(caller, params.doctor_id)) return problem("not_found");
    const [entity] = await tx((one) => readDoctors(one, tenant, params.doctor_id));
    return entity ? { data: { entity } } : problem("not_found");
  });
  mount(app, shapes.clinicAddDoctor, async ({ tenant, caller, body, tx }) => {
    if (caller.doctorId !== null) return problem("not_found");
    return tx(async (one) => {
      const refusal = refuseSpecialty(body.specialty, await storedSpecialty(one, body.external_id));
      if (refusal) return refusal;
      const { id, isNew } = await addDoctor(one, tenant, body);
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action: isNew ? "doctor.add" : "doctor.change",
        object: `doctor/${id}`,
      });
      const [entity] = await readDoctors(one, tenant, id);
      return entity ? { data: { entity } } : problem("internal");
    });
  });
  mount(
    app,
    shapes.clinicChangeDoctor,
    async ({ tenant, caller, params, body: { replaces, ...profile }, tx }) => {
      if (caller.doctorId !== null) return problem("not_found");
      return tx(async (one) => {
        const { doctor_id: id } = params;
        await lockDoctors(one, [id]);
        const [known] = await readDoctors(one, tenant, id);
        if (!known) return problem("not_found");
        const { version } = known;
        const refusal = refuseUnread(replaces, version, contentVersion(profile) === version);
        const wrong = refusal ?? refuseSpecialty(profile.specialty, known.specialty);
        if (wrong) return wrong;
        await one.updateTable("doctors").set(columnsOf(profile)).where("id", "=", id).execute();
        await audit(one, tenant.id, {
          actor: actorOf(caller),
          action: "doctor.change",
          object: `doctor/${id}`,
        });
        const [entity] = await readDoctors(one, tenant, id);
        return entity ? { data: { entity } } : problem("not_found");
      });
    },
  );
}

const knownSpecialties = specialties.map(({ slug }) => slug);

/** Why a specialty is refused: the word that was sent, and those that exist. */
type SpecialtyFault = { code: "unknown_specialty"; value: string; known: string[] };

/**
 * Returns why a doctor cannot have this specialty, or null. Only known ones have a name in every language, and are found
 * by patients. `stored`: the one that the doctor has, which may stay.
 */
export function specialtyFault(value: string, stored: string | undefined): SpecialtyFault | null {
  if (value === stored || knownSpecialties.includes(value)) return null;
  return { code: "unknown_specialty", value, known: knownSpecialties };
}

function refuseSpecialty(specialty: string, stored: string | undefined): ProblemOutcome | null {
  const fault = specialtyFault(specialty, stored);
  return fault && problem("validation_failed", { fields: [{ path: "body.specialty", ...fault }] });
}

async function storedSpecialty(tx: Tx, externalId: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom("doctors")
    .select("specialty")
    .where("external_id", "=", externalId)
    .executeTakeFirst();
  return found?.specialty;
}

/** Returns whether a clinic token acts for this doctor. The clinic's own token acts for all. */
export function isOwn({ doctorId }: ClinicCaller, wanted: number): boolean {
  return doctorId === null || doctorId === wanted;
}

/**
 * Adds a doctor with a default portrait, or updates the one with this `external_id`; returns the id. The
 * price is that of video appointments, in minor units of the clinic's currency; a known doctor keeps theirs
 * unless `setsPrice`. Does not audit.
 */
export async function addDoctor(
  tx: Tx,
  tenant: Tenant,
  { external_id, amount_minor, ...profile }: BodyOf<typeof shapes.clinicAddDoctor>,
  { setsPrice = false } = {},
): Promise<{ id: number; isNew: boolean }> {
  const columns = columnsOf(profile);
  const price = { price_minor: amount_minor };
  const { id, is_new: isNew } = await tx
    .insertInto("doctors")
    .values({ tenant_id: tenant.id, external_id, portrait: noPortrait, ...columns, ...price })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "external_id"]).doUpdateSet({ ...columns, ...(setsPrice ? price : {}) }),
    )
    .returning(["id", sql<boolean>`xmax = 0`.as("is_new")]) // an updated row has the transaction that locked it
    .executeTakeFirstOrThrow();
  return { id, isNew };
}

type Profile = Omit<BodyOf<typeof shapes.clinicChangeDoctor>, "replaces">;

function columnsOf(profile: Profile) {
  const { registration, about, training, treats, ...same } = profile;
  const written = (value: object | null) => value && JSON.stringify(value);
  return {
    ...same,
    about: JSON.stringify(about),
    training: written(training),
    treats: written(treats),
    register_name: registration?.register ?? null,
    register_number: registration?.number ?? null,
  };
}

/**
 * Returns the clinic's view of one doctor, or of all when `id` is null, unlisted ones included, ordered by
 * id.
 */
export async function readDoctors(tx: Tx, tenant: Tenant, id: number | null): Promise<shapes.ClinicDoctor[]> {
  const doctors = await tx
    .selectFrom("doctors")
    .selectAll()
    .$if(id !== null, (query) => query.where("id", "=", id ?? 0))
    .orderBy("id")
    .execute();
  const own = await tx
    .selectFrom("service_prices")
    .select(["doctor_id", "service_type", "price_minor"])
    .$if(id !== null, (query) => query.where("doctor_id", "=", id ?? 0))
    .execute();
  const { currency } = tenant.settings;
  return doctors.map((doctor) => {
    const profile = profileOf(doctor);
    return {
      id: doctor.id,
      version: contentVersion(profile),
      external_id: doctor.external_id,
      ...profile,
      portrait_url: portraitUrl(doctor.portrait),
      prices: serviceTypes.map((service_type) => {
        const ofKind = own.find((row) => row.doctor_id === doctor.id && row.service_type === service_type);
        return { service_type, price: { amount_minor: ofKind?.price_minor ?? doctor.price_minor, currency } };
      }),
    };
  });
}

/** Returns what `clinicChangeDoctor` replaces of a doctor. */
function profileOf(doctor: Selectable<Tables["doctors"]>): Profile {
  return {
    name: doctor.name,
    title: doctor.title,
    specialty: doctor.specialty,
    languages: doctor.languages,
    sex: doctor.sex,
    treats_children: doctor.treats_children,
    // As they were taken in.
    about: doctor.about as shapes.ClinicDoctor["about"],
    training: doctor.training as shapes.ClinicDoctor["training"],
    treats: doctor.treats as shapes.ClinicDoctor["treats"],
    insurers: doctor.insurers,
    registration:
      doctor.register_name !== null && doctor.register_number !== null
        ? { register: doctor.register_name, number: doctor.register_number }
        : null,
    visit_minutes: doctor.visit_minutes,
    is_listed: doctor.is_listed,
  };
}
