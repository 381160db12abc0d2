import {
  clinicCompareForMerge,
  clinicListDoubles,
  clinicMergePatient,
  type MergeSide,
} from "@anteroom/contract/administration/merge";
import { clinicListPatients, type ClinicPatient } from "@anteroom/contract/administration/patients";
import { mergeRefusals } from "@anteroom/domain/account/merge-refusals";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { accessibilityFaults } from "../../../web/src/testing/accessibility-faults.ts";
import { fakeApi, type FakeApi } from "../../../web/src/testing/fake-api.ts";
import { fill } from "../../../web/src/testing/fill.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { sentenceOf } from "../testing/sentence-of.tsx";
import { refusalSentence } from "./refusal-sentence.tsx";

const patient = (id: number, changes: Partial<ClinicPatient> = {}): ClinicPatient => ({
  id,
  external_id: null,
  name: "Rui Santos",
  email: null,
  phone_country_code: null,
  phone_number: null,
  taxpayer_number: null,
  birthdate: "1980-02-03",
  sex: null,
  address: null,
  language: null,
  parent_id: null,
  has_account: false,
  created_at: "2026-03-01T09:00:00.000Z",
  ...changes,
});
const side = (of: ClinicPatient, changes: Partial<MergeSide> = {}): MergeSide => ({
  patient: of,
  parent_name: null,
  dependents: 0,
  appointments: 0,
  upcoming_appointments: 0,
  newest_appointment: null,
  messages: 0,
  files: 0,
  payments: 0,
  health_entries: 0,
  has_insurance: false,
  refusal: null,
  ...changes,
});
const older = side(patient(7, { email: "rui@example.pt" }), { appointments: 3, files: 2 });
const newer = side(patient(9, { email: "r.santos@example.pt" }), {
  appointments: 1,
  upcoming_appointments: 1,
  newest_appointment: "2026-12-01T10:00:00.000Z",
});
const compared = (one: MergeSide, other: MergeSide, version = "v1") => ({
  data: { entity: { patient: one, other }, version },
});
const noDoubles = { data: { collection: [], next_cursor: null } };
const address = "/desk/merge?one=7&other=9";
const open = (api: FakeApi, path = address) => openDesk(path, { api, role: "reception" });
const button = (name: string) => screen.getByRole("button", { name });
const merge = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
  await user.click(button("Merge the records"));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Yes, merge them" }));
};

test("a suggested pair is compared by keyboard, and the newer record is merged into the older one", async () => {
  const api = fakeApi()
    .on(clinicListDoubles, {
      data: { collection: [{ newer: newer.patient, older: older.patient }], next_cursor: null },
    })
    .on(clinicCompareForMerge, compared(older, newer));
  const { user } = await open(api, "/desk/merge");
  (await screen.findByRole("button", { name: "Compare the records of Rui Santos" })).focus();
  expect(await accessibilityFaults()).toEqual([]);
  await user.keyboard("{Enter}");
  const first = within(await screen.findByRole("region", { name: "First record" }));
  expect(location.search).toBe("?one=7&other=9");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(first.getByText("rui@example.pt")).toBeTruthy();
  expect(first.getAllByText("Different")).toHaveLength(1);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /The first record/ }).checked).toBe(true);
  expect(await accessibilityFaults()).toEqual([]);
  api.on(clinicMergePatient, () => {
    api.on(clinicListDoubles, noDoubles);
    return { data: { entity: older.patient } };
  });
  button("Merge the records").focus();
  await user.keyboard("{Enter}");
  expect(screen.getByText(/cannot be separated again/)).toBeTruthy();
  expect(api.sentTo(clinicMergePatient)).toEqual([]);
  within(screen.getByRole("dialog")).getByRole("button", { name: "Yes, merge them" }).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/are one now/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  expect(await screen.findByText("There are none.")).toBeTruthy();
  expect(api.sentTo(clinicMergePatient).map(({ path, body }) => [path, body])).toEqual([
    ["/api/clinic/patients/9/merge", { into_patient_id: 7, replaces: "v1" }],
  ]);
});

