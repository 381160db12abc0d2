import {
  addRecordEntry,
  changeRecordEntry,
  confirmRecordList,
  getHealthRecord,
  getRecordLists,
  listRecordShares,
  removeRecordEntry,
  restoreRecordEntry,
  revokeRecordShare,
  shareRecord,
  type RecordEntry,
  type RecordList as List,
  type RecordShare,
} from "@anteroom/contract/health/health-record";
import { mostOpenShares } from "@anteroom/domain/health/health-record";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { collectionOf, entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { fill } from "../../../testing/fill.ts";
import { joana, showPart } from "../../../testing/open-page.tsx";
import { pageText } from "../../../testing/page-words.ts";
import { ConfirmMedicinesAndAllergies } from "./confirm-lists.tsx";
import { ListText, RecordList } from "./record-list.tsx";
import { ShareSection } from "./share-section.tsx";

const patientId = joana.id;
const button = (name: string | RegExp) => screen.getByRole("button", { name });

const penicillin: RecordEntry = {
  id: 71,
  kind: "allergy",
  name: "Penicillin",
  dose: null,
  frequency: null,
  since: "2019",
  reaction: "a rash",
  severity: "moderate",
  ended_at: null,
  changed_at: "2026-11-20T09:00:00.000Z",
  version: 3,
};
const ibuprofen: RecordEntry = {
  ...penicillin,
  id: 61,
  kind: "medicine",
  name: "Ibuprofen",
  dose: "400 mg",
  frequency: "twice a day",
  reaction: null,
  severity: null,
};
const of = (...entries: RecordEntry[]): List => ({ entries, confirmation: null });
const confirmed = (answer: "none" | "listed", ...entries: RecordEntry[]): List => ({
  entries,
  confirmation: { answer, confirmed_at: "2026-11-20T12:00:00.000Z" },
});

type Listed = Partial<Parameters<typeof RecordList>[0]>;

const showList = (more: Listed = {}, api: FakeApi = fakeApi()) =>
  showPart(<RecordList {...{ patientId, person: null, kind: "medicine", list: of(), ...more }} />, {
    api: api.hang(getHealthRecord),
    patient: joana,
  });

describe("the state of a record list", () => {
  test.each([
    ["medicine", of(), false, "Add what you take: on prescription, from the pharmacy, herbal, vitamins."],
    ["allergy", of(), false, "Add what you are allergic to. The doctor sees it before every appointment."],
    ["medicine", of(), true, "Nothing recorded."],
    ["medicine", confirmed("none"), false, "Takes no medicinesConfirmed on Friday, 20 November 2026"],
    ["allergy", confirmed("none"), false, "No known allergiesConfirmed on Friday, 20 November 2026"],
    ["medicine", of(ibuprofen), false, "Not confirmed yet."],
    ["medicine", confirmed("listed", ibuprofen), false, "Confirmed on Friday, 20 November 2026"],
  ] as const)("of kind %s is shown as %o, read only: %s", async (kind, list, isReadOnly, words) => {
    await showPart(<ListText {...{ kind, list, isReadOnly }} />, { patient: joana });
    expect(pageText()).toContain(words);
  });
});

test.each([
  [of(), "Add a medicine or an allergy"],
  [of(ibuprofen), "Change the lists"],
] as const)("the lists before an appointment lead to the record: %#", async (medicines, name) => {
  const api = fakeApi().on(getRecordLists, entityOf({ medicines, allergies: of() }));
  await showPart(<ConfirmMedicinesAndAllergies dependentId={null} patientName="Joana Prata" />, {
    api,
    patient: joana,
  });
  expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe("/health-record");
});

describe("the statement about a whole record list", () => {
  test.each([
    ["medicine", null, of(), "I take no medicines", "none"],
    ["allergy", null, of(), "I have no known allergies", "none"],
    ["medicine", null, of(ibuprofen), "Confirm: my medicines are right", "listed"],
    ["allergy", null, of(penicillin), "Confirm: my allergies are right", "listed"],
    ["medicine", "Tomás Prata", of(), "Tomás Prata takes no medicines", "none"],
    ["allergy", "Tomás Prata", of(), "Tomás Prata has no known allergies", "none"],
    ["allergy", "Tomás Prata", of(penicillin), "Confirm: this list of Tomás Prata is right", "listed"],
  ] as const)("of kind %s and %s for %o is %s", async (kind, person, list, name, answer) => {
    const api = fakeApi().refuse(confirmRecordList, "internal");
    const { user } = await showList({ kind, person, list }, api);
    await user.click(button(name));
    expect((await screen.findByRole("alert")).textContent).toContain("title of internal");
    expect(api.sentTo(confirmRecordList)[0]).toMatchObject({
      path: `/api/patients/health_records/${patientId}/confirmations/${kind}`,
      body: { answer },
    });
  });
});

describe("a record entry", () => {
  test("shows every known fact in one line", async () => {
    await showList({
      list: of(ibuprofen, {
        ...ibuprofen,
        id: 62,
        name: "Aspirin",
        dose: null,
        frequency: null,
        since: null,
      }),
    });
    const rows = screen.getAllByRole("listitem");
    expect(rows[0]?.textContent?.replaceAll(/[\u2068\u2069]/g, "")).toMatch(
      /^Ibuprofen400 mg.{1,3}twice a day.{1,3}since 2019/,
    );
    expect(rows[1]?.textContent).toMatch(/^Aspirin\s*Change/);
  });

  test.each([
    ["medicine", ibuprofen, "Stopped taking it Ibuprofen"],
    ["allergy", penicillin, "No longer allergic Penicillin"],
  ] as const)("of kind %s ends with its version and keeps the rest", async (kind, entry, name) => {
    const api = fakeApi().refuse(changeRecordEntry, "changed_elsewhere");
    const { user } = await showList({ kind, list: of(entry) }, api);
    await user.click(button(name));
    expect((await screen.findByRole("alert")).textContent).toContain("title of changed_elsewhere");
    expect(api.sentTo(changeRecordEntry)[0]).toMatchObject({
      path: `/api/patients/health_records/${patientId}/entries/${entry.id}`,
      body: { name: entry.name, dose: entry.dose, reaction: entry.reaction, version: 3, is_ended: true },
    });
  });

  test.each([
    ["medicine", ibuprofen, "No longer taken"],
    ["allergy", penicillin, "No longer allergic"],
  ] as const)(
    "of kind %s that has ended is listed separately and can be restored",
    async (kind, entry, title) => {
      const api = fakeApi().refuse(changeRecordEntry, "internal");
      const ended = { ...entry, ended_at: "2026-11-01T09:00:00.000Z" };
      const { user } = await showList({ kind, list: of(ended) }, api);
      const apart = screen.getByText(title, { selector: "summary" }).closest("details");
      expect(apart?.textContent).toMatch(/ended .*1 November 2026/);
      await user.click(within(apart as HTMLElement).getByText("Put back on the list"));
      await screen.findByRole("alert");
      expect(api.sentTo(changeRecordEntry)[0]?.body).toMatchObject({ is_ended: false });
    },
  );

  test("that was removed can be restored, and a failure is reported", async () => {
    const api = fakeApi().on(removeRecordEntry, undefined).refuse(restoreRecordEntry, "internal");
    const { user } = await showList({ list: of(ibuprofen) }, api);
    await user.click(button("Remove Ibuprofen"));
    expect((await screen.findByText(/^Removed/)).textContent).toBe("Removed Ibuprofen.");
    await user.click(button("Undo"));
    expect((await screen.findByRole("alert")).textContent).toContain("title of internal");
    api.on(restoreRecordEntry, entityOf(ibuprofen));
    await user.click(button("Undo"));
    await waitFor(() => expect(screen.queryByText(/^Removed/)).toBeNull());
  });

  test("that could not be removed stays with a reason", async () => {
    const { user } = await showList({ list: of(ibuprofen) }, fakeApi().lose(removeRecordEntry));
    await user.click(button("Remove Ibuprofen"));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We couldn’t reach the clinic’s service just now.",
    );
    expect(screen.queryByText(/^Removed/)).toBeNull();
  });
});

