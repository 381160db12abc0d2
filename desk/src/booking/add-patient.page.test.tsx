import { clinicListDoctors } from "@anteroom/contract/administration/doctors";
import {
  clinicAddPatient,
  clinicListPatients,
  type ClinicPatient,
} from "@anteroom/contract/administration/patients";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { fakeApi } from "../../../web/src/testing/fake-api.ts";
import { fill } from "../../../web/src/testing/fill.ts";
import { openDesk } from "../testing/open-desk.tsx";

const added: ClinicPatient = {
  id: 44,
  external_id: "desk-x",
  name: "Nova Pessoa",
  email: null,
  phone_country_code: "+351",
  phone_number: "912345678",
  taxpayer_number: null,
  birthdate: "1980-02-03",
  sex: null,
  address: null,
  language: null,
  parent_id: null,
  has_account: false,
  created_at: "2027-03-01T09:00:00.000Z",
};
const nobody = { data: { collection: [], next_cursor: null } };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole("button", { name });

/** The form after a search for somebody who is not there. */
async function openForm(api = fakeApi()) {
  api.on(clinicListPatients, nobody).on(clinicListDoctors, { data: { collection: [] } });
  const opened = await openDesk("/desk/book", { api, role: "reception" });
  await fill(opened.user, field("Patient’s name"), "Nova Pessoa");
  await opened.user.keyboard("{Enter}");
  expect(await screen.findByText(/No patient has this name/)).toBeTruthy();
  await opened.user.click(button("Add a new patient"));
  return { ...opened, api };
}

test("a search without a name says what is missing, in the field, until something is written", async () => {
  const { user, api } = await openDesk("/desk/book", { role: "reception" });
  await user.type(field("Patient’s name"), " ");
  await user.click(button("Search"));
  expect(await screen.findByText("Write the name.")).toBeTruthy();
  expect(field("Patient’s name").getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(field("Patient’s name")));
  expect(await accessibilityFaults()).toEqual([]);
  expect(api.sentTo(clinicListPatients)).toEqual([]);
  await user.keyboard("a");
  await waitFor(() => expect(screen.queryByText("Write the name.")).toBeNull());
});

test("a caller who is not known yet is added by keyboard, and booked for", async () => {
  const { user, api } = await openForm(fakeApi().on(clinicAddPatient, { data: { entity: added } }));
  expect(field("Name").value).toBe("Nova Pessoa");
  await fill(user, field("Date of birth"), "1980-02-03");
  await fill(user, field("Country code of the phone (optional)"), "+351");
  await fill(user, field("Phone number (optional)"), "912 345 678");
  expect(await accessibilityFaults()).toEqual([]);
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Book the appointment" })).toBeTruthy();
  expect(screen.getByText("Nova Pessoa")).toBeTruthy();
  expect(screen.getByText(/has no email address: tell them the time/)).toBeTruthy();
  const [{ body } = { body: null }] = api.sentTo(clinicAddPatient);
  expect(body).toMatchObject({
    name: "Nova Pessoa",
    birthdate: "1980-02-03",
    email: null,
    phone_country_code: "+351",
    phone_number: "912 345 678",
  });
  await user.click(button("Choose another patient"));
  expect(field("Patient’s name").value).toBe("");
});

test("nothing is sent without a name and a date of birth", async () => {
  const { user, api } = await openForm();
  await user.clear(field("Name"));
  await user.click(button("Add the patient"));
  expect(screen.getByText("Write the patient’s name.")).toBeTruthy();
  expect(screen.getByText("Enter the full date of birth.")).toBeTruthy();
  expect(api.sentTo(clinicAddPatient)).toEqual([]);
});

test("somebody who may be known already is refused, and the search is one step away", async () => {
  const { user } = await openForm(
    fakeApi().refuse(clinicAddPatient, "status_conflict", { reason: "possible_duplicate" }),
  );
  await fill(user, field("Date of birth"), "1980-02-03");
  await user.click(button("Add the patient"));
  expect((await screen.findByRole("alert")).textContent).toContain("may be here already");
  await user.click(button("Back to the search"));
  expect(field("Patient’s name")).toBeTruthy();
});

test("a refused number is marked, and a lost answer is asked for again by the same id", async () => {
  const fields = [{ path: "body.phone_number", code: "no-such-number" }];
  const { user, api } = await openForm(fakeApi().refuse(clinicAddPatient, "validation_failed", { fields }));
  await fill(user, field("Date of birth"), "1980-02-03");
  await fill(user, field("Phone number (optional)"), "1");
  await user.click(button("Add the patient"));
  expect(await screen.findByText("There is no such number. Check it and the country code.")).toBeTruthy();
  api.lose(clinicAddPatient);
  await user.click(button("Add the patient"));
  expect(await screen.findByText(/We couldn’t reach the server/)).toBeTruthy();
  api.on(clinicAddPatient, { data: { entity: added } });
  await user.click(button("Add the patient"));
  expect(await screen.findByRole("button", { name: "Book the appointment" })).toBeTruthy();
  const ids = api.sentTo(clinicAddPatient).map(({ body }) => (body as { external_id: string }).external_id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});
