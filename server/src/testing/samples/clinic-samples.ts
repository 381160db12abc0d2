import { issueDueInvoices } from "../../features/invoices/issue-invoices.ts";
import { openPool } from "../../platform/database/database.ts";
import { makePayment } from "../make-payment.ts";
import {
  prepareBy,
  fileHeaders,
  inClinic,
  makePerson,
  makeOwnAppointment,
  type Sample,
  type Samples,
  type World,
} from "./sample.ts";

const doctor = {
  name: "Dr New",
  title: null,
  specialty: "general-practice",
  languages: ["pt"],
  sex: null,
  treats_children: true,
  about: { en: "A doctor." },
  registration: null,
  training: null,
  treats: null,
  insurers: null,
  visit_minutes: 20,
  is_listed: true,
};
const patient = {
  name: "Ana Known",
  birthdate: "1985-04-01",
  sex: "female",
  phone_country_code: null,
  phone_number: null,
  taxpayer_number: null,
  address: null,
  email: "known@people.example",
  language: "pt",
};

/** Requests of a program about doctors, patients and vouchers. */
export const peopleSamples: Samples = {
  clinicAddDoctor: () => ({ body: { ...doctor, external_id: "d-new", amount_minor: 4000 } }),
  clinicChangeDoctor: () => ({ body: doctor }),
  clinicImportDoctors: () => ({
    body: {
      csv: "external_id,name,specialty,languages,visit_minutes,amount_minor\nd-csv,Dr File,general-practice,pt,20,4000\n",
      is_dry_run: false,
    },
  }),
  clinicPutPortrait: ({ program }) => ({ headers: { ...program, ...fileHeaders }, body: drawing }),
  clinicPutPicture: ({ program }) => ({
    params: { kind: "logo" },
    headers: { ...program, ...fileHeaders },
    body: drawing,
  }),
  clinicRemovePicture: () => ({ params: { kind: "favicon" } }),
  clinicSetHours: async (world) => ({
    params: { doctor_id: await otherDoctor(world) },
    body: { hours: [{ weekday: 1, kind: "open", from: "08:00", to: "20:00" }] },
  }),
  clinicSetDay: async (world) => ({
    params: { doctor_id: await otherDoctor(world) },
    body: { parts: [{ kind: "off", from: "08:00", to: "12:00" }] },
  }),
  clinicListDays: async (world) => {
    await prepareBy(world, "PUT", "/clinic/doctors/1/days/2027-12-02", {
      headers: world.program,
      body: { parts: [{ kind: "off", from: "08:00", to: "12:00" }] },
    });
    return { query: { from: "2027-12-01", to: "2027-12-31" } };
  },
  clinicAddAbsence: async (world) => ({
    params: { doctor_id: await otherDoctor(world) },
    body: { from: "2027-06-01", to: "2027-06-05" },
  }),
  clinicSetPrice: () => ({ body: { service_type: "phone", amount_minor: 3000 } }),
  clinicAddPatient: () => ({ body: { ...patient, external_id: "p-new" } }),
  clinicChangePatient: async (world) => ({
    params: { patient_id: (await makePerson(world, { hasAccount: false })).id },
    body: { ...patient, name: "Ana Changed", birthdate: "1984-04-01", external_id: null },
  }),
  clinicListDoubles: async (world) => {
    const twice = { name: "Person Twice", birthdate: "1931-01-07" };
    for (let made = 0; made < 2; made++) {
      const { id } = await makePerson(world, { hasAccount: false });
      await inClinic(world, (tx) => tx.updateTable("patients").set(twice).where("id", "=", id).execute());
    }
    return {};
  },
  clinicCompareForMerge: async (world) => ({
    params: { patient_id: (await makePerson(world, { hasAccount: false })).id },
    query: { other_id: String((await makePerson(world)).id) },
  }),
  clinicMergePatient: async (world) => ({
    params: { patient_id: (await makePerson(world, { hasAccount: false })).id },
    body: { into_patient_id: (await makePerson(world)).id },
  }),
  clinicImportPatients: () => ({
    body: { csv: "external_id,name,email\np-csv,Ana File,file@people.example\n", is_dry_run: false },
  }),
  clinicAddVoucher: () => ({
    body: {
      code: "NEWTEN",
      kind: "percentage",
      percent: 10,
      amount_minor: null,
      valid_until: null,
      uses_allowed: null,
      uses_each: null,
    },
  }),
};

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="9" height="9" fill="#0f6272"/></svg>',
);

