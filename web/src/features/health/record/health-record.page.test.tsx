import { recordSections } from "@anteroom/domain/health/health-record";
import {
  addRecordEntry,
  addRecordMeasurement,
  changeRecordEntry,
  confirmRecordList,
  getHealthRecord,
  getRecordDocument,
  getRecordSummary,
  listRecordPeople,
  moveRecordMeasurement,
  listRecordShares,
  removeRecordEntry,
  removeRecordMeasurement,
  restoreRecordEntry,
  revokeRecordShare,
  shareRecord,
  type HealthRecord,
  type RecordEntry,
  type RecordShare,
} from "@anteroom/contract/health/health-record";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { aMeasurement } from "../../../testing/answers/vitals.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";

const self = {
  patient_id: joana.id,
  name: joana.name,
  birthdate: joana.birthdate,
  sex: joana.sex,
  is_self: true,
};
const child = { ...self, patient_id: 9, name: "Tomás Prata", birthdate: "2017-03-09", is_self: false };

const ibuprofen: RecordEntry = {
  id: 61,
  kind: "medicine",
  name: "Ibuprofen",
  dose: "400 mg",
  frequency: null,
  since: null,
  reaction: null,
  severity: null,
  ended_at: null,
  changed_at: "2026-11-20T09:00:00.000Z",
  version: 2,
};

function record(medicines: RecordEntry[] = [], more: Partial<HealthRecord> = {}): HealthRecord {
  return {
    person: self,
    medicines: { entries: medicines, confirmation: null },
    allergies: { entries: [], confirmation: null },
    summaries: [],
    files: [],
    measurements: [],
    assessments: [],
    checks: [],
    ...more,
  };
}

const recordApi = (whole = record()) =>
  fakeApi()
    .on(listRecordPeople, collectionOf([self]))
    .on(getHealthRecord, entityOf(whole))
    .on(listRecordShares, collectionOf([]));
const openRecord = (api: FakeApi, more: object = {}, query = "") =>
  openPage(`/health-record${query}`, { api, patient: joana, ...more });
const medicines = () => screen.findByRole("region", { name: "Medicines" });

test("the health record redirects a visitor to sign-in", async () => {
  await openPage("/health-record", { settings: { patientsWebScheduling: false } });
  expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeTruthy();
});

test("a health record that failed to load appears at the next try", async () => {
  const api = recordApi().lose(listRecordPeople);
  const { user } = await openRecord(api);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  api.on(listRecordPeople, collectionOf([self])).refuse(getHealthRecord, "internal");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("title of internal"));
  api.on(getHealthRecord, entityOf(record()));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await medicines()).toBeTruthy();
});

