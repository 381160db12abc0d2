import { expect, test } from "vitest";
import { createAnalyticsIdentity } from "./identity.ts";

function device(stored: unknown = null) {
  const memory = { stored };
  let count = 0;
  const identity = createAnalyticsIdentity(
    {
      read: () => memory.stored,
      write: (value) => void (memory.stored = value),
      erase: () => void (memory.stored = null),
    },
    () => `d${(count += 1)}`,
  );
  return { identity, memory };
}

test(
  "a visitor is identified by device and a patient by id, and neither can be mistaken for the other",
  { tags: ["S5.ANALYTICS.01", "D.66"] },
  () => {
    const { identity } = device();
    expect(identity.properties()).toEqual({ distinct_id: "$device:d1", $device_id: "d1" });
    identity.identify("$device:another");
    expect(identity.properties().distinct_id).toBe("$device:d1");
    identity.identify("12");
    identity.identify("$device:d1");
    expect(identity.properties()).toEqual({ distinct_id: "12", $device_id: "d1", $user_id: "12" });
  },
);

test("a log-out removes patient id and device id", { tags: ["S4.SESSION.07"] }, () => {
  const { identity, memory } = device();
  identity.identify("12");
  identity.reset();
  expect(identity.properties()).toEqual({ distinct_id: "$device:d2", $device_id: "d2" });
  expect(memory.stored).toEqual({ id: "d2", isPersons: false });
  identity.reset();
  expect(identity.properties().$device_id).toBe("d2"); // it is nobody's already
});

test("a session that ended while no page was open removes them too", { tags: ["S4.SESSION.07"] }, () => {
  const { identity } = device({ id: "was-hers", isPersons: true });
  expect(identity.properties().distinct_id).toBe("$device:was-hers");
  identity.reset();
  expect(identity.properties().$device_id).toBe("d1");
});

test("the device id is stable across pages and deleted when consent is withdrawn", { tags: ["D.65"] }, () => {
  const { identity, memory } = device({ id: "kept", isPersons: false });
  expect(identity.properties().$device_id).toBe("kept");
  identity.forget();
  expect(memory.stored).toBeNull();
});
