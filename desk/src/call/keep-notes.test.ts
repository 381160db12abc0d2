import { clinicWriteNotes } from "@anteroom/client/operations";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Failure } from "../../../web/src/platform/api.ts";
import type { DeskApi } from "../platform/desk-api.ts";
import { createNotesKeeper } from "./keep-notes.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Sent = { text: string; version: number };

/** The clinic's API with the notes of one appointment; `fails` is what it answers instead, once. */
function notesApi() {
  const stored = { text: "", version: 0 };
  const sent: Sent[] = [];
  let fails: Failure["code"] | null = null;
  const call = async (shape: { path: string; method: string }, parts: { body?: Sent }) => {
    const { body } = parts;
    if (shape.method === clinicWriteNotes.method && body) {
      sent.push(body);
      const code = fails ?? (body.version === stored.version ? null : "changed_elsewhere");
      fails = null;
      if (code !== null) return { isOk: false, failure: { code } };
      Object.assign(stored, { text: body.text, version: body.version + 1 });
    }
    return { isOk: true, data: { data: { entity: { ...stored, updated_at: "2027-03-01T09:00:00.000Z" } } } };
  };
  return {
    api: { call } as unknown as Pick<DeskApi, "call">,
    sent,
    stored,
    failNext: (code: Failure["code"]) => void (fails = code),
  };
}

const nothing = { appointmentId: 7, text: "", version: 0, updated_at: null };

test("notes are saved a second after the last key, and each save stands on the one before", async () => {
  const { api, sent } = notesApi();
  const keeper = createNotesKeeper(api, nothing);
  keeper.write("Dry");
  await vi.advanceTimersByTimeAsync(900);
  keeper.write("Dry cough");
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  keeper.write("Dry cough, no fever");
  keeper.saveNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([
    { text: "Dry cough", version: 0 },
    { text: "Dry cough, no fever", version: 1 },
  ]);
  expect(keeper.state.get()).toMatchObject({ status: "saved", savedAt: "2027-03-01T09:00:00.000Z" });
});

test("a save that fails says so, and is tried again by itself", async () => {
  const { api, failNext, stored } = notesApi();
  const keeper = createNotesKeeper(api, nothing);
  failNext("offline");
  keeper.write("Dry cough");
  keeper.saveNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.state.get()).toMatchObject({ status: "failed", failure: { code: "offline" } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stored).toEqual({ text: "Dry cough", version: 1 });
  expect(keeper.state.get()).toMatchObject({ status: "saved", failure: null });
});

test("what somebody else has written meanwhile is not overwritten until that is chosen", async () => {
  const { api, sent, stored } = notesApi();
  const keeper = createNotesKeeper(api, nothing);
  Object.assign(stored, { text: "From another window", version: 3 });
  keeper.write("Mine");
  keeper.saveNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keeper.state.get()).toMatchObject({ status: "conflict", text: "Mine" });
  expect([sent.length, stored.text]).toEqual([1, "From another window"]);
  await keeper.takeOver();
  expect(stored).toEqual({ text: "Mine", version: 4 });
});

test("newer notes of the server are shown, but never in place of what is not saved", () => {
  const keeper = createNotesKeeper(notesApi().api, nothing);
  keeper.learn({ text: "Newer", version: 2, updated_at: null });
  expect(keeper.state.get().text).toBe("Newer");
  keeper.write("Being written");
  keeper.learn({ text: "Newer still", version: 3, updated_at: null });
  expect(keeper.state.get().text).toBe("Being written");
});
