import { clinicGetAppointment } from "@anteroom/contract/clinic";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { anAppointment } from "../../../web/src/testing/answers/appointments.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
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
