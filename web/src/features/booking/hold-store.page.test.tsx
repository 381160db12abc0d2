import {
  createHold,
  extendHold,
  holdHeader,
  leaveHold,
  releaseHold,
  returnToHold,
} from "@anteroom/contract/appointment/booking";
import { waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { bookingApi, hold, slotStart } from "../../testing/answers/booking.ts";
import { entityOf } from "../../testing/answers/find-doctor.ts";
import { showPart } from "../../testing/open-page.tsx";
import { holdBackAnswers } from "../../testing/slow-line.ts";
import { storeBegunAppointment } from "../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { holdHeaders, holdStoreOf, isSameSlot, type StoredHold } from "./hold-store.ts";

const slot = { doctorId: 3, startTime: slotStart };
const later = { doctorId: 3, startTime: "2026-11-24T15:00:00.000Z" };
const line = "/api/appointment_holds";

/** What a page listens to goes with it. */
const heard: [string, EventListener][] = [];
afterEach(() => {
  for (const [type, listener] of heard.splice(0)) removeEventListener(type, listener);
});

/** The hold of a page, with all that was sent for it. */
async function open(api = bookingApi()) {
  const { app } = await showPart(null, { api });
  const listening = vi.spyOn(globalThis, "addEventListener");
  const holds = holdStoreOf(app);
  for (const [type, listener] of listening.mock.calls) heard.push([type, listener as EventListener]);
  listening.mockRestore();
  const times = (shape: Parameters<typeof api.sentTo>[0]) => api.sentTo(shape).length;
  return { app, api, holds, times, kept: () => kept(holds) };
}
const kept = ({ get }: ReturnType<typeof holdStoreOf>): StoredHold | null => {
  const state = get();
  return state.kind === "kept" ? state.hold : null;
};
const stored = () => JSON.parse(localStorage.getItem("appointment-hold") ?? "null") as StoredHold | null;

describe("a taken time", () => {
  test("is stored on the device with a secret of this browser, and starts its draft", async () => {
    const { holds, kept: now, api } = await open();
    await holds.takeSlot(slot);
    expect(now()).toMatchObject({
      ...slot,
      id: 11,
      extensionsLeft: 2,
      expiresAt: Date.parse(hold.expires_at),
    });
    expect(stored()).toEqual(now());
    expect(api.sentTo(createHold)[0]?.body).toMatchObject({ secret: expect.stringMatching(/^[\w-]{43}$/) });
    expect(localStorage.getItem("scheduling-draft")).toContain(slotStart);
  });

  test("is requested once while it is held, and again afterwards", async () => {
    const { app, holds, times } = await open();
    await holds.takeSlot(slot);
    await holds.takeSlot({ ...slot, startTime: "2026-11-24T14:00:00Z" });
    expect(times(createHold)).toBe(1);
    vi.spyOn(app.clock, "now").mockReturnValue(Date.parse(hold.expires_at));
    await holds.takeSlot(slot);
    expect(times(createHold)).toBe(2);
  });

  test("replaces the one before, whose header is sent along, and the last choice wins", async () => {
    const { holds, kept: now, api } = await open();
    await Promise.all([holds.takeSlot(slot), holds.takeSlot(later)]);
    expect(now()?.startTime).toBe(later.startTime);
    expect(api.sentTo(createHold)).toHaveLength(2);
    expect(holdHeaders(holds.get())[holdHeader]).toMatch(/^11\./);
    expect(holdHeaders({ kind: "none" })).toEqual({});
  });

  test("that is refused says why and can be requested again", async () => {
    const { holds, api } = await open(bookingApi().refuse(createHold, "slot_taken"));
    await holds.takeSlot(slot);
    expect(holds.get()).toMatchObject({ kind: "refused", slot, failure: { code: "slot_taken" } });
    expect(stored()).toBeNull();
    api.on(createHold, entityOf({ ...hold, secret: "s".repeat(43) }));
    await holds.takeSlot(slot);
    expect(holds.get().kind).toBe("kept");
  });

  test("is released when somebody leaves during the request", async () => {
    const answers = bookingApi();
    const slow = holdBackAnswers(answers, line);
    const { holds, times } = await open(slow.api);
    slow.holdBack();
    const taking = holds.takeSlot(slot);
    await waitFor(() => expect(times(createHold)).toBe(1));
    holds.leaveFor("/");
    slow.letGo();
    await taking;
    expect(holds.get()).toEqual({ kind: "none" });
    expect(stored()).toBeNull();
    expect(localStorage.getItem("scheduling-draft")).toBeNull();
    expect(times(releaseHold)).toBe(1);
  });

  test("is not requested when somebody has left before its turn", async () => {
    const slow = holdBackAnswers(bookingApi(), line);
    const { holds, times } = await open(slow.api);
    slow.holdBack();
    const taking = Promise.all([holds.takeSlot(slot), holds.takeSlot(later)]);
    await waitFor(() => expect(times(createHold)).toBe(1));
    await holds.release();
    slow.letGo();
    await taking;
    expect([times(createHold), times(releaseHold)]).toEqual([1, 1]);
    await holds.takeSlot(later);
    expect(holds.get().kind).toBe("kept");
  });

  test("stays during navigation between booking steps", async () => {
    const answers = bookingApi();
    const slow = holdBackAnswers(answers, line);
    const { holds, times } = await open(slow.api);
    slow.holdBack();
    const taking = holds.takeSlot(slot);
    await waitFor(() => expect(times(createHold)).toBe(1));
    holds.leaveFor("/appointment-checkout");
    slow.letGo();
    await taking;
    expect(holds.get().kind).toBe("kept");
    expect(times(releaseHold)).toBe(0);
  });

  test("is restored after a reload, unless the stored value is invalid", async () => {
    const one = {
      ...slot,
      id: 11,
      secret: "s".repeat(43),
      expiresAt: Date.parse(hold.expires_at),
      extensionsLeft: 1,
    };
    localStorage.setItem("appointment-hold", JSON.stringify(one));
    const { kept: now } = await open();
    expect(now()).toEqual(one);
    for (const odd of [
      "{",
      "7",
      JSON.stringify({ ...one, id: "11" }),
      JSON.stringify({ ...one, expiresAt: null }),
    ]) {
      localStorage.setItem("appointment-hold", odd);
      expect((await open()).kept()).toBeNull();
    }
  });
});

describe("more time", () => {
  test("is granted and stored on the device", async () => {
    const more = { ...hold, expires_at: "2026-11-24T09:20:00.000Z", extensions_left: 1 };
    const { holds, kept: now } = await open(bookingApi().on(extendHold, entityOf(more)));
    expect(await holds.extend()).toBeNull();
    await holds.takeSlot(slot);
    const { secret } = now() ?? {};
    expect(await holds.extend()).toBeNull();
    expect(now()).toMatchObject({ expiresAt: Date.parse(more.expires_at), extensionsLeft: 1, secret });
    expect(stored()).toEqual(now());
  });

  test.each([
    ["hold_extension_limit", { extensionsLeft: 0, expiresAt: Date.parse(hold.expires_at) }],
    ["hold_expired", { extensionsLeft: 2, expiresAt: "now" }],
    ["not_found", { extensionsLeft: 2, expiresAt: "now" }],
    ["internal", { extensionsLeft: 2, expiresAt: Date.parse(hold.expires_at) }],
  ] as const)("that is refused with %s leaves %o", async (code, left) => {
    const { app, holds, kept: now } = await open(bookingApi().refuse(extendHold, code));
    await holds.takeSlot(slot);
    vi.spyOn(app.clock, "now").mockReturnValue(1_000);
    expect((await holds.extend())?.code).toBe(code);
    expect(now()).toMatchObject({ ...left, expiresAt: left.expiresAt === "now" ? 1_000 : left.expiresAt });
  });
});

describe("leaving", () => {
  test.each([
    ["/scheduling/patient", false, 0],
    ["/appointment-checkout", false, 0],
    ["/", false, 1],
    ["/doctors", false, 1],
    ["/doctors/3", true, 0],
    ["/", true, 1],
  ])("for %s (changing the time: %s) releases the time: %i", async (path, isChanging, calls) => {
    const { holds, times } = await open();
    await holds.takeSlot(slot);
    if (isChanging) holds.keepWhileChanging();
    holds.leaveFor(path);
    await waitFor(() => expect(times(releaseHold)).toBe(calls));
    expect(holds.get().kind).toBe(calls === 1 ? "none" : "kept");
  });

  test("keeps the time for a change of time only", async () => {
    const { holds, times } = await open();
    await holds.takeSlot(slot);
    holds.keepWhileChanging();
    holds.leaveFor("/doctors/3");
    holds.leaveFor("/doctors");
    await waitFor(() => expect(times(releaseHold)).toBe(1));
  });

  test("releases nothing once the time has become an appointment", async () => {
    const { holds, times } = await open();
    await holds.takeSlot(slot);
    holds.becameAppointment();
    holds.leaveFor("/");
    expect(holds.get()).toEqual({ kind: "none" });
    expect(times(releaseHold)).toBe(0);
  });
});

describe("a page that goes away and returns", () => {
  const hide = () => window.dispatchEvent(new Event("pagehide"));
  const show = () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));

  test("announces its leaving and asks for its time again", async () => {
    const { holds, api, times } = await open(
      bookingApi()
        .on(leaveHold, undefined as never)
        .on(returnToHold, entityOf(hold)),
    );
    await holds.takeSlot(slot);
    hide();
    await waitFor(() => expect(times(leaveHold)).toBe(1));
    show();
    await waitFor(() => expect(times(returnToHold)).toBe(1));
    await waitFor(() => expect(stored()).not.toHaveProperty("isLeft"));
    expect(api.unanswered).toEqual([]);
  });

  test("asks once more, for its farewell may arrive after its return", async () => {
    const { holds, times } = await open(
      bookingApi()
        .on(leaveHold, undefined as never)
        .on(returnToHold, entityOf(hold)),
    );
    await holds.takeSlot(slot);
    hide();
    vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
    try {
      show();
      await waitFor(() => expect(stored()).not.toHaveProperty("isLeft"));
      expect(times(returnToHold)).toBe(1);
      await vi.advanceTimersByTimeAsync(3_000);
      await waitFor(() => expect(times(returnToHold)).toBe(2));
    } finally {
      vi.useRealTimers();
    }
    expect(kept(holds)?.id).toBe(11);
  });

  test("is told that its time expired if it returned too late", async () => {
    const {
      app,
      holds,
      kept: now,
      times,
    } = await open(
      bookingApi()
        .on(leaveHold, undefined as never)
        .refuse(returnToHold, "hold_expired"),
    );
    await holds.takeSlot(slot);
    hide();
    vi.spyOn(app.clock, "now").mockReturnValue(5_000);
    show();
    await waitFor(() => expect(times(returnToHold)).toBe(1));
    await waitFor(() => expect(now()?.expiresAt).toBe(5_000));
  });

  test("learns of the time chosen in another tab", async () => {
    const { holds } = await open();
    await holds.takeSlot(slot);
    const other = { ...stored(), startTime: later.startTime, id: 12 };
    localStorage.setItem("appointment-hold", JSON.stringify(other));
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "drafts" }));
    expect(kept(holds)?.id).toBe(11);
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "appointment-hold" }));
    expect(kept(holds)?.id).toBe(12);
  });

  test("learns that another tab made an appointment of its time", async () => {
    const { holds, times } = await open();
    await holds.takeSlot(slot);
    storeBegunAppointment(deviceMemory(localStorage), { ...slot, appointmentId: 71 });
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "appointment-hold" }));
    expect(holds.get()).toEqual({ kind: "booked", slot });
    holds.leaveFor("/appointment-checkout");
    expect(holds.get()).toEqual({ kind: "none" });
    expect(times(releaseHold)).toBe(0);
  });

  test("learns that another tab released its time, and can hold it again", async () => {
    const { app, holds, kept: now, times } = await open();
    await holds.takeSlot(slot);
    vi.spyOn(app.clock, "now").mockReturnValue(7_000);
    localStorage.removeItem("appointment-hold");
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "appointment-hold" }));
    expect(now()).toMatchObject({ ...slot, expiresAt: 7_000 });
    await holds.takeSlot(slot);
    expect(times(createHold)).toBe(2);
  });
});

test.each([
  [slot, { ...slot }, true],
  [slot, { doctorId: 3, startTime: "2026-11-24T15:00:00+01:00" }, true],
  [slot, { ...slot, doctorId: 4 }, false],
  [slot, later, false],
])("%o and %o are the same time: %s", (one, other, isSame) => {
  expect(isSameSlot(one, other)).toBe(isSame);
});
