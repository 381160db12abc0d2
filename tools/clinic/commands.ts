import { readFileSync } from "node:fs";
import type { AnteroomClient, Schemas } from "../../client/src/anteroom-client.ts";
import { appointmentCommands, appointmentUsage, type Command, type Named } from "./appointment-commands.ts";

/** The help text of `npm run clinic`: every command with its arguments. */
export const usage = `npm run clinic -- COMMAND, with ANTEROOM_URL and ANTEROOM_TOKEN set:
  settings show
  settings set FILE try|keep
  domain list
  domain add HOST
  domain check HOST
  domain primary HOST
  domain remove HOST
  picture set logo|favicon|main_image PICTURE_FILE
  picture remove favicon|main_image
  survey list
  survey set SLUG FILE try|keep
  survey retire SLUG
  mail sender
  mail sender-set FILE
  mail address
  mail address-set ADDRESS
  mail address-check
  mail address-remove
  mail list LANGUAGE
  mail show KIND LANGUAGE
  mail set KIND LANGUAGE FILE try|keep
  mail remove KIND LANGUAGE
  text list
  text set KIND LANGUAGE FILE
  text remove KIND LANGUAGE
${appointmentUsage}
  doctor list
  doctor show DOCTOR
  doctor add FILE
  doctor change DOCTOR FILE
  doctor portrait DOCTOR PICTURE_FILE
  doctor portrait-remove DOCTOR
  doctor price DOCTOR SERVICE_TYPE AMOUNT_MINOR
  doctor import CSV_FILE try|keep
  hours show DOCTOR
  hours set DOCTOR FILE
  day list DOCTOR FIRST_DAY LAST_DAY
  day set DOCTOR DAY FILE
  absence add DOCTOR FIRST_DAY LAST_DAY
  calendar list DOCTOR
  calendar add DOCTOR FILE
  calendar refresh DOCTOR CALENDAR
  calendar remove DOCTOR CALENDAR
  calendar addresses DOCTOR
  calendar publish DOCTOR LABEL
  calendar revoke DOCTOR ADDRESS
  patient list WORDS
  patient show PATIENT
  patient add FILE
  patient change PATIENT FILE
  patient invite PATIENT
  patient doubles
  patient compare PATIENT OTHER_PATIENT
  patient merge PATIENT INTO_PATIENT
  patient import CSV_FILE try|keep
  voucher list
  voucher add FILE
  voucher end VOUCHER
  payment list APPOINTMENT
  payment capture PAYMENT
  payment refund PAYMENT AMOUNT_MINOR KEY
  gateway list
  gateway show GATEWAY
  gateway add FILE
  gateway change GATEWAY FILE
  gateway rotate GATEWAY FILE
  gateway test GATEWAY
  gateway remove GATEWAY
  fiscal show
  fiscal set FILE
  invoice list FIRST_DAY LAST_DAY
  invoice show INVOICE
  invoice series
  invoice code FILE
  report appointments FIRST_DAY LAST_DAY
  webhook events
  webhook list
  webhook add FILE
  webhook change WEBHOOK FILE
  webhook remove WEBHOOK
  webhook rotate WEBHOOK OVERLAP_HOURS
  webhook test WEBHOOK
  webhook log WEBHOOK
  webhook replay WEBHOOK SINCE
  staff list
  staff add FILE
  staff change STAFF FILE
  staff reset STAFF password|all
  sign-in show
  sign-in set FILE
  sign-in test
  sign-in remove
  patient-sign-in show
  patient-sign-in set FILE
  patient-sign-in test
  patient-sign-in remove
  app list
  app add FILE
  app change APP FILE
  app revoke APP
  patient-app list
  patient-app add FILE
  patient-app change APP FILE
  patient-app remove APP
  token list
  token add FILE
  token rotate TOKEN_ID OVERLAP_HOURS
  token revoke TOKEN_ID

A change may end with replaces=VERSION, the version (of texts and emails: changed_at; of a price: amount_minor) that was read;
replaces=none where nothing was. What somebody has changed meanwhile is then not replaced (changed_elsewhere).`;

type TextOfClinic = Schemas["ClinicText"];

const of = (doctor: string | undefined) => ({ path: { doctor_id: doctor ?? "" } });
/** The server says what is wrong with it, in words. */
const bodyOf = (file: string | undefined, besides: object = {}) =>
  ({ ...(JSON.parse(readFileSync(file ?? "", "utf8")) as object), ...besides }) as never;