describe("the entry form", () => {
  test("of a new allergy starts at its required name and is sent once under one key", async () => {
    const api = fakeApi().lose(addRecordEntry);
    const { user } = await showList({ kind: "allergy" }, api);
    await user.click(button("Add an allergy"));
    const name = screen.getByLabelText("What are you allergic to?");
    expect(document.activeElement).toBe(name);
    await user.click(button("Save"));
    expect(screen.getByText("Enter a name")).toBeTruthy();
    expect(api.sentTo(addRecordEntry)).toHaveLength(0);
    await fill(user, name, " Penicillin ");
    await fill(user, screen.getByLabelText("What happens?"), "a rash");
    await user.click(screen.getByRole("radio", { name: "Severe" }));
    await user.click(button("Save"));
    await screen.findByRole("alert");
    await user.click(button("Save"));
    await waitFor(() => expect(api.sentTo(addRecordEntry)).toHaveLength(2));
    const [first, second] = api.sentTo(addRecordEntry).map(({ body }) => body);
    expect(first).toMatchObject({
      kind: "allergy",
      name: "Penicillin",
      reaction: "a rash",
      severity: "severe",
      dose: null,
      since: null,
    });
    expect(second).toEqual(first); // with the same key: it is added once
  });

  test("shows the emergency number for a current danger, and the crisis help", async () => {
    const { user } = await showList({ kind: "allergy" }, fakeApi());
    await user.click(button("Add an allergy"));
    const happens = screen.getByLabelText("What happens?");
    await fill(user, happens, "a rash");
    expect(screen.queryByText(/^If this is happening now/)).toBeNull();
    await fill(user, happens, "my throat is closing and I can't breathe now");
    expect((await screen.findByText(/^If this is happening now/)).textContent).toContain("112");
    await fill(user, happens, "I want to die");
    await waitFor(() => expect(document.querySelector("[data-crisis-help]")).not.toBeNull());
  });

  test("of a known medicine is prefilled, and cancelling changes nothing", async () => {
    const { user, api } = await showList({ list: of(ibuprofen) });
    await user.click(button("Change Ibuprofen"));
    const values = ["Name of the medicine", "Dose", "How often?", "Since when?"].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );
    expect(values).toEqual(["Ibuprofen", "400 mg", "twice a day", "2019"]);
    await user.click(button("Cancel"));
    expect(screen.queryByLabelText("Dose")).toBeNull();
    expect(api.sentTo(changeRecordEntry)).toHaveLength(0);
  });

  test("of an allergy shows unknown severity as unknown", async () => {
    const { user } = await showList({ kind: "allergy", list: of({ ...penicillin, severity: null }) });
    await user.click(button("Change Penicillin"));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "I don’t know" }).checked).toBe(true);
  });
});

