import { listRecordReads, type RecordRead } from "@anteroom/contract/account/my-data";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { collectionOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { joana, showPart } from "../../../testing/open-page.tsx";
import { expectPageText, pageText } from "../../../testing/page-words.ts";
import { RecordReads } from "./record-reads.tsx";

const read = (more: Partial<RecordRead> = {}): RecordRead => ({
  who: "clinic",
  name: null,
  action: "appointment.list",
  times: 1,
  last_at: "2026-11-23T09:30:00.000Z",
  ...more,
});
const showReads = (...reads: RecordRead[]) =>
  showPart(<RecordReads />, { api: fakeApi().on(listRecordReads, collectionOf(reads)), patient: joana });

test.each([
  ["appointment.list", "Saw your appointment in a list"],
  ["visit.list", "Saw that you were waiting"],
  ["visit.join", "Joined your appointment"],
  ["appointment.preparing", "Joined your appointment"],
  ["appointment.accepted", "Accepted your appointment"],
  ["appointment.declined", "Declined your appointment"],
  ["appointment.finished", "Ended your appointment"],
  ["appointment.booked", "Booked your appointment"],
  ["file.list", "Viewed the files of your appointment"],
  ["file.read", "Viewed the files of your appointment"],
  ["insurance.read", "Viewed your insurance details"],
  ["insurance.read-picture", "Viewed your insurance details"],
  ["file.send", "Shared something about your appointment"],
  ["summary.write", "Shared something about your appointment"],
  ["health_record.read", "Viewed your health record"],
  ["health_record.change", "Changed your medicines or allergies"],
  ["health_record.confirm", "Changed your medicines or allergies"],
  ["health_record.share", "Shared your health record by link"],
  ["health_record.unshare", "Ended a link to your health record"],
  ["health_record.open", "Opened your health record with a link"],
  ["app.read", "Viewed your health record"],
  ["fhir.summary", "Viewed your health record"],
  ["app.token", "Connected to your health record"],
  ["something.new", "Worked on your record"],
])("the access %s is described in words", async (action, words) => {
  await showReads(read({ action }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each([
  [{ who: "doctor", name: "Dr Rui Vale" }, "Dr Rui Vale"],
  [{ who: "doctor", name: null }, "The clinic"],
  [{ who: "clinic", name: null }, "The clinic"],
  [{ who: "family", name: "Rosa Prata" }, "Someone in your family"],
  [{ who: "other", name: null }, "Someone with a link from you"],
] as const)("%o is named as far as it is known", async (more, words) => {
  await showReads(read(more));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(pageText()).not.toContain("Rosa Prata");
});

test("a connected app is named", async () => {
  await showReads(read({ who: "app", name: "Diary", action: "app.read" }));
  expect(await screen.findByText("Viewed your health record")).toBeTruthy();
  expect(pageText()).toContain("Your app Diary");
});

test("the count of accesses on a day is shown above one", async () => {
  await showReads(read({ times: 3 }), read({ who: "family", times: 1 }));
  await expectPageText("3 times that day");
  expect(pageText()).not.toContain("1 time that day");
  expect(pageText()).toContain("23 November 2026");
});

test("five accesses are shown until all are requested", async () => {
  const many = Array.from({ length: 7 }, (_, at) => read({ last_at: `2026-11-2${at}T09:30:00.000Z` }));
  const { user } = await showReads(...many);
  expect(await screen.findAllByText("The clinic")).toHaveLength(5);
  await user.click(screen.getByRole("button", { name: "Show all" }));
  expect(screen.getAllByText("The clinic")).toHaveLength(7);
  expect(screen.queryByRole("button", { name: "Show all" })).toBeNull();
});

test("an empty access list says so, and an unknown one says nothing", async () => {
  await showReads();
  expect(screen.queryByText("No one has viewed it so far.")).toBeNull();
  expect(await screen.findByText("No one has viewed it so far.")).toBeTruthy();
});

test("a failed access list says so in place of the list", async () => {
  await showPart(<RecordReads />, { api: fakeApi().lose(listRecordReads), patient: joana });
  expect((await screen.findByRole("alert")).textContent).toContain(
    "We couldn’t reach the clinic’s service just now.",
  );
  expect(screen.queryByText("No one has viewed it so far.")).toBeNull();
});