/** Bytes are sent as they are. */
const pictureOf = (file: string | undefined) => ({
  body: Uint8Array.from(readFileSync(file ?? "")),
  bodySerializer: (bytes: Blob | Uint8Array<ArrayBuffer>) => bytes,
  headers: { "content-type": "application/octet-stream" },
});
const doctors = "/api/clinic/doctors";
const picture = "/api/clinic/pictures/{kind}";
const ofPicture = (kind = "") => ({ path: { kind } });
const ofPatient = (patient_id = "") => ({ path: { patient_id } });
/** Anything but `keep` is only tried. */
const importOf = (file: string | undefined, how: string | undefined) => ({
  csv: readFileSync(file ?? "", "utf8"),
  is_dry_run: how !== "keep",
});
const patients = "/api/clinic/patients";
const patient = `${patients}/{patient_id}` as const;
const ofWebhook = (webhook_id = "") => ({ path: { webhook_id } });
const webhooks = "/api/clinic/webhooks";
const webhook = `${webhooks}/{webhook_id}` as const;
const configuration = "/api/clinic/configuration";
const domains = "/api/clinic/domains";
const ofDomain = (domain = "") => ({ path: { domain } });
const surveys = "/api/clinic/survey_templates";
const ofSurvey = (template_slug = "") => ({ path: { template_slug } });
const mailSender = "/api/clinic/mail_sender";
const mailAddress = "/api/clinic/mail_address";
const mails = "/api/clinic/mail_templates";
const mail = `${mails}/{mail_kind}/{locale}` as const;
type MailTemplate = Schemas["MailTemplate"];
/** The server says which kinds and languages there are. */
const ofMail = (kind: string | undefined, locale: string | undefined) => ({
  path: { mail_kind: kind as MailTemplate["kind"], locale: locale as MailTemplate["locale"] },
});
const calendarAddresses = "/api/clinic/doctors/{doctor_id}/calendar_addresses";
const feeds = "/api/clinic/doctors/{doctor_id}/busy_feeds";
const ofFeed = (doctor_id = "", feed_id = "") => ({ path: { doctor_id, feed_id } });
const texts = "/api/clinic/texts";
/** The server says which kinds and languages there are. */
const ofText = (kind: string | undefined, locale: string | undefined) => ({
  path: { text_kind: kind as TextOfClinic["kind"], locale: locale as TextOfClinic["locale"] },
});
const fiscal = "/api/clinic/fiscal_profile";
const series = "/api/clinic/invoice_series";
const gateways = "/api/clinic/payment_gateways";
const gateway = `${gateways}/{gateway_id}` as const;
const ofGateway = (gateway_id = "") => ({ path: { gateway_id } });
const vouchers = "/api/clinic/vouchers";
const tokens = "/api/clinic/tokens";
const apps = "/api/clinic/apps";
const patientApps = "/api/clinic/patient_apps";
const ofApp = (app_id = "") => ({ path: { app_id } });
const staff = "/api/clinic/staff";
const signIn = "/api/clinic/sign_in_provider";
const patientSignIn = "/api/clinic/patient_sign_in_provider";
const ofStaff = (staff_id = "") => ({ path: { staff_id } });
const doctor = `${doctors}/{doctor_id}` as const;

/** Nothing is removed where nothing is: `replaces=none` says as much as leaving it out. */
const inQuery = ({ replaces }: Named) => (typeof replaces === "string" ? { replaces } : {});

