import { expect, test } from "vitest";
import { vitalsEntry, type VitalsEntry } from "./vitals-access.ts";

test.each<[string | null, string | null, VitalsEntry]>([
  ["accepted", null, "open"],
  ["scheduled", "finished", "open"],
  ["preparing", "accepted", "open"],
  ["finished", "accepted", "closed"],
  ["canceled", "accepted", "closed"],
  ["pending_payment", null, "closed"],
  [null, "accepted", "expected"],
  [null, "canceled", "closed"],
  [null, null, "unknown"],
])(
  "an appointment that is %s, by its address %s, has its reading %s",
  { tags: ["S2.R13.q-appointmentStatus", "G.15", "D.88"] },
  (status, hint, wanted) => {
    expect(vitalsEntry({ status, hint })).toBe(wanted);
  },
);
