import { expect, test } from "vitest";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { bookingKeys } from "../booking/erase-booking.ts";
import {
  isSameGoal,
  joinStoredRequest,
  storeRequest,
  readStoredRequest,
  type WaitGoal,
} from "./keep-request.ts";

const now = Date.UTC(2027, 2, 1, 9);
const DAY = 86_400_000;
const memory = deviceMemory(null);

test.each<[string, WaitGoal]>([
  ["a doctor", { doctor_id: 7 }],
  ["a specialty", { specialty: "cardiology" }],
])("a guest's request for %s is stored for a day", (_title, goal) => {
  storeRequest(memory, goal, now);
  expect(readStoredRequest(memory, now + DAY - 1)).toEqual(goal);
  expect(readStoredRequest(memory, now + DAY)).toBeNull();
  expect(isSameGoal(goal, goal)).toBe(true);
  expect(isSameGoal(goal, { doctor_id: 8 })).toBe(false);
});

test.each([
  [null],
  [{ keptAt: now }],
  [{ keptAt: now + 1, doctor_id: 7 }],
  [{ keptAt: now, doctor_id: "7" }],
])("%j is no valid request", (value) => {
  memory.write(bookingKeys.waitlistRequest, value);
  expect(readStoredRequest(memory, now)).toBeNull();
});

test.each<[string, string | null, object, number, boolean]>([
  ["is sent once somebody has signed in", "token", { isOk: true }, 1, false],
  ["waits while nobody is signed in", null, { isOk: true }, 0, true],
  [
    "is given up where it is refused",
    "token",
    { isOk: false, failure: { code: "waitlist_limit", title: "No" } },
    1,
    false,
  ],
  ["stays where the server is not reached", "token", { isOk: false, failure: { code: "offline" } }, 1, true],
])("a stored request %s", async (_title, token, answer, calls, stays) => {
  storeRequest(memory, { doctor_id: 7 }, now);
  const sent: unknown[] = [];
  const app = {
    api: {
      call: (_endpoint: unknown, { body }: { body: unknown }) => (sent.push(body), Promise.resolve(answer)),
    },
    clock: { now: () => now },
    session: { token: () => token },
    storage: null,
  };
  await joinStoredRequest(app as unknown as Parameters<typeof joinStoredRequest>[0]);
  expect(sent).toEqual(Array(calls).fill({ doctor_id: 7 }));
  expect(readStoredRequest(memory, now) !== null).toBe(stays);
});
