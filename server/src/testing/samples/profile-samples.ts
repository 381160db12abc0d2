import { guestLinkParameter } from "@anteroom/contract/account/guest-access";
import { textConsentVersion } from "@anteroom/domain/notifications/reminders";
import { careTokenKind } from "../../features/account/dependents/care-mails.ts";
import { newToken } from "../../platform/crypto/secrets.ts";
import { undoEmailKind } from "../../shared/account/account-tokens.ts";
import { makeGuestLink } from "../../shared/account/guest-links.ts";
import { makeAppointment } from "../make-appointment.ts";
import { subscribedBrowser } from "../push-service.ts";
import {
  prepareBy,
  byNewPerson,
  fileHeaders,
  hour,
  inClinic,
  linkOf,
  password,
  makePerson,
  tenantOf,
  termsVersion,
  tomorrow,
  type Headers,
  type Person,
  type Samples,
  type World,
} from "./sample.ts";

/** Requests about who one is, and one's family. */
export const profileSamples: Samples = {
  saveProfile: byNewPerson(() => ({
    body: {
      ...nobodyElse,
      name: "Ana New",
      birthdate: "1985-04-01",
      version: 1,
      health_number: null,
      time_zone: null,
      language: "pt",
    },
  })),
  completePatient: byNewPerson(({ id }) => ({
    params: { patient_id: id },
    body: { birthdate: "1985-04-01", sex: "female" },
  })),
  endSession: byNewPerson(async ({ id }, world) => {
    const found = await inClinic(world, (tx) =>
      tx.selectFrom("sessions").select("id").where("patient_id", "=", id).executeTakeFirstOrThrow(),
    );
    return { params: { session_id: found.id } };
  }),
  endOtherSessions: byNewPerson(() => ({})),
  changeEmail: byNewPerson(() => ({ body: { email: "changed@people.example", current_password: password } })),
  confirmEmail: byNewPerson(async ({ id }, world) => ({
    headers: {},
    body: { token: await linkOf(world, "change_email", id, { email: "confirmed-too@people.example" }) },
  })),
  undoEmail: byNewPerson(async ({ id }, world) => ({
    headers: {},
    body: {
      token: await linkOf(world, undoEmailKind, id, {
        email: "undone@people.example",
        since: new Date(world.now.getTime() - hour).toISOString(),
      }),
    },
  })),
  addDependent: byNewPerson(() => ({
    body: { ...nobodyElse, name: "Child New", birthdate: "2018-04-01", email: null },
  })),
  changeDependent: byNewPerson(async ({ id }, world) => ({
    params: { dependent_id: (await makePerson(world, { hasAccount: false, parentId: id })).id },
    body: { ...nobodyElse, name: "Child Changed", birthdate: "2018-04-01", email: null, version: 1 },
  })),
  removeDependent: byNewPerson(async ({ id }, world) => ({
    params: { dependent_id: (await makePerson(world, { hasAccount: false, parentId: id })).id },
  })),
  seeCare: async (world) => ({ body: { token: await careLink(world) } }),
  answerCare: [true, false].map((agrees) => async (world: World) => ({
    body: { token: await careLink(world), agrees },
  })),
  saveInsurance: byNewPerson(({ id }) => ({
    params: { patient_id: id },
    body: {
      version: 1,
      insurer: "Insurer",
      insurance_number: "1",
      policy_number: "2",
      valid_until: "2028-01-01",
    },
  })),
  eraseAccount: byNewPerson(() => ({ body: { password } })),
  requestExport: byNewPerson(() => ({})),
  downloadExport: byNewPerson(async ({ headers }, world) => {
    world.clinic.sentJobs.length = 0;
    const { entity } = await prepareBy(world, "POST", "/patients/data_exports", { headers });
    await world.clinic.workJobs();
    return { params: { export_id: entity.id } };
  }),
  withdrawConsent: byNewPerson(async ({ headers }, world) => {
    const version = await termsVersion(world);
    await prepareBy(world, "POST", "/patients/terms", { headers, body: { version } });
    return { body: { kind: "terms", version } };
  }),
  claimGuestAppointments: byNewPerson(async ({ login, name }, world) => {
    const token = newToken();
    const id = await makeAppointment(world.clinic.db, { start: "2027-03-02T11:00:00Z", guestToken: token });
    await inClinic(world, (tx) =>
      tx
        .updateTable("guests")
        .set({ email: login, name, birthdate: "1985-04-01" })
        .where("id", "=", (one) => one.selectFrom("appointments").select("guest_id").where("id", "=", id))
        .execute(),
    );
    return { body: { guest_tokens: [token] } };
  }),
  openGuestLink: async (world) => ({ body: { token: await guestLink(world) } }),
  renewGuestLink: async (world) => ({ body: { token: await guestLink(world) } }),
  sendCardPicture: byNewPerson(({ id, headers }) => ({
    params: { patient_id: id, side: "front" },
    headers: { ...headers, ...fileHeaders },
    body: cardPicture,
  })),
  downloadCardPicture: byNewPerson(withCard),
  removeCardPicture: byNewPerson(withCard),
  clinicDownloadCardPicture: async (world) => {
    const someone = await makePerson(world);
    const { params } = await withCard(someone, world);
    const id = await makeAppointment(world.clinic.db, { start: tomorrow, patientId: someone.id });
    return { params: { ...params, appointment_id: id } };
  },
  savePushSubscription: byNewPerson((_, { outside }) => ({
    body: {
      endpoint: `${outside.pushUrl}/device`,
      ...subscribedBrowser().keys,
      wants_reminders: true,
    },
  })),
  changeTextNumber: byNewPerson(() => ({ body: newPhone() })),
  confirmTextNumber: byNewPerson(async ({ headers }, world) => ({
    body: { code: await askForTextCode(world, headers) },
  })),
  saveTextChannel: byNewPerson(async ({ headers }, world) => {
    const code = await askForTextCode(world, headers);
    await prepareBy(world, "POST", "/patients/text_number/confirm", { headers, body: { code } });
    return { body: { is_on: true, text_version: textConsentVersion } };
  }),
};

