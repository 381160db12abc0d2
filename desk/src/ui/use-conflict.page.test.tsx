import {
  clinicChangeDoctor,
  clinicGetDoctor,
  clinicListDoctors,
  type ClinicDoctor,
} from "@anteroom/contract/administration/doctors";
import { clinicGetHours, clinicListDays, clinicSetHours } from "@anteroom/contract/administration/hours";
import {
  clinicGetFiscalProfile,
  clinicListInvoiceSeries,
  clinicSetFiscalProfile,
  type FiscalProfileBody,
} from "@anteroom/contract/administration/invoices";
import {
  clinicGetMailSender,
  clinicGetMailTemplate,
  clinicListMailTemplates,
  clinicSetMailSender,
  clinicSetMailTemplate,
  type MailTemplatePreview,
} from "@anteroom/contract/administration/mails";
import {
  clinicChangePatientApp,
  clinicListPatientApps,
  type PatientApp,
} from "@anteroom/contract/administration/patient-apps";
import {
  clinicChangePaymentGateway,
  clinicGetPaymentGateway,
  type PaymentGateway,
} from "@anteroom/contract/administration/payment-gateways";
import { clinicGetMailAddress } from "@anteroom/contract/administration/mail-address";
import { clinicListBusyFeeds } from "@anteroom/contract/administration/busy-feeds";
import { clinicListCalendarAddresses } from "@anteroom/contract/administration/calendar";
import { clinicGetConfiguration } from "@anteroom/contract/administration/settings";
import {
  clinicGetSignInProvider,
  clinicSetSignInProvider,
  type SignInProvider,
} from "@anteroom/contract/administration/sign-in-provider";
import {
  clinicChangeStaff,
  clinicListStaff,
  type StaffMember,
} from "@anteroom/contract/administration/staff";
import {
  clinicChangeWebhook,
  clinicGetWebhook,
  clinicListWebhookDeliveries,
  type Webhook,
} from "@anteroom/contract/administration/webhooks";
import { clinicSetPrice } from "@anteroom/contract/clinic";
import type { EndpointShape } from "@anteroom/contract/endpoint";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { fakeApi, type FakeApi } from "../../../web/src/testing/fake-api.ts";
import { fill } from "../../../web/src/testing/fill.ts";
import { openDesk, type OpenedDesk } from "../testing/open-desk.tsx";

/** What is stored, and the version that the API gives with it. */
type Stored = { words: string; version: string };
type ConflictScreen = {
  path: string;
  /** Answers the screen with what is stored. */
  show: (api: FakeApi, stored: Stored) => void;
  /** Answers a change with what is stored then. */
  accept: (api: FakeApi, stored: Stored) => void;
  put: EndpointShape;
  /** The field that is changed. */
  field: () => HTMLInputElement;
  /** Opens the form, where the screen does not show it. */
  begin?: (opened: OpenedDesk) => Promise<void>;
  save: string;
  /** Whether it says so, or has closed. */
  isSaved: () => boolean;
  /** What the API is sent for a version; it by itself. */
  replaces?: (version: string) => unknown;
};

const hasClosed = () => screen.queryByRole("button", { name: /^Save / }) === null;
const entity = <T,>(one: T) => ({ data: { entity: one } });
const listOf = <T,>(...collection: T[]) => ({ data: { collection } });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const doctor = ({ words, version }: Stored, more: Partial<ClinicDoctor> = {}): ClinicDoctor => ({
  id: 3,
  version,
  external_id: "hd",
  name: words,
  title: "doctor",
  specialty: "dermatology",
  languages: ["pt"],
  sex: "female",
  treats_children: false,
  about: version === "v2" ? { pt: "Nova" } : {},
  registration: null,
  training: null,
  treats: null,
  insurers: null,
  visit_minutes: 20,
  is_listed: true,
  portrait_url: "/portraits/doorway.svg",
  prices: [],
  ...more,
});
const minor = (words: string) => Math.round(Number(words) * 100);
const priced = ({ words, version }: Stored) =>
  doctor(
    { words: "Helena Duarte", version },
    {
      prices: [
        { service_type: "remote", price: { amount_minor: 4000, currency: "EUR" } },
        { service_type: "phone", price: { amount_minor: minor(words), currency: "EUR" } },
      ],
    },
  );
