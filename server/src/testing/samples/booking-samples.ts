import { holdHeader } from "@anteroom/contract/appointment/booking";
import { newToken } from "../../platform/crypto/secrets.ts";
import { makePayment } from "../make-payment.ts";
import { makeWaitlistLink } from "../../shared/appointment/waitlist-link.ts";
import {
  prepareBy,
  byNewPerson,
  fileHeaders,
  inClinic,
  makePerson,
  tenantOf,
  makeOwnAppointment,
  type Headers,
  type Sample,
  type Samples,
  type World,
} from "./sample.ts";

const later = "2027-03-02T15:00:00.000Z";

/** Holds a slot, and returns what names and opens the hold. */
async function hold(world: World, start_time = later, headers: Headers = world.caller) {
  const { entity } = await prepareBy(world, "POST", "/appointment_holds", {
    headers,
    body: { doctor_id: 1, start_time },
  });
  return {
    params: { hold_id: entity.id },
    headers: { ...headers, [holdHeader]: `${entity.id}.${String(entity["secret"])}` },
  };
}

const withHold = (world: World): Promise<Sample> => hold(world);

async function withVoucher(world: World, percent = 10) {
  const code = `PERCENT${percent}`;
  await inClinic(world, (tx) =>
    tx
      .insertInto("vouchers")
      .values({ tenant_id: 1, code, kind: "percentage", percent, created_at: world.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  const { params, headers } = await hold(world);
  await prepareBy(world, "PUT", `/appointment_holds/${params.hold_id}/voucher`, { headers, body: { code } });
  return { params, headers, code };
}

const motive = {
  doctor_id: 1,
  personal: true,
  service_type: "remote",
  platform: "web",
  start_time: later,
  symptoms: "A cough for three days",
};

const pdf = Buffer.from("%PDF-1.7\n1 0 obj");
const pdfHeaders = { ...fileHeaders, "x-file-name": "letter.pdf" };

async function withHoldFile(world: World) {
  const { params, headers } = await hold(world);
  const { entity } = await prepareBy(world, "POST", `/appointment_holds/${params.hold_id}/files`, {
    headers: { ...headers, ...pdfHeaders },
    body: pdf,
  });
  return { params: { ...params, file_id: entity.id }, headers };
}

/** Requests that hold a slot and book it. */
export const bookingSamples: Samples = {
  createHold: [
    () => ({ body: { doctor_id: 1, start_time: later } }),
    ({ patient }) => ({ headers: patient, body: { doctor_id: 1, start_time: later } }),
    async (world) => ({
      headers: (await makeOwnAppointment({ ...world, isGuest: true })).headers,
      body: { doctor_id: 1, start_time: later },
    }),
  ],
  getHold: withHold,
  extendHold: withHold,
  leaveHold: withHold,
  returnToHold: withHold,
  releaseHold: withHold,
  listHoldFiles: withHoldFile,
  sendHoldFile: async (world) => {
    const { params, headers } = await hold(world);
    return { params, headers: { ...headers, ...pdfHeaders }, body: pdf };
  },
  removeHoldFile: withHoldFile,
  getOrderTotal: withHold,
  applyVoucher: async (world) => {
    const { params, headers, code } = await withVoucher(world);
    return { params, headers, body: { code } };
  },
  removeVoucher: (world) => withVoucher(world),
  bookAppointment: [
    async (world) => ({ headers: (await hold(world)).headers, body: motive }),
    // Nothing is due: it is confirmed at once.
    async (world) => ({ headers: (await withVoucher(world, 100)).headers, body: motive }),
    byNewPerson(async ({ id, headers }, world) => {
      const child = await makePerson(world, { hasAccount: false, parentId: id });
      return {
        headers: (await hold(world, later, headers)).headers,
        body: { ...motive, personal: false, dependent_id: child.id },
      };
    }),
  ],
  bookAppointmentAsGuest: async (world) => ({
    headers: (await hold(world)).headers,
    body: {
      ...motive,
      name: "Ana Guest",
      birthdate: "1991-02-03",
      sex: "female",
      email: "guest@people.example",
      terms_accepted: true,
    },
  }),
};

/** An appointment that waits for its money. */
const unpaid = (world: World) => makeOwnAppointment(world, { status: "pending_payment" });

async function paying(world: World) {
  const made = await unpaid(world);
  await prepareBy(world, "POST", `/patients/appointments/${made.id}/payments`, {
    headers: made.headers,
    body: { method: "credit_card" },
  });
  return made;
}

async function paid(world: World) {
  const made = await makeOwnAppointment(world);
  await makePayment(world.clinic.db, made.id);
  const { id } = await inClinic(world, (tx) =>
    tx.selectFrom("payments").select("id").where("appointment_id", "=", made.id).executeTakeFirstOrThrow(),
  );
  return { ...made, payment: id };
}

/** Requests about money. */
export const paymentSamples: Samples = {
  getPaymentInfo: paying,
  beginPayment: async (world) => ({ ...(await unpaid(world)), body: { method: "credit_card" } }),
  submitPaymentResult: async (world) => ({ ...(await paying(world)), body: {} }),
  giveUpPayment: paying,
  handOffPayment: unpaid,
  takeOverPayment: async (world) => {
    const { id } = await unpaid({ ...world, caller: world.patient });
    const { entity } = await prepareBy(world, "POST", `/patients/appointments/${id}/payment/handoff`, {
      headers: world.patient,
    });
    return { body: { token: new URL(String(entity["url"])).searchParams.get("handoff_token") } };
  },
  getReceipt: paid,
  getReceiptDocument: paid,
  clinicListPayments: paid,
  clinicRefundPart: async (world) => ({
    params: { payment_id: (await paid(world)).payment },
    body: { key: crypto.randomUUID(), amount_minor: 500, reason: "Late" },
  }),
  clinicCapturePayment: async (world) => {
    const { payment } = await paid(world);
    await inClinic(world, (tx) =>
      tx
        .updateTable("payments")
        .set({ status: "reserved", capture: "manual", capture_at: world.now, reserved_until: world.now })
        .where("id", "=", payment)
        .execute(),
    );
    return { params: { payment_id: payment } };
  },
  clinicRetryRefund: async (world) => {
    const { payment } = await paid(world);
    await inClinic(world, (tx) =>
      tx.updateTable("payments").set({ status: "refund_failed" }).where("id", "=", payment).execute(),
    );
    return { params: { payment_id: payment } };
  },
  clinicListPaymentAlerts: async (world) => {
    await alerted(world);
    return {};
  },
  clinicAcknowledgePaymentAlert: async (world) => ({ params: { alert_id: await alerted(world) } }),
};

/** A payment whose money the bank wants back. */
async function alerted(world: World): Promise<number> {
  const { payment } = await paid(world);
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into payment_events (tenant_id, payment_id, provider, event_id, outcome, result, received_at, needs_attention)
       values (1, $1, 'sandbox', $2, 'chargeback_announced', 'noted', $3, true) returning id`,
    [payment, newToken(), world.now],
  );
  return Number(rows[0]?.id);
}

/** Requests about a booked appointment. */
export const appointmentSamples: Samples = {
  cancelAppointment: [
    async (world) => ({ ...(await makeOwnAppointment(world)), body: { expects_refund: false } }),
    async (world) => ({ ...(await paid(world)), body: { expects_refund: true } }),
  ],
  rescheduleAppointment: async (world) => {
    const { params, headers } = await makeOwnAppointment(world);
    return {
      params,
      headers: { ...(await hold(world, later, headers)).headers },
      body: { start_time: later },
    };
  },
  reviewAppointment: async (world) => ({
    ...(await makeOwnAppointment(world, past)),
    body: { rating: 5, comment: "Kind", is_public: true },
  }),
  declineReview: (world) => makeOwnAppointment(world, past),
  clinicListAppointments: () => ({
    query: { from: "2027-03-01T00:00:00.000Z", to: "2027-03-02T00:00:00.000Z" },
  }),
  clinicListCalendar: () => ({
    query: { from: "2027-03-01T00:00:00.000Z", to: "2027-03-08T00:00:00.000Z" },
  }),
  clinicListSchedules: () => ({ query: { from: "2027-03-01", to: "2027-03-07" } }),
  listSurveyOffers: async (world) => {
    await makeOwnAppointment(world, past);
    return {};
  },
  listWaitlist: async (world) => {
    await waiting(world);
    return {};
  },
  listRequests: async (world) => {
    await requested(world);
    return {};
  },
  joinWaitlist: (world) => makeOwnAppointment(world),
  leaveWaitlist: async (world) => (await waiting(world)).made,
  takeOffer: async (world) => ({ ...(await offered(world)).made, body: { start_time: earlier } }),
  declineOffer: async (world) => (await offered(world)).made,
  getGuestAppointment: async (world) => ({
    headers: (await makeOwnAppointment({ ...world, isGuest: true })).headers,
  }),
  requestTime: [
    () => ({ body: { specialty: "family-medicine" } }),
    () => ({ body: { doctor_id: 3 } }),
    async (world) => ({ body: { doctor_id: 1 }, headers: (await makeOwnAppointment(world)).headers }),
  ],
  leaveRequest: requested,
  declineRequestOffer: requested,
  openWaitlistLink: waitlistLink,
  declineByLink: waitlistLink,
  leaveByLink: waitlistLink,
};

/** Today, as a guest reads it for a day only. */
const past = { start: "2027-03-01T07:00:00.000Z", status: "finished" } as const;
const earlier = "2027-03-02T09:00:00.000Z";

async function requested(world: World): Promise<Sample> {
  const { entity } = await prepareBy(world, "POST", "/patients/waitlist_requests", {
    body: { specialty: "family-medicine" },
  });
  const { request } = entity as unknown as { request: { id: number } };
  return { params: { request_id: request.id } };
}

async function waiting(world: World) {
  const made = await makeOwnAppointment({ ...world, caller: world.patient });
  await prepareBy(world, "PUT", `/patients/appointments/${made.id}/waitlist`, { headers: world.patient });
  const { id: entry } = await inClinic(world, (tx) =>
    tx
      .selectFrom("waitlist_entries")
      .select("id")
      .where("appointment_id", "=", made.id)
      .executeTakeFirstOrThrow(),
  );
  return { made, entry };
}

/** A waiting patient to whom an earlier slot is offered. */
async function offered(world: World) {
  const { made, entry } = await waiting(world);
  const { params } = await hold(world, earlier, world.patient);
  const expires_at = new Date(world.now.getTime() + 900_000);
  await inClinic(world, (tx) =>
    tx
      .insertInto("waitlist_offers")
      .values({
        tenant_id: 1,
        entry_id: entry,
        hold_id: params.hold_id,
        doctor_id: 1,
        start_time: new Date(earlier),
        created_at: world.now,
        expires_at,
      })
      .execute(),
  );
  return { made, entry };
}

async function waitlistLink(world: World): Promise<Sample> {
  const { made } = await offered({ ...world, isGuest: false });
  const tenant = await tenantOf(world);
  const { config } = world.clinic.services;
  const link = await inClinic(world, (tx) =>
    makeWaitlistLink(tx, {
      tenant,
      config,
      of: { appointmentId: made.id },
      patientId: 1,
      start: new Date(earlier),
      now: world.now,
    }),
  );
  return { params: { token: link.slice(link.indexOf("#") + 1) } };
}