test("two records are searched one after the other, and the same one twice is refused", async () => {
  const api = fakeApi()
    .on(clinicListDoubles, { data: { collection: [], next_cursor: "400" } })
    .on(clinicListPatients, {
      data: { collection: [older.patient, patient(9, { name: "Rui S" })], next_cursor: null },
    })
    .on(clinicCompareForMerge, compared(older, newer));
  const { user } = await open(api, "/desk/merge");
  expect(await screen.findByText("There are none among these records.")).toBeTruthy();
  await user.click(button("Look at older records"));
  await waitFor(() =>
    expect(api.sentTo(clinicListDoubles).map(({ query }) => query.get("cursor"))).toContain("400"),
  );
  await fill(user, screen.getByLabelText("Patient’s name"), "rui");
  await user.keyboard("{Enter}");
  await user.click(await screen.findByRole("button", { name: /Rui Santos/ }));
  expect(screen.queryByRole("button", { name: "Add a new patient" })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Rui Santos/ }));
  expect((await screen.findByRole("alert")).textContent).toContain("first record again");
  await user.click(screen.getByRole("button", { name: /^Rui S(?!a)/ }));
  expect(await screen.findByRole("region", { name: "Second record" })).toBeTruthy();
});

test("the one that stays can be chosen, and says who sees all of it then", async () => {
  const withParent = side(patient(9, { parent_id: 4 }), { parent_name: "Ana Reis" });
  const api = fakeApi().on(clinicCompareForMerge, compared(older, withParent));
  const { user } = await open(api);
  await user.click(await screen.findByRole("radio", { name: /The second record/ }));
  expect(screen.getAllByText(/Ana Reis/).map(({ parentElement }) => parentElement?.textContent)).toContain(
    "Ana Reis acts for this patient, and sees all of it in the app from then on.",
  );
  api.on(clinicMergePatient, { data: { entity: withParent.patient } }).on(clinicListDoubles, noDoubles);
  await merge(user);
  expect(await screen.findByText(/are one now/)).toBeTruthy();
  expect(api.sentTo(clinicMergePatient).map(({ path }) => path)).toEqual(["/api/clinic/patients/7/merge"]);
});

test("a record that signs in can only stay, and says so", async () => {
  const signsIn = side(patient(9, { has_account: true }), { refusal: "has_account" });
  await open(fakeApi().on(clinicCompareForMerge, compared(older, signsIn)));
  const [first, second] = await screen.findAllByRole<HTMLInputElement>("radio");
  expect([first?.disabled, second?.checked]).toEqual([true, true]);
  expect(screen.getByText(/signs in with this record/)).toBeTruthy();
  expect(screen.getByText(/^Whoever signs in as/)).toBeTruthy();
  expect(await accessibilityFaults()).toEqual([]);
});

test.each([
  ["has_account", "has_account", /only the patient decides.*They can join the two accounts themselves/],
  ["acted_for", "acted_for", /Two people act for this patient/],
  ["has_account", "waiting", /cannot be merged now/],
] as const)(
  "two records that refuse with %s and %s are not merged, and say what to do",
  async (one, other, why) => {
    await open(
      fakeApi().on(
        clinicCompareForMerge,
        compared({ ...older, refusal: one }, { ...newer, refusal: other, parent_name: "Ana" }),
      ),
    );
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Merge the records" })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  },
);

test("a record that has changed meanwhile is shown again before anything is merged", async () => {
  const api = fakeApi().on(clinicCompareForMerge, compared(older, newer));
  const { user } = await open(api);
  await screen.findByRole("region", { name: "First record" });
  api
    .refuse(clinicMergePatient, "changed_elsewhere")
    .on(clinicCompareForMerge, compared({ ...older, appointments: 4 }, newer, "v2"));
  await merge(user);
  const dialog = within(screen.getByRole("dialog"));
  expect(await dialog.findByText(/nothing is merged/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Keep both records" }));
  const first = within(screen.getByRole("region", { name: "First record" }));
  expect(await first.findByText("4")).toBeTruthy();
  api.lose(clinicMergePatient);
  await merge(user);
  expect(await screen.findByText("We couldn’t reach the server just now.")).toBeTruthy();
  // The answer was lost, and the other record is gone.
  api.refuse(clinicMergePatient, "not_found");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Yes, merge them" }));
  expect(await screen.findByText(/Perhaps they have been merged already/)).toBeTruthy();
  expect(api.sentTo(clinicMergePatient).map(({ body }) => (body as { replaces?: string }).replaces)).toEqual([
    "v1",
    "v2",
    "v2",
  ]);
});

test("every reason of a refusal has a sentence of its own", () => {
  const sentences = mergeRefusals.map((refusal) =>
    sentenceOf(refusalSentence({ ...older, refusal, parent_name: "Ana" }) ?? undefined),
  );
  expect(sentences.filter((sentence) => !sentence.endsWith("."))).toEqual([]);
  expect(new Set(sentences).size).toBe(mergeRefusals.length);
});

test("a pair that is gone says so", async () => {
  await open(fakeApi().refuse(clinicCompareForMerge, "not_found"));
  expect(await screen.findByText(/not there any more/)).toBeTruthy();
});

test("a doctor has no screen to merge records", async () => {
  await openDesk(address, { role: "doctor" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
});