/** By their first two words. */
const commands: Readonly<Record<string, Command>> = {
  ...appointmentCommands,
  "settings show": { words: 0, run: (client) => client.GET(configuration) },
  "settings set": {
    words: 2,
    run: (client, [file, how]) =>
      client.PUT(configuration, { body: bodyOf(file, { is_dry_run: how !== "keep" }) }),
  },
  "domain list": { words: 0, run: (client) => client.GET(domains) },
  "domain add": { words: 1, run: (client, [domain = ""]) => client.POST(domains, { body: { domain } }) },
  "domain check": {
    words: 1,
    run: (client, [host]) => client.POST(`${domains}/{domain}/check`, { params: ofDomain(host) }),
  },
  "domain primary": {
    words: 1,
    run: (client, [host]) => client.POST(`${domains}/{domain}/primary`, { params: ofDomain(host) }),
  },
  "domain remove": {
    words: 1,
    run: (client, [host]) => client.DELETE(`${domains}/{domain}`, { params: ofDomain(host) }),
  },
  "picture set": {
    words: 2,
    run: (client, [kind, file]) => client.PUT(picture, { params: ofPicture(kind), ...pictureOf(file) }),
  },
  "picture remove": {
    words: 1,
    run: (client, [kind]) => client.DELETE(picture, { params: ofPicture(kind) }),
  },
  "survey list": { words: 0, run: (client) => client.GET(surveys) },
  "survey set": {
    words: 3,
    run: (client, [slug, file, how]) =>
      client.PUT(`${surveys}/{template_slug}`, {
        params: ofSurvey(slug),
        body: bodyOf(file, { is_dry_run: how !== "keep" }),
      }),
  },
  "survey retire": {
    words: 1,
    run: (client, [slug]) => client.POST(`${surveys}/{template_slug}/retire`, { params: ofSurvey(slug) }),
  },
  "mail sender": { words: 0, run: (client) => client.GET(mailSender) },
  "mail sender-set": {
    canName: true,
    words: 1,
    run: (client, [file], named) => client.PUT(mailSender, { body: bodyOf(file, named) }),
  },
  "mail address": { words: 0, run: (client) => client.GET(mailAddress) },
  "mail address-set": {
    words: 1,
    run: (client, [address = ""]) => client.PUT(mailAddress, { body: { address } }),
  },
  "mail address-check": { words: 0, run: (client) => client.POST(`${mailAddress}/check`) },
  "mail address-remove": { words: 0, run: (client) => client.DELETE(mailAddress) },
  "mail list": {
    words: 1,
    run: (client, [locale]) =>
      client.GET(mails, { params: { query: { locale: locale as MailTemplate["locale"] } } }),
  },
  "mail show": {
    words: 2,
    run: (client, [kind, locale]) => client.GET(mail, { params: ofMail(kind, locale) }),
  },
  "mail set": {
    canName: true,
    words: 4,
    run: (client, [kind, locale, file, how], named) =>
      client.PUT(mail, {
        params: ofMail(kind, locale),
        body: bodyOf(file, { is_dry_run: how !== "keep", ...named }),
      }),
  },
  "mail remove": {
    canName: true,
    words: 2,
    run: (client, [kind, locale], named) =>
      client.DELETE(mail, { params: { ...ofMail(kind, locale), query: inQuery(named) } }),
  },
  "calendar list": { words: 1, run: (client, [id]) => client.GET(feeds, { params: of(id) }) },
  "calendar add": {
    words: 2,
    run: (client, [id, file]) => client.POST(feeds, { params: of(id), body: bodyOf(file) }),
  },
  "calendar refresh": {
    words: 2,
    run: (client, [id, feed]) => client.POST(`${feeds}/{feed_id}/refresh`, { params: ofFeed(id, feed) }),
  },
  "calendar remove": {
    words: 2,
    run: (client, [id, feed]) => client.DELETE(`${feeds}/{feed_id}`, { params: ofFeed(id, feed) }),
  },
  "calendar addresses": {
    words: 1,
    run: (client, [id]) => client.GET(calendarAddresses, { params: of(id) }),
  },
  "calendar publish": {
    words: 2,
    run: (client, [id, label = ""]) => client.POST(calendarAddresses, { params: of(id), body: { label } }),
  },
  "calendar revoke": {
    words: 2,
    run: (client, [doctor_id = "", address_id = ""]) =>
      client.DELETE(`${calendarAddresses}/{address_id}`, { params: { path: { doctor_id, address_id } } }),
  },
  "text list": { words: 0, run: (client) => client.GET(texts) },
  "text set": {
    canName: true,
    words: 3,
    run: (client, [kind, locale, file], named) =>
      client.PUT(`${texts}/{text_kind}/{locale}`, {
        params: ofText(kind, locale),
        body: { text: readFileSync(file ?? "", "utf8"), ...named },
      }),
  },
  "text remove": {
    canName: true,
    words: 2,
    run: (client, [kind, locale], named) =>
      client.DELETE(`${texts}/{text_kind}/{locale}`, {
        params: { ...ofText(kind, locale), query: inQuery(named) },
      }),
  },
  "doctor list": { words: 0, run: (client) => client.GET(doctors) },
  "doctor show": { words: 1, run: (client, [id]) => client.GET(doctor, { params: of(id) }) },
  "doctor add": { words: 1, run: (client, [file]) => client.POST(doctors, { body: bodyOf(file) }) },
  "doctor change": {
    canName: true,
    words: 2,
    run: (client, [id, file], named) => client.PUT(doctor, { params: of(id), body: bodyOf(file, named) }),
  },
  "doctor portrait": {
    words: 2,
    run: (client, [id, file]) => client.PUT(`${doctor}/portrait`, { params: of(id), ...pictureOf(file) }),
  },
  "doctor portrait-remove": {
    words: 1,
    run: (client, [id]) => client.DELETE(`${doctor}/portrait`, { params: of(id) }),
  },
  "doctor price": {
    canName: true,
    words: 3,
    run: (client, [id, kind, amount], { replaces }) =>
      client.PUT(`${doctor}/prices`, {
        params: of(id),
        body: {
          service_type: kind as Schemas["ServiceType"],
          amount_minor: Number(amount),
          ...(typeof replaces === "string" ? { replaces: Number(replaces) } : {}),
        },
      }),
  },
  "doctor import": {
    words: 2,
    run: (client, [file, how]) => client.POST(`${doctors}/import`, { body: importOf(file, how) }),
  },
  "hours show": { words: 1, run: (client, [id]) => client.GET(`${doctor}/hours`, { params: of(id) }) },
  "hours set": {
    canName: true,
    words: 2,
    run: (client, [id, file], named) =>
      client.PUT(`${doctor}/hours`, { params: of(id), body: bodyOf(file, named) }),
  },
  "day list": {
    words: 3,
    run: (client, [id = "", from = "", to = ""]) =>
      client.GET(`${doctor}/days`, { params: { ...of(id), query: { from, to } } }),
  },
  "day set": {
    canName: true,
    words: 3,
    run: (client, [id = "", day = "", file], named) =>
      client.PUT(`${doctor}/days/{day}`, {
        params: { path: { doctor_id: id, day } },
        body: bodyOf(file, named),
      }),
  },
  "absence add": {
    words: 3,
    run: (client, [id, from = "", to = ""]) =>
      client.POST(`${doctor}/absences`, { params: of(id), body: { from, to } }),
  },
  "patient list": {
    words: 1,
    run: (client, [search = ""]) => client.GET(patients, { params: { query: { search } } }),
  },
  "patient show": { words: 1, run: (client, [id]) => client.GET(patient, { params: ofPatient(id) }) },
  "patient add": { words: 1, run: (client, [file]) => client.POST(patients, { body: bodyOf(file) }) },
  "patient change": {
    words: 2,
    run: (client, [id, file]) => client.PUT(patient, { params: ofPatient(id), body: bodyOf(file) }),
  },
  "patient invite": {
    words: 1,
    run: (client, [id]) => client.POST(`${patient}/invitation`, { params: ofPatient(id) }),
  },
  "patient doubles": { words: 0, run: (client) => client.GET("/api/clinic/patient_doubles") },
  "patient compare": {
    words: 2,
    run: (client, [patient_id = "", other_id = ""]) =>
      client.GET(`${patient}/merge`, { params: { path: { patient_id }, query: { other_id } } }),
  },
  "patient merge": {
    words: 2,
    canName: true,
    run: (client, [id, into], named) =>
      client.POST(`${patient}/merge`, {
        params: ofPatient(id),
        body: { into_patient_id: Number(into), ...inQuery(named) },
      }),
  },
  "patient import": {
    words: 2,
    run: (client, [file, how]) => client.POST(`${patients}/import`, { body: importOf(file, how) }),
  },
  "voucher list": { words: 0, run: (client) => client.GET(vouchers) },
  "voucher add": { words: 1, run: (client, [file]) => client.POST(vouchers, { body: bodyOf(file) }) },
  "voucher end": {
    words: 1,
    run: (client, [voucher_id = ""]) =>
      client.POST(`${vouchers}/{voucher_id}/end`, { params: { path: { voucher_id } } }),
  },
  "payment list": {
    words: 1,
    run: (client, [appointment_id = ""]) =>
      client.GET("/api/clinic/appointments/{appointment_id}/payments", {
        params: { path: { appointment_id } },
      }),
  },
  "payment capture": {
    words: 1,
    run: (client, [payment_id = ""]) =>
      client.POST("/api/clinic/payments/{payment_id}/capture", { params: { path: { payment_id } } }),
  },
  "payment refund": {
    words: 3,
    run: (client, [payment_id = "", amount = "", key = ""]) =>
      client.POST("/api/clinic/payments/{payment_id}/refunds", {
        params: { path: { payment_id } },
        body: { amount_minor: Number(amount), key },
      }),
  },
  "gateway list": { words: 0, run: (client) => client.GET(gateways) },
  "gateway show": { words: 1, run: (client, [id]) => client.GET(gateway, { params: ofGateway(id) }) },
  // Secrets stand in files and not in commands, which a shell remembers and everybody on the machine can list.
  "gateway add": { words: 1, run: (client, [file]) => client.POST(gateways, { body: bodyOf(file) }) },
  "gateway change": {
    canName: true,
    words: 2,
    run: (client, [id, file], named) =>
      client.PUT(gateway, { params: ofGateway(id), body: bodyOf(file, named) }),
  },
  "gateway rotate": {
    words: 2,
    run: (client, [id, file]) =>
      client.POST(`${gateway}/rotate_signing_key`, { params: ofGateway(id), body: bodyOf(file) }),
  },
  "gateway test": {
    words: 1,
    run: (client, [id]) => client.POST(`${gateway}/test`, { params: ofGateway(id) }),
  },
  "gateway remove": { words: 1, run: (client, [id]) => client.DELETE(gateway, { params: ofGateway(id) }) },
  "fiscal show": { words: 0, run: (client) => client.GET(fiscal) },
  "fiscal set": {
    canName: true,
    words: 1,
    run: (client, [file], named) => client.PUT(fiscal, { body: bodyOf(file, named) }),
  },
  "invoice list": {
    words: 2,
    run: (client, [from = "", to = ""]) =>
      client.GET("/api/clinic/invoices", { params: { query: { from, to } } }),
  },
  "invoice show": {
    words: 1,
    run: (client, [invoice_id = ""]) =>
      client.GET("/api/clinic/invoices/{invoice_id}", { params: { path: { invoice_id } } }),
  },
  "invoice series": { words: 0, run: (client) => client.GET(series) },
  "invoice code": { words: 1, run: (client, [file]) => client.PUT(series, { body: bodyOf(file) }) },
  "report appointments": {
    words: 2,
    run: (client, [from = "", to = ""]) =>
      client.GET("/api/clinic/reports/appointments", { params: { query: { from, to } } }),
  },
  "webhook events": { words: 0, run: (client) => client.GET("/api/clinic/webhook_events") },
  "webhook list": { words: 0, run: (client) => client.GET(webhooks) },
  "webhook add": { words: 1, run: (client, [file]) => client.POST(webhooks, { body: bodyOf(file) }) },
  "webhook change": {
    canName: true,
    words: 2,
    run: (client, [id, file], named) =>
      client.PUT(webhook, { params: ofWebhook(id), body: bodyOf(file, named) }),
  },
  "webhook remove": { words: 1, run: (client, [id]) => client.DELETE(webhook, { params: ofWebhook(id) }) },
  "webhook rotate": {
    words: 2,
    run: (client, [id, hours]) =>
      client.POST(`${webhook}/rotate_secret`, {
        params: ofWebhook(id),
        body: { overlap_hours: Number(hours) },
      }),
  },
  "webhook test": {
    words: 1,
    run: (client, [id]) => client.POST(`${webhook}/test`, { params: ofWebhook(id) }),
  },
  "webhook log": {
    words: 1,
    run: (client, [id]) => client.GET(`${webhook}/deliveries`, { params: ofWebhook(id) }),
  },
  "webhook replay": {
    words: 2,
    run: (client, [id, since = ""]) =>
      client.POST(`${webhook}/replay`, { params: ofWebhook(id), body: { since } }),
  },
  "staff list": { words: 0, run: (client) => client.GET(staff) },
  "staff add": { words: 1, run: (client, [file]) => client.POST(staff, { body: bodyOf(file) }) },
  "staff change": {
    canName: true,
    words: 2,
    run: (client, [id, file], named) =>
      client.PUT(`${staff}/{staff_id}`, { params: ofStaff(id), body: bodyOf(file, named) }),
  },
  "staff reset": {
    words: 2,
    run: (client, [id, what]) =>
      client.POST(`${staff}/{staff_id}/password_reset`, {
        params: ofStaff(id),
        body: { removes_second_factor: what === "all" },
      }),
  },
  "sign-in show": { words: 0, run: (client) => client.GET(signIn) },
  "sign-in set": {
    canName: true,
    words: 1,
    run: (client, [file], named) => client.PUT(signIn, { body: bodyOf(file, named) }),
  },
  "sign-in test": { words: 0, run: (client) => client.POST(`${signIn}/test`) },
  "sign-in remove": { words: 0, run: (client) => client.DELETE(signIn) },
  "patient-sign-in show": { words: 0, run: (client) => client.GET(patientSignIn) },
  "patient-sign-in set": {
    canName: true,
    words: 1,
    run: (client, [file], named) => client.PUT(patientSignIn, { body: bodyOf(file, named) }),
  },
  "patient-sign-in test": { words: 0, run: (client) => client.POST(`${patientSignIn}/test`) },
  "patient-sign-in remove": { words: 0, run: (client) => client.DELETE(patientSignIn) },
  "app list": { words: 0, run: (client) => client.GET(apps) },
  "app add": { words: 1, run: (client, [file]) => client.POST(apps, { body: bodyOf(file) }) },
  "app change": {
    canName: true,
    words: 2,
    run: (client, [id, file], named) =>
      client.PUT(`${apps}/{app_id}`, { params: ofApp(id), body: bodyOf(file, named) }),
  },
  "app revoke": {
    words: 1,
    run: (client, [id]) => client.DELETE(`${apps}/{app_id}`, { params: ofApp(id) }),
  },
  "patient-app list": { words: 0, run: (client) => client.GET(patientApps) },
  "patient-app add": {
    words: 1,
    run: (client, [file]) => client.POST(patientApps, { body: bodyOf(file) }),
  },
  "patient-app change": {
    canName: true,
    words: 2,
    run: (client, [id, file], named) =>
      client.PUT(`${patientApps}/{app_id}`, { params: ofApp(id), body: bodyOf(file, named) }),
  },
  "patient-app remove": {
    words: 1,
    run: (client, [id]) => client.DELETE(`${patientApps}/{app_id}`, { params: ofApp(id) }),
  },
  "token list": { words: 0, run: (client) => client.GET(tokens) },
  "token add": { words: 1, run: (client, [file]) => client.POST(tokens, { body: bodyOf(file) }) },
  "token rotate": {
    words: 2,
    run: (client, [id = "", hours]) =>
      client.POST(`${tokens}/{token_id}/rotate`, {
        params: { path: { token_id: id } },
        body: { overlap_hours: Number(hours) },
      }),
  },
  "token revoke": {
    words: 1,
    run: (client, [id = ""]) => client.DELETE(`${tokens}/{token_id}`, { params: { path: { token_id: id } } }),
  },
};