const hours = ({ words, version }: Stored) => ({
  data: { collection: [{ weekday: 1, kind: "open" as const, from: words, to: "17:00" }], version },
});
const member = ({ words, version }: Stored): StaffMember => ({
  id: 7,
  version,
  email: "noa@clinic.example",
  name: words,
  role: "reception",
  doctor_id: null,
  has_second_factor: false,
  has_authenticator_app: false,
  passkeys: 0,
  is_invited: false,
  is_disabled: version === "v2",
  created_at: "2026-11-01T10:00:00.000Z",
  last_signed_in_at: null,
});
const copy = { text: ["Hello", "{what}"], button: "Open", after: [] };
const instantOf = (version: string) => `2026-11-24T09:0${version.slice(1)}:00.000Z`;
const noMailAddress = {
  address: null,
  is_in_use: false,
  lost_at: null,
  record: null,
  last_checked_at: null,
  last_found: null,
  last_dmarc: null,
};
const mail = ({ words, version }: Stored): MailTemplatePreview => ({
  kind: "visit_booked",
  locale: "en",
  product: { ...copy, subject: "Usual" },
  own: { ...copy, subject: words },
  changed_at: instantOf(version),
  places: ["what"],
  needed_places: ["what"],
  preview: { subject: words, text: "Hello", html: "<p>Hello</p>" },
});
const sender = ({ words, version }: Stored) => ({
  data: { entity: { name: words, reply_to: null }, version },
});
const gateway = ({ words, version }: Stored): PaymentGateway => ({
  id: 3,
  version,
  kind: "adyen",
  name: words,
  address: "https://checkout-test.adyen.com/v71",
  merchant_account: "ClinicaDoMar",
  methods: ["credit_card"],
  is_enabled: true,
  capture: "immediate",
  webhook_url: "https://aurora.example/api/webhooks/payments/adyen/t1-g3",
  api_key: { last_four: "a1b2", set_at: "2026-11-20T10:00:00.000Z" },
  signing_key: { last_four: "9F00", set_at: "2026-11-20T10:00:00.000Z", old_until: null },
  created_at: "2026-11-20T10:00:00.000Z",
  last_notified_at: null,
  last_test: null,
  open_payments: 0,
});
const webhook = ({ words, version }: Stored): Webhook => ({
  id: 5,
  version,
  url: words,
  description: "Records",
  event_types: ["call.ended"],
  is_enabled: true,
  disabled_reason: null,
  created_at: "2026-11-20T10:00:00.000Z",
  health: {
    failures: 0,
    failing_since: null,
    last_success_at: null,
    last_failure_at: null,
    last_failure: null,
    last_failure_code: null,
    waiting: 0,
  },
});
const provider = ({ words, version }: Stored): SignInProvider => ({
  version,
  name: words,
  issuer: "https://id.mar.example",
  client_id: "clinic-desk",
  is_enabled: true,
  client_secret: { last_four: "x9y8", set_at: "2026-11-20T10:00:00.000Z" },
  redirect_uris: ["https://mar.example/desk/sign-in"],
});
const fiscal = ({ words, version }: Stored) => ({
  data: {
    entity: {
      country: "PT",
      legal_name: words,
      tax_number: "501442600",
      address: "Rua 1",
      facts: { invoice_type: "FR", city: "Lisboa", postal_code: "1000-001" },
      issue_at: "payment",
      series_prefix: "A",
      tax: { all: { kind: "exempt", code: "M07", reason: "Artigo 9.º do CIVA" }, by_service: {} },
      is_issuing: true,
    } satisfies FiscalProfileBody as FiscalProfileBody,
    version,
  },
});
const patientApp = ({ words, version }: Stored): PatientApp => ({
  id: 3,
  version,
  client_id: "patient-app-3",
  name: words,
  privacy_url: null,
  launch_url: null,
  redirect_uris: ["https://diary.example/back"],
  scopes: ["launch/patient", "openid", "fhirUser", "offline_access", "patient/*.rs"],
  jwks: null,
  jwks_uri: null,
  created_at: "2026-11-20T10:00:00.000Z",
  made_by: "staff/3",
  last_used_at: null,
  revoked_at: null,
  connections: 0,
});
const configuration = entity({ version: 1, manifest: {}, settings: { country: "PT" }, findings: [] });