/** A doctor whose hours no other request needs. */
async function otherDoctor(world: World): Promise<number> {
  const { entity } = await prepareBy(world, "POST", "/clinic/doctors", {
    headers: world.program,
    body: { ...doctor, external_id: "d-hours", amount_minor: 4000 },
  });
  return entity.id;
}

/** Makes something by a POST of the clinic, and names it in the path. */
const madeBy =
  (
    path: string,
    param: string,
    body: (world: World) => object,
    more: (world: World) => Sample = () => ({}),
  ) =>
  async (world: World): Promise<Sample> => {
    const { entity } = await prepareBy(world, "POST", path, { headers: world.program, body: body(world) });
    return { ...more(world), params: { [param]: entity.id, ...more(world).params } };
  };

const token = { label: "Program", scopes: ["patients:read"], doctor_id: null, expires_at: null };
const app = {
  name: "An app",
  scopes: ["system/Patient.rs"],
  jwks: null,
  jwks_uri: "http://127.0.0.1:9/jwks.json",
};
const webhook = {
  url: "http://127.0.0.1:9/hook",
  description: "A program",
  event_types: ["appointment.booked"],
  is_enabled: true,
};
const gateway = {
  name: "Second account",
  address: "http://127.0.0.1:9/v71",
  merchant_account: "ClinicaDoMar",
  methods: ["credit_card"],
  is_enabled: false,
};
const newGateway = () => ({
  ...gateway,
  kind: "adyen",
  api_key: "an-api-key-of-an-account",
  signing_key: "0".repeat(64),
});
const staff = (email: string) => ({ email, name: "Ana Staff", role: "reception", doctor_id: null });
let count = 0;
const newStaff = () => staff(`staff-${(count += 1)}@clinic.example`);
const feed = { url: "http://127.0.0.1:9/calendar.ics", description: "Own calendar" };
const ofGateway = (more?: (world: World) => Sample) =>
  madeBy("/clinic/payment_gateways", "gateway_id", newGateway, more);
const ofWebhook = (more?: (world: World) => Sample) =>
  madeBy("/clinic/webhooks", "webhook_id", () => webhook, more);
const ofApp = (more?: (world: World) => Sample) => madeBy("/clinic/apps", "app_id", () => app, more);
const ofToken = (more?: (world: World) => Sample) => madeBy("/clinic/tokens", "token_id", () => token, more);
const ofStaff = (more?: (world: World) => Sample) => madeBy("/clinic/staff", "staff_id", newStaff, more);
const ofFeed = madeBy("/clinic/doctors/1/busy_feeds", "feed_id", () => feed);
const ofAddress = madeBy("/clinic/doctors/1/calendar_addresses", "address_id", () => ({ label: "Phone" }));
const ofTemplate = madeBy("/clinic/prescription_templates", "template_id", () => ({
  name: "Pain",
  text: "Rest",
}));

/** A webhook that something was sent to. */
async function delivered(world: World): Promise<Sample> {
  const { entity } = await prepareBy(world, "POST", "/clinic/webhooks", {
    headers: world.program,
    body: webhook,
  });
  const delivery = await prepareBy(world, "POST", `/clinic/webhooks/${entity.id}/test`, {
    headers: world.program,
  });
  return { params: { webhook_id: entity.id, delivery_id: delivery.entity.id } };
}