test("a medicine is added with its dose, and a failure keeps what was typed", async () => {
  const api = recordApi().lose(addRecordEntry);
  const { user } = await openRecord(api);
  const list = await medicines();
  await user.click(within(list).getByRole("button", { name: "Add a medicine" }));
  await user.click(within(list).getByRole("button", { name: "Save" }));
  expect(await within(list).findByText("Enter a name")).toBeTruthy();
  expect(document.activeElement).toBe(within(list).getByLabelText("Name of the medicine"));
  await fill(user, within(list).getByLabelText("Name of the medicine"), "Ibuprofen");
  await fill(user, within(list).getByLabelText("Dose"), "400 mg");
  await user.click(within(list).getByRole("button", { name: "Save" }));
  expect((await within(list).findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  api.on(addRecordEntry, entityOf(ibuprofen)).on(getHealthRecord, entityOf(record([ibuprofen])));
  await user.click(within(list).getByRole("button", { name: "Save" }));
  expect(await within(list).findByText(/400 mg/)).toBeTruthy();
  const [first, second] = api.sentTo(addRecordEntry).map(({ body }) => body);
  expect(second).toEqual(first); // the same key: a lost answer adds nothing twice
  expect(second).toMatchObject({ kind: "medicine", name: "Ibuprofen", dose: "400 mg", frequency: null });
});

test("a medicine is changed with its version, and a concurrent change is reported", async () => {
  const api = recordApi(record([ibuprofen])).refuse(changeRecordEntry, "changed_elsewhere");
  const { user } = await openRecord(api);
  const list = await medicines();
  await user.click(within(list).getByRole("button", { name: "Change Ibuprofen" }));
  await fill(user, within(list).getByLabelText("Dose"), "200 mg");
  await user.click(within(list).getByRole("button", { name: "Save" }));
  expect((await within(list).findByRole("alert")).textContent).toContain("title of changed_elsewhere");
  expect(api.sentTo(changeRecordEntry)[0]?.body).toMatchObject({
    version: 2,
    dose: "200 mg",
    is_ended: false,
  });
});

test("a removed medicine can be restored at once", async () => {
  const api = recordApi(record([ibuprofen])).on(removeRecordEntry, undefined);
  const { user } = await openRecord(api);
  const list = await medicines();
  api.on(getHealthRecord, entityOf(record()));
  await user.click(within(list).getByRole("button", { name: "Remove Ibuprofen" }));
  api.on(restoreRecordEntry, entityOf(ibuprofen)).on(getHealthRecord, entityOf(record([ibuprofen])));
  await user.click(await within(list).findByRole("button", { name: "Undo" }));
  expect(await within(list).findByRole("button", { name: "Remove Ibuprofen" })).toBeTruthy();
  expect(within(list).queryByRole("button", { name: "Undo" })).toBeNull();
});

test('"no known allergies" takes one press', async () => {
  const confirmation = { answer: "none" as const, confirmed_at: "2026-11-24T09:00:00.000Z" };
  const api = recordApi().on(confirmRecordList, entityOf(confirmation));
  const { user } = await openRecord(api);
  const list = await screen.findByRole("region", { name: "Allergies" });
  api.on(getHealthRecord, entityOf(record([], { allergies: { entries: [], confirmation } })));
  await user.click(within(list).getByRole("button", { name: "I have no known allergies" }));
  expect(await within(list).findByText("No known allergies")).toBeTruthy();
  expect(api.sentTo(confirmRecordList)[0]).toMatchObject({ body: { answer: "none" } });
});

test("a child's record is separate, with text about the child", async () => {
  const api = recordApi()
    .on(listRecordPeople, collectionOf([self, child]))
    .on(getHealthRecord, (sent) =>
      entityOf(sent.path.endsWith("/9") ? record([], { person: child }) : record()),
    );
  const { user } = await openRecord(api);
  await user.click(await screen.findByRole("link", { name: "Tomás Prata" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Health record of Tomás Prata" })).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Tomás Prata takes no medicines" })).toBeTruthy();
});

test("a record link is created with the chosen options and shown once", async () => {
  const api = recordApi();
  const { user } = await openRecord(api);
  await user.click(await screen.findByRole("button", { name: "Share by link" }));
  const ticked = () =>
    screen.getAllByRole("checkbox", { checked: true }).map((box) => box.getAttribute("value"));
  expect(ticked()).toEqual(["medicines", "allergies"]);
  expect(document.activeElement?.textContent).toBe("Share by link");
  await fill(user, screen.getByLabelText("Passcode"), "123");
  await user.click(screen.getByRole("button", { name: "Make the link" }));
  expect(await screen.findByText("Enter who the link is for")).toBeTruthy();
  expect(screen.getByText("Enter at least 4 characters, or leave it empty")).toBeTruthy();
  expect(api.sentTo(shareRecord)).toHaveLength(0);
  await fill(user, screen.getByLabelText("Who is the link for?"), "Dr Wei");
  await fill(user, screen.getByLabelText("Passcode"), "1234");
  api.refuse(shareRecord, "proof_needed");
  await user.click(screen.getByRole("button", { name: "Make the link" }));
  expect((await screen.findByRole("alert")).textContent).toContain("title of proof_needed");
  expect(api.sentTo(shareRecord)[0]?.body).toMatchObject({
    label: "Dr Wei",
    parts: ["medicines", "allergies"],
    hours: 24,
    most_views: null,
    passcode: "1234",
  });
});

test("a link is revoked only after confirmation, and its address is hidden", async () => {
  const share: RecordShare = {
    id: 5,
    label: "Dr Wei",
    parts: ["medicines"],
    created_at: "2026-11-24T09:00:00.000Z",
    expires_at: "2026-11-25T09:00:00.000Z",
    has_passcode: false,
    most_views: null,
    views: 0,
    last_used_at: null,
    uses: [],
    state: "open",
  };
  const api = recordApi()
    .on(shareRecord, entityOf({ share, link: "https://aurora.test/r#dead" }))
    .on(revokeRecordShare, undefined);
  const { user } = await openRecord(api);
  await user.click(await screen.findByRole("button", { name: "Share by link" }));
  await fill(user, screen.getByLabelText("Who is the link for?"), "Dr Wei");
  api.on(listRecordShares, collectionOf([share, { ...share, id: 6, label: "Dr Ana" }]));
  await user.click(screen.getByRole("button", { name: "Make the link" }));
  expect((await screen.findByTestId("record-link")).textContent).toBe("https://aurora.test/r#dead");
  expect(await screen.findByRole("img", { name: "Code with the link to the record" })).toBeTruthy();
  const end = async (label: string, answer: string) => {
    await user.click(await screen.findByRole("button", { name: `End this link ${label}` }));
    const asked = await screen.findByRole("dialog", { name: "End this link?" });
    expect(within(asked).getByText(label)).toBeTruthy();
    await user.click(within(asked).getByRole("button", { name: answer }));
  };
  await end("Dr Wei", "Keep it");
  expect(api.sentTo(revokeRecordShare)).toHaveLength(0);
  await end("Dr Ana", "Yes, end it");
  await waitFor(() => expect(api.sentTo(revokeRecordShare)).toHaveLength(1));
  expect(screen.getByTestId("record-link"), "another link was ended").toBeTruthy();
  await end("Dr Wei", "Yes, end it");
  await waitFor(() => expect(screen.queryByTestId("record-link")).toBeNull());
  expect(screen.queryByText("Your link is ready.")).toBeNull();
});

test("one button shares the whole record", async () => {
  const api = recordApi().refuse(shareRecord, "proof_needed");
  const { user } = await openRecord(api);
  await user.click(await screen.findByRole("button", { name: "Share by link" }));
  await user.click(screen.getByRole("button", { name: "Share all of it" }));
  expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(recordSections.length);
  await user.click(screen.getByRole("checkbox", { name: /^Health assessments/ }));
  await fill(user, screen.getByLabelText("Who is the link for?"), "Dr Wei");
  await user.click(screen.getByRole("button", { name: "Make the link" }));
  await screen.findByRole("alert");
  expect(api.sentTo(shareRecord)[0]?.body).toMatchObject({
    parts: recordSections.filter((part) => part !== "assessments"),
  });
});

test.each([
  ["Download PDF", getRecordDocument],
  ["Download file for clinics", getRecordSummary],
] as const)("the file of %s says why it cannot be loaded offline", async (name, endpoint) => {
  const { user } = await openRecord(recordApi().lose(endpoint));
  await user.click(await screen.findByRole("button", { name }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
});

test("the health record is in Arabic when that is the language", async () => {
  await openRecord(recordApi(), { locale: "ar", patient: { ...joana, language: "ar" } });
  expect(document.documentElement.dir).toBe("rtl");
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toMatch(/\p{Script=Arabic}/u);
});

const kept = (id: number, date: string, vitalSigns: Parameters<typeof aMeasurement>[0]) => ({
  ...aMeasurement(vitalSigns, date),
  id,
});

test("the measurements open on the last measured value", async () => {
  const measurements = [
    kept(2, "2026-11-23T08:00:00.000Z", { temperature: 38.4 }),
    kept(1, "2026-11-20T08:00:00.000Z", { systolic: 118, diastolic: 76 }),
  ];
  await openRecord(recordApi(record([], { measurements })));
  const chip = await screen.findByRole("button", { name: "Temperature" });
  expect(chip.getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("button", { name: "Blood pressure" }).getAttribute("aria-pressed")).toBe("false");
});

test("a chart of one reading states its value, not a range", async () => {
  const measurements = [kept(1, "2026-11-23T09:00:00.000Z", { systolic: 118, diastolic: 76 })];
  await openRecord(recordApi(record([], { measurements })));
  const chart = await screen.findByRole("img", { name: /^Blood pressure/ });
  const [value] = chart.parentElement?.querySelectorAll("p") ?? [];
  expect(value?.textContent).toBe("118/76 mmHg");
  expect(chart.parentElement?.textContent).not.toContain(" to ");
  expect(chart.getAttribute("aria-label")).toBe(
    "Blood pressure: one reading of 118/76 mmHg. The table below has it too.",
  );
});

test("a chart of readings that are alike says their value once", async () => {
  const alike = { systolic: 190, diastolic: 110 };
  const measurements = [
    kept(2, "2026-11-23T09:00:00.000Z", alike),
    kept(1, "2026-11-22T09:00:00.000Z", alike),
  ];
  await openRecord(recordApi(record([], { measurements })));
  const chart = await screen.findByRole("img", { name: /^Blood pressure: 2 readings/ });
  const [value] = chart.parentElement?.querySelectorAll("p") ?? [];
  expect(value?.textContent).toBe("190/110 mmHg");
});

test.each([
  ["the two days of its ends", "2026-11-20T08:00:00.000Z", /^Fri 20 Nov\s*Mon 23 Nov$/],
  ["the two times of its ends on one day", "2026-11-23T07:15:00.000Z", /^Mon 23 Nov 07:1509:00$/],
] as const)(
  "a chart states its highest and lowest value in resizable text, and %s",
  async (_what, date, ends) => {
    const measurements = [
      kept(2, "2026-11-23T09:00:00.000Z", { systolic: 185, diastolic: 121 }),
      kept(1, date, { systolic: 118, diastolic: 76 }),
    ];
    await openRecord(recordApi(record([], { measurements })));
    const chart = await screen.findByRole("img", { name: /^Blood pressure: 2 readings from 118 to 185/ });
    expect(chart.querySelector("text"), "letters in a drawing shrink with it").toBeNull();
    const [upper, lower] = chart.parentElement?.querySelectorAll("p") ?? [];
    expect(upper?.textContent).toBe("Upper value: 118 mmHg to 185 mmHg.");
    expect(lower?.textContent).toBe("Lower value: 76 mmHg to 121 mmHg.");
    expect(chart.nextElementSibling?.textContent).toMatch(ends);
    expect(screen.getByText("Show as a table").querySelector("svg"), "an icon of the set").not.toBeNull();
  },
);

test.each([
  [{ systolic: 75, diastolic: 45 }, "This blood pressure is dangerously low."],
  [{ systolic: 190, diastolic: 125 }, "This blood pressure is very high."],
  [{ oxygen_saturation: 82 }, "Oxygen of 82 % is very low."],
] as const)("the newest value %j is explained in the record with advice", async (values, words) => {
  await openRecord(recordApi(record([], { measurements: [kept(2, "2026-11-24T08:00:00.000Z", values)] })));
  const alert = (await screen.findByText(words)).closest('[role="alert"]');
  expect(alert?.querySelector('a[href="tel:112"]')).not.toBeNull();
  expect(screen.queryByText("Normal")).toBeNull();
});

test("a dangerous value of another day is shown with its day and a request to measure again", async () => {
  const values = { systolic: 75, diastolic: 45 };
  await openRecord(recordApi(record([], { measurements: [kept(2, "2026-10-02T08:00:00.000Z", values)] })));
  const told = (await screen.findByText("This blood pressure is dangerously low.")).parentElement;
  expect(told?.textContent).toMatch(/Measured: .+Measure again to know how it is now\./);
  expect(told?.textContent).not.toContain("112");
  expect(screen.getByText("Dangerously low")).toBeTruthy();
});

test("a dangerous reading saved in the record stays explained, with a link to a doctor", async () => {
  const api = recordApi().on(
    addRecordMeasurement,
    entityOf(kept(6, "2026-11-24T09:00:00.000Z", { oxygen_saturation: 90 })),
  );
  const { user } = await openRecord(api);
  await user.click(await screen.findByRole("button", { name: "Add a reading" }));
  await user.click(await screen.findByRole("button", { name: /Oxygen/ }));
  await fill(user, screen.getByLabelText(/^Oxygen saturation/), "90");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const said = await screen.findByText("The reading is in this record.");
  expect(document.activeElement?.contains(said)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect((await screen.findByText("Oxygen of 90 % is very low.")).tagName).toBe("STRONG");
  expect(screen.getByRole("link", { name: "Find a doctor" }).getAttribute("href")).toBe("/doctors");
});

test("an urgent reading in the record offers to alert the clinic", async () => {
  const values = { systolic: 225, diastolic: 131 };
  const api = recordApi().on(addRecordMeasurement, entityOf(kept(6, "2026-11-24T09:00:00.000Z", values)));
  const { user } = await openRecord(api);
  await user.click(await screen.findByRole("button", { name: "Add a reading" }));
  await user.click(await screen.findByRole("button", { name: /Blood pressure/ }));
  await fill(user, await screen.findByLabelText(/^(?:Upper|Systolic)/), "225");
  await fill(user, screen.getByLabelText(/^(?:Lower|Diastolic)/), "131");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("The reading is in this record.");
  expect(await screen.findByRole("link", { name: "In danger? Call 112" })).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Tell the clinic now" })).toBeTruthy();
});

test("a misassigned reading is moved to another record and returns with Undo", async () => {
  const reading = kept(5, "2026-11-23T08:00:00.000Z", { temperature: 38.4 });
  const whole = record([], { measurements: [reading] });
  const api = recordApi(whole)
    .on(listRecordPeople, collectionOf([self, child]))
    .on(moveRecordMeasurement, entityOf(reading));
  const { user } = await openRecord(api);
  await user.click(await screen.findByText("Show as a table"));
  await user.click(screen.getByRole("button", { name: /The reading of .* is of another person$/ }));
  api.on(getHealthRecord, entityOf(record()));
  await user.click(screen.getByRole("button", { name: child.name }));
  expect((await screen.findByText(/^The reading is now in the record of/)).textContent).toContain(child.name);
  await waitFor(() => expect(screen.queryByText("Show as a table")).toBeNull());
  api.on(getHealthRecord, entityOf(whole));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Show as a table");
  expect(api.sentTo(moveRecordMeasurement).map(({ body }) => body)).toEqual([
    { to_patient_id: child.patient_id },
    { to_patient_id: self.patient_id },
  ]);
});

test("a reading is removed after a second tap, and the record is reloaded", async () => {
  const api = recordApi(
    record([], { measurements: [kept(5, "2026-11-23T08:00:00.000Z", { temperature: 38.4 })] }),
  ).on(removeRecordMeasurement, undefined as never);
  const { user } = await openRecord(api);
  await user.click(await screen.findByText("Show as a table"));
  await user.click(screen.getByRole("button", { name: /^Remove the reading of/ }));
  api.on(getHealthRecord, entityOf(record()));
  await user.click(screen.getByRole("button", { name: "Remove for good" }));
  await waitFor(() => expect(screen.queryByText("Show as a table")).toBeNull());
  expect(api.sentTo(removeRecordMeasurement)).toHaveLength(1);
});