const screens: Readonly<Record<string, ConflictScreen>> = {
  "a doctor's profile": {
    path: "/desk/doctors/3",
    show: (api, stored) => api.on(clinicGetDoctor, entity(doctor(stored))),
    accept: (api, stored) => api.on(clinicChangeDoctor, entity(doctor(stored))),
    put: clinicChangeDoctor,
    field: () => field("Name"),
    save: "Save the profile",
    isSaved: () => screen.queryByText("The profile is saved.") !== null,
  },
  "weekly hours": {
    path: "/desk/doctors/3/hours",
    show: (api, stored) =>
      api
        .on(clinicGetDoctor, entity(doctor({ words: "Helena", version: "d" })))
        .on(clinicListDays, listOf())
        .on(clinicListBusyFeeds, listOf())
        .on(clinicListCalendarAddresses, listOf())
        .on(clinicGetHours, hours(stored)),
    accept: (api, stored) => api.on(clinicSetHours, hours(stored)),
    put: clinicSetHours,
    field: () =>
      within(screen.getByRole("group", { name: "Monday" })).getByLabelText<HTMLInputElement>("From"),
    save: "Save the weekly hours",
    isSaved: () => screen.queryByText("The weekly hours are saved.") !== null,
  },
  "a staff account": {
    path: "/desk/staff",
    show: (api, stored) => api.on(clinicListDoctors, listOf()).on(clinicListStaff, listOf(member(stored))),
    accept: (api, stored) => api.on(clinicChangeStaff, entity(member(stored))),
    put: clinicChangeStaff,
    begin: async ({ user }) => user.click(await screen.findByRole("button", { name: /^Change / })),
    field: () => within(screen.getByRole("dialog")).getByLabelText<HTMLInputElement>("Name"),
    save: "Save the account",
    isSaved: hasClosed,
  },
  "the words of an email": {
    path: "/desk/mails",
    show: (api, stored) =>
      api
        .on(clinicGetMailAddress, entity(noMailAddress))
        .on(clinicGetMailSender, sender({ words: "Aurora", version: "s" }))
        .on(clinicListMailTemplates, listOf(mail(stored)))
        .on(clinicGetMailTemplate, entity(mail(stored))),
    accept: (api, stored) => api.on(clinicSetMailTemplate, entity(mail(stored))),
    put: clinicSetMailTemplate,
    field: () => field("Subject"),
    save: "Save the email",
    isSaved: () => screen.queryByText(/^The email is saved/) !== null,
    replaces: instantOf,
  },
  "the sender of emails": {
    path: "/desk/mails",
    show: (api, stored) =>
      api
        .on(clinicGetMailAddress, entity(noMailAddress))
        .on(clinicGetMailSender, sender(stored))
        .on(clinicListMailTemplates, listOf())
        .on(clinicGetMailTemplate, entity(mail({ words: "Booked", version: "v1" }))),
    accept: (api, stored) => api.on(clinicSetMailSender, sender(stored)),
    put: clinicSetMailSender,
    field: () => field("Name that emails come from (optional)"),
    save: "Save the sender",
    isSaved: () => screen.queryByText(/^The sender is saved/) !== null,
  },
  "a payment account": {
    path: "/desk/gateways/3",
    show: (api, stored) => api.on(clinicGetPaymentGateway, entity(gateway(stored))),
    accept: (api, stored) => api.on(clinicChangePaymentGateway, entity(gateway(stored))),
    put: clinicChangePaymentGateway,
    field: () => field("Name of the account"),
    save: "Save the account",
    isSaved: () => screen.queryByText(/^The account is saved/) !== null,
  },
  "a webhook": {
    path: "/desk/webhooks/5",
    show: (api, stored) =>
      api
        .on(clinicGetWebhook, entity(webhook(stored)))
        .on(clinicListWebhookDeliveries, { data: { collection: [], next_cursor: null } }),
    accept: (api, stored) => api.on(clinicChangeWebhook, entity(webhook(stored))),
    put: clinicChangeWebhook,
    field: () => field("Address that receives the events"),
    save: "Save the webhook",
    isSaved: () => screen.queryByText(/^The webhook is saved/) !== null,
  },
  "the provider of staff": {
    path: "/desk/staff-sign-in",
    show: (api, stored) => api.on(clinicGetSignInProvider, entity(provider(stored))),
    accept: (api, stored) => api.on(clinicSetSignInProvider, entity(provider(stored))),
    put: clinicSetSignInProvider,
    field: () => field("Name on the sign-in button"),
    save: "Save the provider",
    isSaved: () => screen.queryByText(/^The provider is saved/) !== null,
  },
  "the details for invoices": {
    path: "/desk/fiscal",
    show: (api, stored) =>
      api
        .on(clinicGetFiscalProfile, fiscal(stored))
        .on(clinicGetConfiguration, configuration)
        .on(clinicListInvoiceSeries, listOf()),
    accept: (api, stored) => api.on(clinicSetFiscalProfile, fiscal(stored)),
    put: clinicSetFiscalProfile,
    field: () => field("Legal name"),
    save: "Save the details",
    isSaved: () => screen.queryByText(/^The details are saved/) !== null,
  },
  "an app of patients": {
    path: "/desk/patient-apps",
    show: (api, stored) => api.on(clinicListPatientApps, listOf(patientApp(stored))),
    accept: (api, stored) => api.on(clinicChangePatientApp, entity(patientApp(stored))),
    put: clinicChangePatientApp,
    begin: async ({ user }) => user.click(await screen.findByRole("button", { name: /^Change / })),
    field: () => field("Name of the app"),
    save: "Save the app",
    isSaved: hasClosed,
  },
  "a price": {
    path: "/desk/doctors/3",
    show: (api, stored) => api.on(clinicGetDoctor, entity(priced(stored))),
    accept: (api, stored) => api.on(clinicSetPrice, { data: { collection: priced(stored).prices } }),
    put: clinicSetPrice,
    field: () => field("Phone appointment"),
    save: "Save the prices",
    isSaved: () => screen.queryByText("The prices are saved.") !== null,
    replaces: (version) => minor(wordsOf("a price", version)),
  },
};

