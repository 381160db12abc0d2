import { listAppointments } from "@anteroom/contract/appointment/appointments";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";

test("the list of appointments offers a doctor when it is empty", async () => {
  const api = fakeApi().on(listAppointments, { data: { collection: [] } });
  await openPage("/appointments", { api, patient: joana });
  expect(await screen.findByRole("link", { name: /find a doctor/i })).toBeTruthy();
});
