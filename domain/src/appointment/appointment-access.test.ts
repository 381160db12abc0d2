import { expect, test } from "vitest";
import { serviceTypes } from "./service-type.ts";
import { mayEnterCall } from "./appointment-access.ts";

const hour = 3_600_000;
const startTime = Date.UTC(2026, 10, 24, 14);
const visit = { startTime, endTime: startTime + hour / 2, serviceType: "remote", status: "accepted" };

test.each([
  [startTime - hour - 1000, { allow: false, reason: "too-early" }],
  [startTime - hour, { allow: true }],
  [visit.endTime + 12 * hour, { allow: true }],
  [visit.endTime + 12 * hour + 1000, { allow: false, reason: "over" }],
])("the room opens only within the session window (%d)", { tags: ["S4.VALID.04"] }, (now, access) => {
  expect(mayEnterCall(visit, now)).toEqual(access);
});

test.each(serviceTypes.map((serviceType) => [serviceType, serviceType === "remote"] as const))(
  "the room of a %s appointment opens: %s",
  { tags: ["S4.VALID.05"] },
  (serviceType, opens) => {
    expect(mayEnterCall({ ...visit, serviceType }, startTime)).toEqual(
      opens ? { allow: true } : { allow: false, reason: "not-remote" },
    );
  },
);

test.each([
  ["scheduled", null],
  ["accepted", null],
  ["preparing", null],
  ["pending_payment", "not-confirmed"],
  ["payment_failed", "not-confirmed"],
  ["canceled", "canceled"],
  ["declined", "declined"],
  ["no_show", "missed"],
  ["finished", "finished"],
  ["constructor", "not-confirmed"],
])("a visit that is %s is refused with: %s", { tags: ["D.89"] }, (status, reason) => {
  expect(mayEnterCall({ ...visit, status }, startTime)).toEqual(
    reason === null ? { allow: true } : { allow: false, reason },
  );
});

test("a finished appointment says so even after its window", { tags: ["D.89"] }, () => {
  expect(mayEnterCall({ ...visit, status: "finished" }, startTime + 1000 * hour)).toEqual({
    allow: false,
    reason: "finished",
  });
});