const first: Stored = { words: "First", version: "v1" };
const theirs: Stored = { words: "Theirs", version: "v2" };
const mine: Stored = { words: "Mine", version: "v3" };

/** Words of a screen: some have times, amounts or addresses only. */
const ownWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "weekly hours": { First: "08:00", Theirs: "08:15", Mine: "08:30", Again: "08:45" },
  "a price": { First: "40.00", Theirs: "45.00", Mine: "50.00", Again: "55.00" },
  "a webhook": {
    First: "https://first.example/",
    Theirs: "https://theirs.example/",
    Mine: "https://mine.example/",
    Again: "https://again.example/",
  },
};
const wordsOf = (name: string, version: string) => {
  const { words } = [first, theirs, mine].find((one) => one.version === version) ?? first;
  return ownWords[name]?.[words] ?? words;
};

const conflict = () => screen.findByText("Somebody else has changed this since you opened it.");
const isGone = () =>
  waitFor(() => expect(screen.queryByText("Somebody else has changed this since you opened it.")).toBeNull());
const button = (name: string) => screen.getByRole("button", { name });

describe.each(Object.entries(screens))("%s", (name, part) => {
  const own = ({ words, version }: Stored) => ({ words: ownWords[name]?.[words] ?? words, version });
  const named = part.replaces ?? ((version: string) => version);
  const sentReplaces = (api: FakeApi) =>
    api.sentTo(part.put).map(({ body }) => (body as { replaces?: unknown }).replaces);

  /** Enters something; meanwhile somebody else has saved. */
  async function enter(): Promise<OpenedDesk> {
    const api = fakeApi();
    part.show(api, own(first));
    const opened = await openDesk(part.path, { api });
    await part.begin?.(opened);
    await waitFor(() => expect(part.field().value).toBe(own(first).words));
    await fill(opened.user, part.field(), own(mine).words);
    part.show(api, own(theirs));
    api.refuse(part.put, "changed_elsewhere");
    return opened;
  }

  test("that somebody else has saved is not replaced unseen, and nothing typed is lost", async () => {
    const { api, user } = await enter();
    await user.click(button(part.save));
    await conflict();
    expect(part.field().value).toBe(own(mine).words);
    expect(sentReplaces(api)).toEqual([named("v1")]);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(button("Load the newer version"));
    await waitFor(() => expect(part.field().value).toBe(own(theirs).words));
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(button(part.save)));
    part.accept(api, own(mine));
    await fill(user, part.field(), own(mine).words);
    await user.click(button(part.save));
    await waitFor(() => expect(sentReplaces(api)).toEqual([named("v1"), named("v2")]));
  });

  test("is saved in place of the other when that is chosen, also after a lost request", async () => {
    const { api, user } = await enter();
    await user.click(button(part.save));
    await conflict();
    api.lose(part.put);
    await user.click(button("Save mine in its place"));
    await screen.findByText("We couldn’t reach the server just now.");
    expect(part.field().value).toBe(own(mine).words);
    expect(sentReplaces(api)).toEqual([named("v1"), named("v2")]);
    part.accept(api, own(mine));
    part.show(api, own(mine));
    await user.click(button(part.save));
    await waitFor(() => expect(part.isSaved()).toBe(true));
    await isGone();
  });
});
