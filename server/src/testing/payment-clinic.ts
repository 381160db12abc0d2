import pg from "pg";
import { appointmentRoutes } from "../features/appointments/appointment-routes.ts";
import { clinicGatewayRoutes } from "../features/administration/payment-gateways.ts";
import { bookingRoutes } from "../features/booking/booking-routes.ts";
import { sweepDue } from "../features/booking/holds/sweep-due.ts";
import { sweepCaptures } from "../features/booking/payment/capture/sweep-captures.ts";
import { carryOutPayment } from "../features/booking/payment/provider/carry-out-payment.ts";
import type { PaymentDeps } from "../features/booking/payment/payment-deps.ts";
import { paymentRoutes } from "../features/booking/payment/payment-routes.ts";
import { fiscalProfileRoutes } from "../features/invoices/fiscal-profile-routes.ts";
import { invoiceRoutes } from "../features/invoices/invoice-routes.ts";
import { ownInvoiceRoutes } from "../features/invoices/own-invoice-routes.ts";
import type { Payments } from "../ports/payments.ts";
import { testGateways } from "./test-gateways.ts";
import { withTenant } from "../platform/database/database.ts";
import { standInPayments, type StandInPayments } from "./stand-in-payments.ts";
import { changeSettings, known, openTestClinic, type TestClinic } from "./test-clinic.ts";

type TableName = "appointments" | "payments" | "payment_refunds" | "mails" | "audit_log" | "vouchers";
// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers by hand
type Entity = any;

/**
 * The test clinics with the routes of booking, appointments, payments and invoices, and a controllable
 * provider.
 */
export type PaymentClinic = TestClinic & {
  provider: StandInPayments;
  deps: PaymentDeps;
  /** Ids of appointments for which a hint of a change was sent, in order. */
  changed: number[];
  /** Messages of the errors that were reported to the operator. */
  reports: string[];
  /** Books a slot for the clinic's patient; returns the appointment's id. */
  book: (start: string, headers?: Record<string, string>) => Promise<number>;
  /** Books a slot as a guest; returns the appointment's id and the guest's headers. */
  bookAsGuest: (start: string) => Promise<{ id: number; headers: Record<string, string> }>;
  /** Begins a payment of an appointment; returns status and body. */
  begin: (
    id: number,
    body: object,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: Entity }>;
  /** Returns what the payment page shows of an appointment. */
  info: (id: number, headers?: Record<string, string>) => Promise<Entity>;
  /** Gives the payment of an appointment up; returns the answer's entity. */
  giveUp: (id: number, headers?: Record<string, string>) => Promise<Entity>;
  /**
   * Sends the signed webhook in which the provider reports `state` for a payment reference.
   * `changes` replace its fields. Returns the HTTP status.
   */
  tell: (reference: string, state: string, changes?: object) => Promise<number>;
  /**
   * Returns our reference of the newest payment of an appointment, the text `undefined` when it
   * has none.
   */
  referenceOf: (id: number) => Promise<string>;
  /** Returns the status in an appointment's row; undefined when there is none. */
  statusOf: (id: number) => Promise<unknown>;
  /** Returns all rows of a table of clinic `aurora`, by id. */
  table: (name: TableName) => Promise<Record<string, unknown>[]>;
  /**
   * Ends what is due at the clinic's current time, as the background job does; returns how many.
   */
  sweep: () => Promise<number>;
  /** Carries out the payment jobs queued so far; drops all other jobs. */
  workJobs: () => Promise<void>;
};

/** Request headers of the clinic's patient. */
export const asPatient = { "x-patient-token": known.aurora.patientToken };

const gateway = { provider: "sandbox", clientKey: null };
/** Every way to pay that there is. */
const allGateways = {
  creditCard: gateway,
  mbWay: gateway,
  multibanco: gateway,
  atm: gateway,
  payU: gateway,
  qrCode: gateway,
  instantTransfer: gateway,
  wallet: gateway,
};

const visit = { doctor_id: 1, personal: true, service_type: "remote", platform: "web", symptoms: "A cough" };
const guest = {
  name: "Ana",
  birthdate: "1991-02-03",
  sex: "female",
  email: "ana@example.org",
  terms_accepted: true,
};

