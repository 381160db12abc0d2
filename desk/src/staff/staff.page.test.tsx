import { clinicListDoctors } from "@anteroom/contract/administration/doctors";
import {
  clinicChangeStaff,
  clinicListStaff,
  type StaffMember,
} from "@anteroom/contract/administration/staff";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../web/src/testing/fake-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

const member = (changes: Partial<StaffMember> = {}): StaffMember => ({
  id: 7,
  version: "v1",
  email: "noa@clinic.example",
  name: "Noa Reis",
  role: "reception",
  doctor_id: null,
  has_second_factor: false,
  has_authenticator_app: false,
  passkeys: 0,
  is_invited: false,
  is_disabled: false,
  created_at: "2026-11-01T10:00:00.000Z",
  last_signed_in_at: null,
  ...changes,
});
const own = member({ id: 3, name: "Ada Admin", email: "ada@clinic.example", role: "admin" });
const doctor = {
  id: 1,
  version: "v1",
  external_id: null,
  name: "Helena Duarte",
  title: "doctor" as const,
  specialty: "dermatology",
  languages: ["pt"],
  sex: null,
  treats_children: null,
  about: {},
  registration: null,
  training: null,
  treats: null,
  insurers: null,
  visit_minutes: 20,
  is_listed: true,
  portrait_url: "/portraits/doorway.svg",
  prices: [],
};
const withStaff = (...collection: StaffMember[]): FakeApi =>
  fakeApi()
    .on(clinicListStaff, { data: { collection } })
    .on(clinicListDoctors, { data: { collection: [doctor] } });
const open = (api: FakeApi) => openDesk("/desk/staff", { api });
const dialogOf = (name: string) =>
  within(screen.getByRole("dialog", { name: `Change the account of ${name}` }));