/** Requests of a program about programs, staff and accounts elsewhere. */
export const accessToClinicSamples: Samples = {
  clinicListApps: ofApp(),
  clinicListWebhooks: ofWebhook(),
  clinicListPaymentGateways: ofGateway(),
  clinicListBusyFeeds: ofFeed,
  clinicListPrescriptionTemplates: ofTemplate,
  clinicAddApp: () => ({ body: app }),
  clinicChangeApp: ofApp(() => ({ body: { ...app, name: "The app" } })),
  clinicRevokeApp: ofApp(),
  clinicAddToken: () => ({ body: token }),
  clinicRotateToken: ofToken(() => ({ body: { overlap_hours: 1 } })),
  clinicRevokeToken: ofToken(),
  clinicAddWebhook: () => ({ body: webhook }),
  clinicGetWebhook: ofWebhook(),
  clinicChangeWebhook: ofWebhook(() => ({ body: webhook })),
  clinicRemoveWebhook: ofWebhook(),
  clinicRotateWebhookSecret: ofWebhook(() => ({ body: { overlap_hours: 1 } })),
  clinicTestWebhook: ofWebhook(),
  clinicListWebhookDeliveries: delivered,
  clinicReplayDelivery: delivered,
  clinicReplayFailed: async (world) => ({
    ...(await delivered(world)),
    body: { since: "2027-02-20T00:00:00.000Z" },
  }),
  clinicAddPaymentGateway: () => ({ body: newGateway() }),
  clinicGetPaymentGateway: ofGateway(),
  clinicChangePaymentGateway: ofGateway(() => ({ body: gateway })),
  clinicRotatePaymentGatewayKey: ofGateway(() => ({
    body: { signing_key: "1".repeat(64), overlap_hours: 1 },
  })),
  clinicTestPaymentGateway: ofGateway(),
  clinicRemovePaymentGateway: ofGateway(),
  clinicListCalendarAddresses: ofAddress,
  clinicAddCalendarAddress: () => ({ body: { label: "Phone" } }),
  clinicRevokeCalendarAddress: ofAddress,
  clinicAddBusyFeed: () => ({ body: feed }),
  clinicRefreshBusyFeed: ofFeed,
  clinicRemoveBusyFeed: ofFeed,
  clinicAddStaff: () => ({ body: newStaff() }),
  clinicChangeStaff: ofStaff(() => ({
    body: { name: "Ana Other", role: "reception", doctor_id: null, is_disabled: true },
  })),
  clinicResetStaffPassword: ofStaff(() => ({ body: { removes_second_factor: true } })),
  clinicSetSignInProvider: ({ outside }) => ({ body: outside.provider }),
  clinicGetSignInProvider: setStaffProvider,
  clinicTestSignInProvider: setStaffProvider,
  clinicRemoveSignInProvider: setStaffProvider,
  clinicAddPrescriptionTemplate: () => ({ body: { name: "Pain", text: "Rest" } }),
  clinicRemovePrescriptionTemplate: ofTemplate,
};

/** Sets the OpenID provider by which the clinic's staff sign in. Returns an empty sample. */
export async function setStaffProvider(world: World): Promise<Sample> {
  await prepareBy(world, "PUT", "/clinic/sign_in_provider", {
    headers: world.program,
    body: world.outside.provider,
  });
  return {};
}

const copy = {
  subject: "See you soon",
  text: ["We have put an appointment down for you.", "{what}"],
  button: "Look at it",
  after: [],
};
const survey = {
  about: "patient",
  questionnaire: {
    language: "pt",
    title: "Como dorme",
    item: [{ linkId: "sleeps-well", type: "boolean", text: "Dorme bem?" }],
  },
  is_dry_run: false,
};
const profile = {
  country: "PT",
  legal_name: "Clínica Aurora, Lda.",
  tax_number: "501 442 600",
  address: "Rua da Saúde 1",
  facts: { invoice_type: "FR", city: "Lisboa", postal_code: "1000-001" },
  issue_at: "payment",
  series_prefix: "A",
  tax: { all: { kind: "exempt", code: "M07", reason: "Artigo 9.º do CIVA" }, by_service: {} },
  is_issuing: true,
};

async function withProfile(world: World): Promise<Sample> {
  await prepareBy(world, "PUT", "/clinic/fiscal_profile", { headers: world.program, body: profile });
  return {};
}

/** An appointment that was paid, and its invoice. */
async function invoiced(world: World) {
  await withProfile(world);
  const made = await makeOwnAppointment(world);
  await makePayment(world.clinic.db, made.id, "created");
  await inClinic(world, (tx) =>
    tx.updateTable("payments").set({ status: "authorised" }).where("appointment_id", "=", made.id).execute(),
  );
  const jobsPool = openPool(world.clinic.connections.jobs, 1, () => {});
  await issueDueInvoices(jobsPool, world.clinic.services, (error) => {
    throw error;
  });
  await jobsPool.end();
  const { id } = await inClinic(world, (tx) =>
    tx
      .selectFrom("invoices")
      .innerJoin("payments", "payments.id", "invoices.payment_id")
      .select("invoices.id")
      .where("payments.appointment_id", "=", made.id)
      .executeTakeFirstOrThrow(),
  );
  return { params: { ...made.params, invoice_id: id }, headers: made.headers };
}

