import { readdirSync, readFileSync } from "node:fs";
import {
  appointmentStates,
  stepAppointment,
  type AppointmentState,
} from "@anteroom/domain/appointment/appointment-state";
import { openPaymentStates, stepPayment } from "@anteroom/domain/payment/payment-state";
import { statesWithoutSlot } from "@anteroom/domain/appointment/appointment-state";
import { expect, test } from "vitest";

const root = new URL("../", import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.includes(".test.") && !name.startsWith("testing/"))
  .map((name) => ({ name, text: readFileSync(new URL(name, root), "utf8") }));

/** Statements that write a state by its name instead of asking the state machine, with the steps that they take. */
const written: Record<string, () => void> = {
  // Whatever is timed and has run out.
  "shared/appointment/held-slot.ts: appointments a case a.status when 'held' then 'expired' else 'payment_failed' end":
    () => {
      const timed = appointmentStates.filter(
        (state) => state === "held" || (!isOneOf(statesWithoutSlot, state) && endsUnpaid(state)),
      );
      expect(timed).toEqual(["held", "pending_payment"]);
      expect(stepAppointment("held", { type: "hold_ended" })).toBe("expired");
      expect(stepAppointment("pending_payment", { type: "not_paid" })).toBe("payment_failed");
    },
  "shared/appointment/held-slot.ts: payments 'expired'": () => {
    for (const state of openPaymentStates)
      expect(stepPayment(state, { type: "deadline_passed" })).toBe("expired");
  },
  "features/booking/holds/take-slot.ts: appointments 'expired'": holdEnds,
  "features/appointments/reschedule-appointment.ts: appointments 'expired'": holdEnds,
};

function holdEnds(): void {
  expect(stepAppointment("held", { type: "hold_ended" })).toBe("expired");
}
const endsUnpaid = (state: AppointmentState) => stepAppointment(state, { type: "not_paid" }) !== null;
const isOneOf = (states: readonly string[], state: string) => states.includes(state);

test("SQL that writes a state is recognised, and its transition is in the state machine", () => {
  const found = sources.flatMap(({ name, text }) =>
    [
      ...text.matchAll(
        /update (appointments|payments)( a)? set(?:(?!\bwhere\b)[^;`])*?\bstatus = ('\w+'|case .*? end)/gs,
      ),
    ].map(([, table, alias = "", value]) => `${name}: ${table}${alias} ${value}`),
  );
  expect(found.toSorted()).toEqual(Object.keys(written).toSorted());
  for (const check of Object.values(written)) check();
});

test("SQL takes state lists from the domain", () => {
  const lists = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/\b(?:\w+\.)?status (?:not )?in \('.*/g)].map(([line]) => `${name}: ${line}`),
  );
  expect(lists).toEqual([]);
});