test("an account gets a new name and role, the doctor role requires a doctor, and errors keep entries", async () => {
  const api = withStaff(own, member());
  const { user } = await open(api);
  await user.click(await screen.findByRole("button", { name: "Change Noa Reis" }));
  const dialog = dialogOf("Noa Reis");
  expect(dialog.queryByLabelText("Email address")).toBeNull();
  expect(dialog.queryByText(/^They are signed out everywhere/)).toBeNull();
  await user.clear(dialog.getByLabelText("Name"));
  await user.click(dialog.getByRole("button", { name: "Save the account" }));
  expect(dialog.getByText("Fill in the name first.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Name"), "Noa Reis Lima");
  await user.selectOptions(dialog.getByLabelText("Role"), "doctor");
  expect(dialog.getByText(/^They are signed out everywhere/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Save the account" }));
  expect(dialog.getByText("Fill in name and doctor first.")).toBeTruthy();
  expect(api.sentTo(clinicChangeStaff)).toEqual([]);
  await user.selectOptions(dialog.getByLabelText("Acts as"), "1");
  expect(await accessibilityFaults()).toEqual([]);

  api.lose(clinicChangeStaff);
  await user.click(dialog.getByRole("button", { name: "Save the account" }));
  expect(await dialog.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  expect((dialog.getByLabelText("Name") as HTMLInputElement).value).toBe("Noa Reis Lima");
  const changed = member({ name: "Noa Reis Lima", role: "doctor", doctor_id: 1 });
  api.on(clinicChangeStaff, () => {
    api.on(clinicListStaff, { data: { collection: [own, changed] } });
    return entityOf(changed);
  });
  await user.click(dialog.getByRole("button", { name: "Save the account" }));
  expect(await screen.findByRole("button", { name: "Change Noa Reis Lima" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save the account" })).toBeNull();
  expect(api.sentTo(clinicChangeStaff).at(-1)?.body).toEqual({
    name: "Noa Reis Lima",
    role: "doctor",
    doctor_id: 1,
    is_disabled: false,
    replaces: "v1",
  });
});

test("only the name of one's own account can be changed, and the desk shows the new name", async () => {
  const api = withStaff(own);
  const { user, desk } = await open(api);
  await user.click(await screen.findByRole("button", { name: "Change Ada Admin" }));
  const dialog = dialogOf("Ada Admin");
  expect(dialog.queryByLabelText("Role")).toBeNull();
  expect(dialog.getByText("Only another administrator can change your role.")).toBeTruthy();
  await user.clear(dialog.getByLabelText("Name"));
  await user.type(dialog.getByLabelText("Name"), "Ada Lopes");
  api.on(clinicChangeStaff, entityOf({ ...own, name: "Ada Lopes" }));
  await user.click(dialog.getByRole("button", { name: "Save the account" }));
  await expect
    .poll(() => desk.session.state.get())
    .toMatchObject({ status: "in", session: { name: "Ada Lopes", role: "admin" } });
});

test.each([
  ["status_conflict", /^You can no longer change this account/],
  ["insufficient_scope", /title of insufficient_scope/],
] as const)("a change rejected with %s shows the reason", async (code, text) => {
  const api = withStaff(own, member()).refuse(clinicChangeStaff, code);
  const { user } = await open(api);
  await user.click(await screen.findByRole("button", { name: "Change Noa Reis" }));
  await user.click(dialogOf("Noa Reis").getByRole("button", { name: "Save the account" }));
  expect(within(await dialogOf("Noa Reis").findByRole("alert")).getByText(text)).toBeTruthy();
});

test("accounts are sorted by name, role, last sign-in and second factor", async () => {
  const { user } = await open(
    withStaff(
      own,
      member({ last_signed_in_at: "2026-11-20T10:00:00.000Z", has_second_factor: true, passkeys: 1 }),
      member({ id: 8, name: "Álvaro Dias", role: "doctor", last_signed_in_at: "2026-11-02T10:00:00.000Z" }),
    ),
  );
  const table = within(await screen.findByRole("table", { name: "Accounts" }));
  const orderBy = async (name: string) => {
    await user.click(table.getByRole("button", { name }));
    return table.getAllByRole("rowheader").map(({ firstChild }) => firstChild?.textContent);
  };
  expect(await orderBy("Name")).toEqual(["Ada Admin", "Álvaro Dias", "Noa Reis"]);
  expect(await orderBy("Role")).toEqual(["Álvaro Dias", "Noa Reis", "Ada Admin"]);
  expect(await orderBy("Last sign-in")).toEqual(["Álvaro Dias", "Noa Reis", "Ada Admin"]);
  expect(await orderBy("Second factor")).toEqual(["Ada Admin", "Álvaro Dias", "Noa Reis"]);
  expect(await accessibilityFaults()).toEqual([]);
});

test("the screen shows loading and offline states with a retry", async () => {
  const api = withStaff().hang(clinicListStaff);
  const { user, desk } = await open(api);
  expect(screen.getByText("Loading")).toBeTruthy();
  api.lose(clinicListStaff);
  void desk.queries.resetQueries();
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t reach the server just now.");
  api.on(clinicListStaff, { data: { collection: [own] } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Ada Admin", { selector: "bdi.b" })).toBeTruthy();
});

test.each(["reception", "doctor"] as const)("the role %s cannot open the accounts", async (role) => {
  await openDesk("/desk/staff", { role });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});

test("an account that somebody else has changed is not switched off unseen", async () => {
  const api = withStaff(own, member());
  const { user } = await open(api);
  await user.click(await screen.findByRole("button", { name: "Switch off Noa Reis" }));
  api
    .on(clinicListStaff, { data: { collection: [own, member({ version: "v2", role: "admin" })] } })
    .refuse(clinicChangeStaff, "changed_elsewhere");
  const dialog = within(screen.getByRole("dialog", { name: "Switch off Noa Reis?" }));
  await user.click(dialog.getByRole("button", { name: "Switch off" }));
  expect(await dialog.findByText(/^Somebody else has changed this account\./)).toBeTruthy();
  expect(await screen.findAllByText(/Administration/)).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
  api.on(clinicChangeStaff, entityOf(member({ is_disabled: true })));
  await user.click(dialog.getByRole("button", { name: "Switch off" }));
  await expect
    .poll(() => api.sentTo(clinicChangeStaff).map(({ body }) => body))
    .toMatchObject([
      { role: "reception", is_disabled: true, replaces: "v1" },
      { role: "admin", is_disabled: true, replaces: "v2" },
    ]);
});
