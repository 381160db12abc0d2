import type { DeskSession } from "@anteroom/contract/account/desk-sessions";
import type { DeskPage } from "@anteroom/contract/desk-page";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createNotesKeeper } from "../call/keep-notes.ts";
import { createDesk } from "./create-desk.ts";
import { formatDate } from "@anteroom/domain/appointment/appointment-time";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", new URL("http://aurora.localhost/desk"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = {
  clinicName: "Aurora",
  locale: "en",
  timeZone: "Europe/Lisbon",
  localizedArabicDates: false,
  serverNow: 0,
} as DeskPage;
const helena = { id: 1, role: "doctor", name: "Helena", doctor_id: 2 } as DeskSession;

/** A desk whose session ends while the doctor's notes are sent; the server refuses all from then on, until `accept`. */
async function deskWithEndedSession() {
  const refuse = () => Response.json({ code: "unauthenticated" }, { status: 401 });
  const accept = () => Response.json({ data: { entity: { text: "", version: 1, updated_at: null } } });
  const fetch = vi.fn<() => Promise<Response>>(async () => refuse());
  vi.stubGlobal("fetch", fetch);
  const desk = createDesk(page);
  desk.session.changed(helena);
  const keeper = createNotesKeeper(desk.api, { appointmentId: 7, text: "", version: 0, updated_at: null });
  desk.notes.set(new Map([[7, keeper]]));
  keeper.write("Dry cough");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(desk.session.state.get()).toEqual({ status: "out", hasEnded: true });
  return { desk, keeper, fetch, accept: () => fetch.mockImplementation(async () => accept()) };
}

test("the desk writes dates in Arabic as its clinic has chosen", { tags: ["S9.DATE.01"] }, () => {
  createDesk({ ...page, localizedArabicDates: true });
  expect(formatDate("2026-11-24", "ar")).toBe("24 نوفمبر 2026");
  createDesk(page);
  expect(formatDate("2026-11-24", "ar")).toBe("24 Nov 2026");
});

test("notes of an ended session are not sent in the name of the next user", async () => {
  const { desk, keeper, fetch } = await deskWithEndedSession();
  keeper.saveNow();
  await vi.advanceTimersByTimeAsync(60_000);
  desk.session.changed({ ...helena, id: 3, name: "Rui" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(desk.notes.get().size).toBe(0);
});

test("notes of an ended session are saved when the same person signs in again", async () => {
  const { desk, keeper, accept } = await deskWithEndedSession();
  accept();
  desk.session.changed(helena);
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.state.get()).toMatchObject({ status: "saved", text: "Dry cough" });
  expect(desk.notes.get().get(7)).toBe(keeper);
});
