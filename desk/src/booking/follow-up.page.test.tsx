import { listSlots } from "@anteroom/contract/appointment/find-doctor";
import { clinicFollowUp } from "@anteroom/contract/clinic";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { anAppointment } from "../../../web/src/testing/answers/appointments.ts";
import { collectionOf, entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { showInDesk } from "../testing/open-desk.tsx";
import { FollowUp } from "./follow-up.tsx";

const start = "2026-12-02T10:00:00.000Z";
const slots = [{ start_time: start, end_time: "2026-12-02T10:20:00.000Z" }];
const ofGuest = { ...anAppointment({ status: "finished" }), patient_id: null };
const button = (name: string) => screen.getByRole("button", { name });

test("a doctor books for a patient without an account, and hears when nobody can be told any more", async () => {
  const api = fakeApi()
    .on(listSlots, collectionOf([{ day: "2026-12-02", slots }]))
    .refuse(clinicFollowUp, "status_conflict");
  const { user } = await showInDesk(<FollowUp appointment={ofGuest} />, { api, role: "doctor" });
  expect(screen.getByText(/^This patient booked without an account/)).toBeTruthy();
  await user.selectOptions(await screen.findByLabelText("Time"), start);
  await user.click(button("Book the follow-up"));
  expect(await screen.findByText(/contact details have been deleted/)).toBeTruthy();
  api.on(clinicFollowUp, entityOf(anAppointment({ id: 77 })));
  await user.click(button("Book the follow-up"));
  expect(await screen.findByText(/^The follow-up is booked for/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the appointment" }).getAttribute("href")).toBe(
    "/desk/appointments/77",
  );
  const [sent] = api.sentTo(clinicFollowUp);
  expect([sent?.path, sent?.body]).toEqual([
    `/api/clinic/appointments/${ofGuest.id}/follow_up`,
    { service_type: "remote", start_time: start, symptoms: "" },
  ]);
});
