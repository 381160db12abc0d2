import { clinicListDoctors } from "@anteroom/contract/administration/doctors";
import { clinicListPatients } from "@anteroom/contract/administration/patients";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { fill } from "../../../web/src/testing/fill.ts";
import { openDesk } from "../testing/open-desk.tsx";

const rui = {
  id: 7,
  external_id: null,
  name: "Rui Santos",
  email: null,
  phone_country_code: null,
  phone_number: null,
  taxpayer_number: null,
  birthdate: null,
  sex: null,
  address: null,
  language: null,
  parent_id: null,
  has_account: false,
  created_at: "2026-03-01T09:00:00.000Z",
};

test("a button that disappears with what it did leaves the focus in the screen", async () => {
  const api = fakeApi()
    .on(clinicListPatients, { data: { collection: [rui], next_cursor: null } })
    .on(clinicListDoctors, { data: { collection: [] } });
  const { user } = await openDesk("/desk/book", { api, role: "reception" });
  await fill(user, screen.getByLabelText("Patient’s name"), "rui");
  await user.keyboard("{Enter}");
  (await screen.findByRole("button", { name: "Rui Santos" })).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Book the appointment" })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose another patient" }));
});