let phones = 0;
/** A number to which no code was sent before. */
const newPhone = () => ({ country_code: "+351", number: `9123456${(phones += 1) + 10}` });

async function askForTextCode(world: World, headers: Headers): Promise<string> {
  await prepareBy(world, "POST", "/patients/text_number", { headers, body: newPhone() });
  const { body } = await inClinic(world, (tx) =>
    tx.selectFrom("text_messages").select("body").orderBy("id", "desc").limit(1).executeTakeFirstOrThrow(),
  );
  return /\d{6}/.exec(body)?.[0] ?? "";
}

/** The smallest JPEG that counts as the picture of a card: 800 by 500. */
const cardPicture = Buffer.from(
  ["ffd8 ffc0 000b 08 01f4 0320 01 01 11 00", "ffda 0008 01 01 00 00 3f 00 01 02 03 ffd9"]
    .join("")
    .replaceAll(" ", ""),
  "hex",
);

async function withCard({ id, headers }: Person, world: World) {
  await prepareBy(world, "PUT", `/patients/insurance_cards/${id}/front`, {
    headers: { ...headers, ...fileHeaders },
    body: cardPicture,
  });
  return { params: { patient_id: id, side: "front" } };
}

async function guestLink(world: World): Promise<string> {
  const tenant = await tenantOf(world);
  const id = await makeAppointment(world.clinic.db, { start: tomorrow, guestToken: newToken() });
  return inClinic(world, async (tx) => {
    const { guest_id } = await tx
      .selectFrom("appointments")
      .select("guest_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { config } = world.clinic.services;
    const wanted = { tenant, config, guestId: guest_id ?? 0, appointmentId: id, now: world.now };
    return new URL(await makeGuestLink(tx, wanted)).searchParams.get(guestLinkParameter) ?? "";
  });
}

const nobodyElse = {
  sex: "female",
  phone_country_code: null,
  phone_number: null,
  taxpayer_number: null,
  address: null,
};

/** The link by which somebody of age is asked whether another may act for them. */
async function careLink(world: World): Promise<string> {
  const { id: parentId } = await makePerson(world);
  const { id } = await makePerson(world, { hasAccount: false, parentId });
  return linkOf(world, careTokenKind, id);
}
