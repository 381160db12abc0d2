import { clinicListPayments } from "@anteroom/contract/appointment/clinic-payments";
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

const payment = (status: "authorised" | "refund_due" | "refunded") => ({
  id: 4,
  appointment_id: 21,
  reference: "p-4",
  provider: "sandbox",
  method: "credit_card",
  status,
  dispute: "none" as const,
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