const share = (more: Partial<RecordShare> = {}): RecordShare => ({
  id: 5,
  label: "Dr Wei",
  parts: ["medicines", "allergies"],
  created_at: "2026-11-24T09:00:00.000Z",
  expires_at: "2026-11-25T09:00:00.000Z",
  has_passcode: false,
  most_views: null,
  views: 0,
  last_used_at: null,
  uses: [],
  state: "open",
  ...more,
});
const showShares = (shares: readonly RecordShare[], api: FakeApi = fakeApi()) =>
  showPart(<ShareSection patientId={patientId} />, {
    api: api.on(listRecordShares, collectionOf([...shares])).hang(getHealthRecord),
    patient: joana,
  });

describe("a record link", () => {
  test.each([
    ["open", "Active link"],
    ["expired", "Expired"],
    ["revoked", "Ended by you"],
    ["used-up", "Opened as many times as you allowed"],
    ["locked", "Closed after too many wrong passcodes"],
  ] as const)("that is %s says so, and only an active one can be revoked", async (state, words) => {
    await showShares([share({ state })]);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: "End this link Dr Wei" })).toHaveLength(
      state === "open" ? 1 : 0,
    );
    expect(/Until/.test(pageText())).toBe(state === "open");
  });

  test.each([
    [{}, ["Not opened yet", "Medicines, Allergies"]],
    [{ views: 1, last_used_at: "2026-11-24T10:00:00.000Z" }, ["Opened once", "last"]],
    [{ views: 3, last_used_at: "2026-11-24T10:00:00.000Z" }, ["Opened 3 times"]],
    [{ most_views: 1 }, ["at most once"]],
    [{ most_views: 5 }, ["at most 5 times"]],
    [{ has_passcode: true }, ["with a passcode"]],
  ])("of %o shows its options and use", async (more, all) => {
    await showShares([share(more)]);
    await screen.findByText("Your links");
    for (const words of all) expect(pageText()).toContain(words);
  });

  test("lists who opened it by their given names", async () => {
    const uses: RecordShare["uses"] = [
      { at: "2026-11-24T11:00:00.000Z", by: "program", recipient: "Hospital São João" },
      { at: "2026-11-24T10:00:00.000Z", by: "page", recipient: null },
    ];
    await showShares([share({ uses, views: 2, last_used_at: "2026-11-24T11:00:00.000Z" }), share({ id: 6 })]);
    const [opened, ...others] = await screen.findAllByText("Who opened it");
    expect(others).toEqual([]);
    const lines = within(opened?.closest("details") ?? document.body).getAllByRole("listitem", {
      hidden: true,
    });
    expect(lines.map(({ textContent }) => textContent?.split(",")[0])).toEqual([
      "Hospital São João",
      "Someone who gave no name",
    ]);
    expect(pageText()).toContain("We don’t check the names.");
  });

  test("that could not be revoked stays active with a reason", async () => {
    const api = fakeApi().refuse(revokeRecordShare, "internal");
    const { user } = await showShares([share()], api);
    await user.click(await screen.findByRole("button", { name: "End this link Dr Wei" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Yes, end it" }));
    expect((await screen.findByRole("alert")).textContent).toContain("title of internal");
    expect(screen.getByText("Active link")).toBeTruthy();
  });

  test("is not offered at the maximum number until one is revoked", async () => {
    const many = Array.from({ length: mostOpenShares }, (_, id) => share({ id: id + 1 }));
    await showShares(many);
    expect(await screen.findByText("You can’t have more links. End one to make another.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Share by link" })).toBeNull();
  });

  test("is offered where others have ended", async () => {
    const many = Array.from({ length: mostOpenShares }, (_, id) => share({ id: id + 1, state: "expired" }));
    await showShares(many);
    await screen.findAllByText("Expired");
    expect(button("Share by link")).toBeTruthy();
  });

  test("reports a failed list and can still be created", async () => {
    await showPart(<ShareSection patientId={patientId} />, {
      api: fakeApi().lose(listRecordShares),
      patient: joana,
    });
    expect((await screen.findByRole("alert")).textContent).toContain(
      "We couldn’t reach the clinic’s service just now.",
    );
    expect(button("Share by link")).toBeTruthy();
    expect(screen.queryByText("Your links")).toBeNull();
  });

  test.each([
    ["1 hour", 1, "Once", 1],
    ["7 days", 168, "20 times", 20],
    ["30 days", 720, "Without a limit", null],
  ])("works %s and is opened %s as chosen", async (time, hours, often, most_views) => {
    const api = fakeApi().refuse(shareRecord, "too_many_today");
    const { user } = await showShares([], api);
    await user.click(button("Share by link"));
    await fill(user, screen.getByLabelText("Who is the link for?"), "hospital");
    await user.selectOptions(screen.getByLabelText("How long does it work?"), time);
    await user.selectOptions(screen.getByLabelText("How often can it be opened?"), often);
    await user.click(button("Make the link"));
    expect((await screen.findByRole("alert")).textContent).toContain("title of too_many_today");
    expect(api.sentTo(shareRecord)[0]?.body).toMatchObject({ hours, most_views, passcode: null });
  });

  test("of nothing cannot be created", async () => {
    const { user, api } = await showShares([]);
    await user.click(button("Share by link"));
    for (const box of screen.getAllByRole("checkbox", { checked: true })) await user.click(box);
    await user.click(button("Make the link"));
    expect(screen.getByText("Choose at least one part")).toBeTruthy();
    expect(api.sentTo(shareRecord)).toHaveLength(0);
  });

  test("is cancelled with a way back", async () => {
    const { user, api } = await showShares([]);
    await user.click(button("Share by link"));
    await user.click(button("Cancel"));
    expect(button("Share by link")).toBeTruthy();
    expect(api.sentTo(shareRecord)).toHaveLength(0);
  });

  test("is copied with a confirmation", async () => {
    const api = fakeApi().on(shareRecord, entityOf({ share: share(), link: "https://aurora.test/r#dead" }));
    const { user } = await showShares([], api);
    await user.click(button("Share by link"));
    await fill(user, screen.getByLabelText("Who is the link for?"), "Dr Wei");
    await user.click(button("Make the link"));
    await screen.findByText("Your link is ready.");
    await user.click(button(/^Copy/));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe("https://aurora.test/r#dead"),
    );
    expect(await screen.findAllByText("Copied")).not.toHaveLength(0);
  });
});