/**
 * Runs a command, given as its words. Returns the text to print (JSON, "Done.", the server's
 * refusal, or the usage) and whether it succeeded. Reads the files it names, and throws where one
 * cannot be read or is not JSON, or the server cannot be reached. A command with `try|keep`
 * changes nothing unless told `keep`.
 */
export async function runCommand(
  client: AnteroomClient,
  [subject = "", verb = "", ...rest]: readonly string[],
): Promise<{ text: string; isDone: boolean }> {
  const command = commands[`${subject} ${verb}`];
  const version = command?.canName && /^replaces=(.+)$/.exec(rest.at(-1) ?? "")?.[1];
  const words = version ? rest.slice(0, -1) : rest;
  if (!command || command.words !== words.length) return { text: usage, isDone: false };
  const named = version ? { replaces: version === "none" ? null : version } : {};
  const { data, error, response } = await command.run(client, words, named);
  if (!response.ok) return { text: refusalText(error, response.status), isDone: false };
  if (response.status === 204) return { text: "Done.", isDone: true };
  return { text: JSON.stringify((data as { data: unknown }).data, null, 2), isDone: true };
}

function refusalText(error: unknown, status: number): string {
  if (typeof error !== "object" || error === null || !("code" in error))
    return `The server answered ${status}.`;
  const { title, detail = "", code, fields = [] } = error as Schemas["Problem"];
  return [`${title} ${detail} (${code})`, ...fields.map((field) => `  ${field.path}: ${field.code}`)].join(
    "\n",
  );
}
