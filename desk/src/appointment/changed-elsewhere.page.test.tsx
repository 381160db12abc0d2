import { clinicCapturePayment, clinicListPayments } from "@anteroom/contract/appointment/clinic-payments";
import { clinicCancel, clinicGetAppointment } from "@anteroom/contract/clinic";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { anAppointment } from "../../../web/src/testing/answers/appointments.ts";
import { collectionOf, entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { callApi } from "../testing/call-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

test("an open appointment shows that it was cancelled on another device", async () => {
  const appointment = { ...anAppointment(), patient_id: null };
  const { api, hint } = await openDesk("/desk/appointments/21", {
    api: callApi(appointment),
    role: "doctor",
  });
  expect(await screen.findByText("Confirmed")).toBeTruthy();
  api.on(clinicGetAppointment, entityOf({ ...appointment, status: "canceled" as const }));
  hint("appointment.changed");
  expect(await screen.findByText("Cancelled")).toBeTruthy();
});

const payment = (
  status: "reserved" | "authorised" | "capture_failed" | "cancelled" | "refund_due" | "refunded",
) => ({
  id: 4,
  appointment_id: 21,
  reference: "p-4",
  provider: "sandbox",
  method: "credit_card",
  status,
  dispute: "none" as const,
  capture: { mode: "immediate" as const, at: null, asked_at: null, captured_at: null, released_at: null },
  amount: { amount_minor: 3_900, currency: "EUR" },
  created_at: "2026-11-24T08:00:00.000Z",
  refunded: { amount_minor: 0, currency: "EUR" },
  refunds: [],
  events: [],
});

test("a paid appointment that is cancelled at the desk shows what became of the money, and no refund button", async () => {
  const appointment = { ...anAppointment(), patient_id: null };
  const cancelled = { ...appointment, status: "canceled" as const };
  const api = callApi(appointment).on(clinicListPayments, collectionOf([payment("authorised")]));
  const { user, hint } = await openDesk("/desk/appointments/21", { api, role: "reception" });
  expect(await screen.findByRole("button", { name: "Refund" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancel the appointment" }));
  api
    .on(clinicCancel, entityOf(cancelled))
    .on(clinicGetAppointment, entityOf(cancelled))
    .on(clinicListPayments, collectionOf([payment("refund_due")]));
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Cancel the appointment" }));
  expect(await screen.findByText(/The refund is on its way/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
  api.on(clinicListPayments, collectionOf([payment("refunded")]));
  hint("appointment.changed");
  expect(await screen.findByText(/Refunded/)).toBeTruthy();
});

test("a reserved payment says when it is taken, and can be taken now", async () => {
  const appointment = { ...anAppointment(), patient_id: null };
  const reserved = {
    ...payment("reserved"),
    capture: {
      mode: "manual" as const,
      at: "2026-11-24T14:00:00.000Z",
      asked_at: null,
      captured_at: null,
      released_at: null,
    },
  };
  const api = callApi(appointment).on(clinicListPayments, collectionOf([reserved]));
  const { user, hint } = await openDesk("/desk/appointments/21", { api, role: "reception" });
  expect(await screen.findByText(/Reserved on the card, not taken yet/)).toBeTruthy();
  expect(screen.getByText(/It is taken on .* at 14:00/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
  // As the server answers: due now, and asked for by the next round of its work.
  const queued = { ...reserved, capture: { ...reserved.capture, at: "2026-11-24T09:00:00.000Z" } };
  api.on(clinicCapturePayment, entityOf(queued)).on(clinicListPayments, collectionOf([queued]));
  await user.click(screen.getByRole("button", { name: "Take the money now" }));
  expect(await screen.findByText(/The money is being taken/)).toBeTruthy();
  expect(screen.queryByText(/It is taken on/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Take the money now" })).toBeNull();
  expect(api.sentTo(clinicCapturePayment)).toHaveLength(1);
  const failed = { ...queued, status: "capture_failed" as const };
  api.on(clinicListPayments, collectionOf([failed]));
  hint("appointment.changed");
  expect(await screen.findByRole("button", { name: "Try to take the money again" })).toBeTruthy();
  const released = {
    ...queued,
    status: "cancelled" as const,
    capture: { ...queued.capture, released_at: "2026-11-24T10:00:00.000Z" },
  };
  api.on(clinicListPayments, collectionOf([released]));
  hint("appointment.changed");
  expect(await screen.findByText(/Not taken: it is no longer reserved on the card/)).toBeTruthy();
});
