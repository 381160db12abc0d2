import { clinicListAppointments, clinicWaitingRoom } from "@anteroom/contract/clinic";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

type Waiting = AnswerOf<typeof clinicWaitingRoom>["data"]["collection"][number];

const waiting = (appointment_id: number, patient_name: string, in_call: boolean): Waiting => ({
  appointment_id,
  doctor_id: 1,
  doctor_name: "Dr Rui Vale",
  patient_name,
  waiting_since: "2026-11-24T08:58:00.000Z",
  in_call,
  taken_at_desk: in_call,
});

test.each([
  ["Nobody is waiting.", [waiting(1, "Inês Luz", true)]],
  ["1 person is waiting.", [waiting(1, "Inês Luz", true), waiting(2, "Alex Sol", false)]],
])("who is in a call is listed and not counted as waiting: %s", async (words, rows) => {
  const none = { data: { collection: [], next_cursor: null } };
  const api = fakeApi()
    .on(clinicWaitingRoom, { data: { collection: rows } })
    .on(clinicListAppointments, none);
  await openDesk("/desk", { api, role: "reception" });
  const region = within(await screen.findByRole("region", { name: "Waiting now" }));
  expect(await region.findByText(words)).toBeTruthy();
  expect(region.getByRole("link", { name: "Inês Luz" })).toBeTruthy();
  expect(region.getByText(/The call is running/)).toBeTruthy();
});