async function withText(world: World): Promise<Sample> {
  const { entity } = await prepareBy(world, "PUT", "/clinic/texts/terms/pt", {
    headers: world.program,
    body: { text: "Terms." },
  });
  return { params: { text_kind: "terms", locale: "pt" }, query: { replaces: String(entity["changed_at"]) } };
}

const domain = "nobody.example";
/** A host name that the DNS proves to be the clinic's. */
async function claimed(world: World): Promise<Sample> {
  const { entity } = await prepareBy(world, "POST", "/clinic/domains", {
    headers: world.program,
    body: { domain },
  });
  const { record_name, record_value } = entity["proof"] as { record_name: string; record_value: string };
  world.outside.txtRecords.set(record_name, [record_value]);
  return { params: { domain } };
}

/** An address whose record the DNS shows. */
async function withMailAddress(world: World): Promise<Sample> {
  const { entity } = await prepareBy(world, "PUT", "/clinic/mail_address", {
    headers: world.program,
    body: { address: "visits@nobody.example" },
  });
  const { name, value } = entity["record"] as { name: string; value: string };
  world.outside.txtRecords.set(name, [value]);
  return {};
}

/** Requests of a program about the clinic itself. */
export const configurationSamples: Samples = {
  clinicSetConfiguration: async (world) => {
    const { entity } = await prepareBy(world, "GET", "/clinic/configuration", { headers: world.program });
    const { version, manifest, settings } = entity;
    return { body: { version, manifest, settings, is_dry_run: false } };
  },
  clinicAddDomain: () => ({ body: { domain } }),
  clinicCheckDomain: claimed,
  clinicSetPrimaryDomain: async (world) => {
    const sample = await claimed(world);
    await prepareBy(world, "POST", `/clinic/domains/${domain}/check`, { headers: world.program });
    return sample;
  },
  clinicRemoveDomain: claimed,
  clinicSetText: () => ({ body: { text: "Our terms." } }),
  clinicListTexts: async (world) => ({ params: (await withText(world)).params ?? {} }),
  clinicRemoveText: withText,
  clinicSetMailSender: () => ({ body: { name: "Aurora", reply_to: "clinic@aurora.example" } }),
  clinicSetMailAddress: () => ({ body: { address: "visits@nobody.example" } }),
  clinicCheckMailAddress: withMailAddress,
  clinicRemoveMailAddress: withMailAddress,
  clinicGetMailTemplate: () => ({ params: mail }),
  clinicSetMailTemplate: () => ({ params: mail, body: { ...copy, is_dry_run: false } }),
  clinicRemoveMailTemplate: async (world) => {
    const { entity } = await prepareBy(world, "PUT", "/clinic/mail_templates/visit_entered/en", {
      headers: world.program,
      body: { ...copy, is_dry_run: false },
    });
    return { params: mail, query: { replaces: String(entity["changed_at"]) } };
  },
  clinicSetSurveyTemplate: () => ({ body: survey }),
  clinicRetireSurveyTemplate: async (world) => {
    await prepareBy(world, "PUT", "/clinic/survey_templates/sleep", { headers: world.program, body: survey });
    return { params: { template_slug: "sleep" } };
  },
  clinicGetFiscalProfile: withProfile,
  clinicSetFiscalProfile: () => ({ body: profile }),
  clinicSetInvoiceSeries: async (world) => ({
    ...(await withProfile(world)),
    body: { document_type: "FS", series: "A2027", validation_code: "JFXYZ123" },
  }),
  clinicInvoiceFile: () => ({ query: { from: "2027-02-01", to: "2027-03-31" } }),
  clinicGetInvoice: invoiced,
  listOwnInvoices: invoiced,
  getOwnInvoiceDocument: invoiced,
};

const mail = { mail_kind: "visit_entered", locale: "en" };