/**
 * Opens the clinics on Monday 1 March 2027, 9:00 in Lisbon. `settings` are added to those of
 * `aurora`, which takes every payment method. `payments` replaces the stand-in provider. `env`
 * are environment variables of the server.
 */
export async function openPaymentClinic(
  settings: Record<string, unknown> = {},
  payments?: Payments,
  env: Record<string, string> = {},
): Promise<PaymentClinic> {
  const provider = standInPayments();
  const changed: number[] = [];
  const reports: string[] = [];
  const made: { deps?: PaymentDeps } = {};
  const hints = {
    appointmentChanged: (_tenant: number, { id }: { id: number }) => Promise.resolve(void changed.push(id)),
  };
  const clinic = await openTestClinic({
    env,
    mount: (services) => {
      const gateways = testGateways(services.clock.now);
      made.deps = {
        services,
        payments: payments ?? provider,
        gateways,
        hints,
        report: (error) => void reports.push(error.message),
      };
      bookingRoutes({ services, hints, payments: payments ?? provider });
      paymentRoutes(made.deps);
      appointmentRoutes({ services, hints });
      clinicGatewayRoutes({ services, gateways });
      fiscalProfileRoutes(services);
      invoiceRoutes(services);
      ownInvoiceRoutes(services);
    },
  });
  const { deps } = made;
  if (!deps) throw new Error("The routes were not mounted");
  await changeSettings(clinic, "aurora", { gateways: allGateways, patientsVouchers: true, ...settings });
  const jobsPool = new pg.Pool(clinic.connections.jobs);
  const path = (id: number) => `/patients/appointments/${id}`;
  const table: PaymentClinic["table"] = (name) =>
    withTenant(clinic.db, known.aurora.tenantId, (tx) =>
      tx.selectFrom(name).selectAll().orderBy("id").execute(),
    );
  const rowOf = async (id: number) =>
    (await table("payments")).findLast((row) => row["appointment_id"] === id);
  return {
    ...clinic,
    provider,
    deps,
    changed,
    reports,
    table,
    book: async (start_time, headers = asPatient) => {
      const { status, body } = await clinic.call("POST", "/patients/appointments", {
        body: { ...visit, start_time },
        headers,
      });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return Number(body.data.entity.id);
    },
    bookAsGuest: async (start_time) => {
      const { body } = await clinic.call("POST", "/guests/appointments", {
        body: { ...visit, ...guest, start_time },
      });
      return { id: Number(body.data.entity.id), headers: { "x-guest-token": String(body.data.guest_token) } };
    },
    begin: (id, body, headers = asPatient) => clinic.call("POST", `${path(id)}/payments`, { body, headers }),
    info: async (id, headers = asPatient) =>
      (await clinic.call("GET", `${path(id)}/payment_info`, { headers })).body.data.entity,
    giveUp: async (id, headers = asPatient) =>
      (await clinic.call("POST", `${path(id)}/payment/give_up`, { headers })).body.data.entity,
    tell: async (reference, state, changes = {}) => {
      const row = (await table("payments")).find((one) => one["reference"] === reference);
      const word = {
        eventId: `event ${reference} ${state}`,
        state,
        providerReference: row?.["provider_reference"] ?? `provider of ${reference}`,
        reference,
        amountMinor: row?.["amount_minor"],
        currency: row?.["currency"],
        ...changes,
      };
      const answer = await clinic.app.inject({
        method: "POST",
        url: "/api/webhooks/payments/sandbox",
        headers: { host: "localhost", "x-signature": "good", "content-type": "application/json" },
        payload: JSON.stringify(word),
      });
      return answer.statusCode;
    },
    referenceOf: async (id) => String((await rowOf(id))?.["reference"]),
    statusOf: async (id) => (await table("appointments")).find((row) => row["id"] === id)?.["status"],
    sweep: async () =>
      (await sweepDue(jobsPool, deps, clinic.clock.now())) +
      (await sweepCaptures(jobsPool, deps, clinic.clock.now())),
    workJobs: async () => {
      const jobs = clinic.sentJobs.splice(0).filter(({ kind }) => kind === "payment");
      for (const { tenant, id } of jobs) await carryOutPayment(deps)({ tenant, kind: "payment", id });
    },
    close: async () => {
      await jobsPool.end();
      await clinic.close();
    },
  };
}
