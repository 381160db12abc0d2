import { createCipheriv, randomBytes } from "node:crypto";
import { openSharedRecord, type HealthRecord } from "@anteroom/contract/health/health-record";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { accessibilityFaults } from "../../../testing/accessibility-faults.ts";
import { entityOf } from "../../../testing/answers/find-doctor.ts";
import { fakeApi, type FakeApi } from "../../../testing/fake-api.ts";
import { joana, openPage } from "../../../testing/open-page.tsx";
import { fillField, expectPageText, pageText } from "../../../testing/page-words.ts";

const key = randomBytes(32);
const token = "k".repeat(43);

/** Encrypts as the browser of the patient has done when the record was shared. */
function seal(text: string): string {
  const header = Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString("base64url");
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(header));
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return [header, "", ...[iv, body, cipher.getAuthTag()].map((part) => part.toString("base64url"))].join(".");
}

const entry = {
  id: 61,
  kind: "medicine" as const,
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
const record: HealthRecord = {
  person: { patient_id: 7, name: joana.name, birthdate: joana.birthdate, sex: joana.sex, is_self: true },
  medicines: { entries: [entry], confirmation: null },
  allergies: { entries: [], confirmation: null },
  summaries: [],
  files: [],
  measurements: [],
  assessments: [],
  checks: [],
};
const manifest = {
  label: "For Dr Vale",
  created_at: "2026-11-23T09:00:00.000Z",
  expires_at: "2026-11-30T09:00:00.000Z",
  files: [
    { contentType: "application/json", embedded: seal(JSON.stringify(record)) },
    { contentType: "application/pdf", embedded: seal("%PDF-1.7") },
  ],
  ticket: "ticket",
};
const shareApi = () => fakeApi().on(openSharedRecord, entityOf(manifest));
const linkOf = (secret: Buffer = key) => `#${token}.${secret.toString("base64url")}`;
const openShared = (api: FakeApi = shareApi(), fragment = linkOf(), more: object = {}) =>
  openPage(`/health-record/shared${fragment}`, { api, ...more });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = async (user: UserEvent) =>
  user.click(await screen.findByRole("button", { name: "Open the record" }));

test("a shared record opens by a tap without an account, and its key never reaches the server", async () => {
  const { user, api } = await openShared();
  await title("Shared health record");
  expect(pageText()).not.toContain("Joana");
  expect(api.sentTo(openSharedRecord)).toHaveLength(0);
  expect(await accessibilityFaults()).toEqual([]);
  await press(user);
  await title("Joana Prata");
  expect(pageText()).toContain("Ibuprofen");
  expect(pageText()).toContain("400 mg");
  expect(pageText()).toMatch(/The link works until .*30 November/);
  const [sent] = api.sentTo(openSharedRecord);
  expect(sent?.path).toContain(token);
  expect(JSON.stringify(sent)).not.toContain(key.toString("base64url"));
  expect(screen.queryByRole("button", { name: /^(Add|Change|Remove)/ })).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
});

test("a SMART Health Link opens here with the reader's name, and its key stays in the browser", async () => {
  const payload = {
    url: `https://aurora.test/api/shl/${token}`,
    key: key.toString("base64url"),
    label: "ملخص",
  };
  const fragment = `#shlink:/${Buffer.from(JSON.stringify(payload)).toString("base64url")}`;
  const { user, api } = await openShared(shareApi(), fragment);
  await title("Shared health record");
  fillField("Your name or clinic", " Hospital São João ");
  await press(user);
  await title("Joana Prata");
  const sent = api.sentTo(openSharedRecord);
  expect(sent.map(({ body }) => body)).toEqual([{ recipient: "Hospital São João" }]);
  expect(sent[0]?.path).toContain(token);
  expect(JSON.stringify(sent)).not.toContain(payload.key);
});

test("a shared record is saved as a PDF named by the copy's date", async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  URL.createObjectURL = () => "blob:record";
  URL.revokeObjectURL = () => {};
  const { user } = await openShared();
  await press(user);
  await title("Joana Prata");
  fireEvent.click(screen.getByRole("button", { name: "Download PDF" }));
  await waitFor(() => expect(names).toEqual(["health-record-2026-11-23.pdf"]));
});

test("a shared record requires its passcode and reports a wrong one", async () => {
  const api = fakeApi().refuse(openSharedRecord, "passcode_needed");
  const { user } = await openShared(api);
  await press(user);
  await screen.findByLabelText("Passcode");
  api.refuse(openSharedRecord, "passcode_needed", { reason: "wrong" });
  fillField("Passcode", "0000");
  await press(user);
  await expectPageText("That passcode isn’t right. Try again.");
  api.on(openSharedRecord, entityOf(manifest));
  fillField("Passcode", "4711");
  await press(user);
  await title("Joana Prata");
  expect(api.sentTo(openSharedRecord).map(({ body }) => body)).toEqual([
    {},
    { passcode: "0000" },
    { passcode: "4711" },
  ]);
});

test.each([
  ["has ended", fakeApi().refuse(openSharedRecord, "link_not_valid"), linkOf()],
  ["has the key of another", shareApi(), linkOf(randomBytes(32))],
] as const)("a link that %s says so with the next step", async (_, api, fragment) => {
  const { user } = await openShared(api, fragment);
  await press(user);
  await title("This link doesn’t open any more");
  expect(pageText()).toContain("Ask whoever sent it for a new one.");
});

test.each(["", "#half", `#${token}`, "#shlink:/", "#shlink:/eyJ1cmwiOiJo"])(
  "a truncated link (%s) says so",
  async (fragment) => {
    await openShared(fakeApi(), fragment);
    await title("This link isn’t complete");
    expect(pageText()).toContain("Copy the whole link from the message, or ask for it again.");
  },
);

test("a shared record reports being offline or rate limited, and opens at the next try", async () => {
  const api = fakeApi().lose(openSharedRecord);
  const { user } = await openShared(api);
  await press(user);
  expect((await screen.findByRole("alert")).textContent).toContain("couldn’t reach the clinic’s service");
  api.refuse(openSharedRecord, "too_many_requests");
  await press(user);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("title of too_many_requests"));
  api.on(openSharedRecord, entityOf(manifest));
  await press(user);
  await title("Joana Prata");
});

test("sections that a patient left out are marked as not shared", async () => {
  const part = { ...record, parts: ["medicines"] };
  const files = [{ contentType: "application/json", embedded: seal(JSON.stringify(part)) }];
  const { user } = await openShared(fakeApi().on(openSharedRecord, entityOf({ ...manifest, files })));
  await press(user);
  await title("Joana Prata");
  await expectPageText("Not shared with this link:");
  expect(screen.queryByRole("heading", { name: "Allergies" })).toBeNull();
});

test("an Arabic shared record is right to left", async () => {
  const { main } = await openShared(shareApi(), linkOf(), { locale: "ar" });
  await waitFor(() => expect(main.querySelector("button[type=submit]")).toBeTruthy());
  expect(document.documentElement.dir).toBe("rtl");
});
