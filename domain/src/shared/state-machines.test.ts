import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AppointmentState,
  statesWithoutSlot,
  stepAppointment,
} from "../appointment/appointment-state.ts";
import {
  authorisedStates,
  type PaymentState,
  stepPayment,
  appointmentEventOf,
} from "../payment/payment-state.ts";
import { paymentEvents, stateMachines } from "./state-machines.ts";

describe.each(stateMachines.map((machine) => [machine.name, machine] as const))(
  "the %s",
  { tags: ["D.70", "D.83"] },
  (name, machine) => {
    test("is total: every state has a next state for every event", () => {
      const events = new Set(machine.steps.map(({ event }) => event));
      const states = new Set(machine.steps.map(({ from }) => from));
      expect(machine.steps).toHaveLength(events.size * states.size);
      const led = machine.steps.flatMap(({ to }) => to ?? []);
      expect(led.filter((to) => !machine.states.includes(to))).toEqual([]);
      expect(led.length === machine.steps.length).toBe(machine.otherEvents === "ignored");
    });

    test("reaches every one of its states", () => {
      const first = machine.states[0] ?? "";
      const reached = new Set([first]);
      for (let size = 0; size !== reached.size;) {
        size = reached.size;
        for (const { from, to } of machine.steps) if (to !== null && reached.has(from)) reached.add(to);
      }
      expect([...reached].toSorted()).toEqual([...machine.states].toSorted());
    });

    test("terminates in any order of events, unless moved repeatedly", () => {
      const reported = machine.steps
        .map((step) => step.event)
        .filter(
          (one) =>
            one !== "rescheduled" &&
            !/^(begun|the clinic asks for the refund|captured after|arbitration (won|lost))/.test(one),
        );
      const event = fc.constantFrom(...new Set(reported));
      fc.assert(
        fc.property(fc.array(event, { maxLength: 60 }), (events) => {
          let state = machine.states[0] ?? "";
          const seen: string[] = [state];
          for (const one of events) {
            const next = machine.steps.find((step) => step.from === state && step.event === one)?.to ?? state;
            if (next !== state) seen.push(next);
            state = next;
          }
          // No state is entered more than twice: late money may revive what had ended, once.
          for (const one of seen) expect(seen.filter((other) => other === one).length).toBeLessThanOrEqual(2);
        }),
      );
    });
  },
);

/** A visit and its payment as the server steps them: the payment by its rules, the visit by what that means for it. */
type Booking = { visit: AppointmentState; payment: PaymentState };

const tellings = Object.entries(paymentEvents).map(([name, event]) => ({ name, event }));

function tell({ visit, payment }: Booking, { event }: (typeof tellings)[number]): Booking {
  if (event.type === "visit_off") {
    const off = stepAppointment(visit, { type: "canceled" });
    return off === null ? { visit, payment } : { visit: off, payment: stepPayment(payment, event) };
  }
  if (event.type === "captured") {
    const captured = { ...event, isBooked: visit === "scheduled" };
    return { visit, payment: stepPayment(payment, captured) };
  }
  // A visit that is called off has no place that could be free.
  const isGone = visit === "canceled" && event.type === "provider_said" && event.state === "authorised";
  const next = stepPayment(
    payment,
    isGone ? { type: "provider_said", state: "authorised", isPlaceFree: false } : event,
  );
  const meant = next === payment ? null : appointmentEventOf(next);
  return { visit: (meant && stepAppointment(visit, meant)) ?? visit, payment: next };
}

const open: ReadonlySet<PaymentState> = new Set(["created", "action_required", "pending", "authorised"]);
const over: ReadonlySet<PaymentState> = new Set(["refused", "cancelled", "expired", "error"]);

function isBroken({ visit, payment }: Booking): boolean {
  if (payment === "authorised" && visit !== "scheduled") return true;
  const standsFor: readonly PaymentState[] = [
    "authorised",
    "refunded",
    "refund_failed",
    "refund_due",
    "capture_failed",
  ];
  if (visit === "scheduled" && !standsFor.includes(payment)) return true;
  return visit === "payment_failed" && open.has(payment);
}

describe("an appointment with its payment", () => {
  const story = fc.array(fc.constantFrom(...tellings), { maxLength: 40 });
  const run = (events: readonly (typeof tellings)[number][]) => {
    const all: Booking[] = [{ visit: "pending_payment", payment: "created" }];
    for (const event of events)
      all.push(tell(all.at(-1) ?? { visit: "pending_payment", payment: "created" }, event));
    return all;
  };

  test(
    "never has money without an appointment or refund, nor a booked appointment without money, in any order",
    { tags: ["D.70", "D.76"] },
    () => {
      fc.assert(
        fc.property(story, (events) => {
          expect(run(events).filter(isBroken)).toEqual([]);
        }),
        { numRuns: 2_000 },
      );
    },
  );

  test("keeps received money present or in refund for ever", { tags: ["D.76"] }, () => {
    fc.assert(
      fc.property(story, (events) => {
        const states = run(events).map(({ payment }) => payment);
        const came: readonly PaymentState[] = authorisedStates;
        const first = states.findIndex((one) => came.includes(one));
        const after = first < 0 ? [] : states.slice(first);
        for (const one of after) expect(came).toContain(one);
      }),
      { numRuns: 2_000 },
    );
  });

  const withoutSlot = new Set<AppointmentState>(statesWithoutSlot);

  test("keeps a time exactly while it can still be used", () => {
    fc.assert(
      fc.property(story, (events) => {
        const stored = run(events).filter(({ visit }) => !withoutSlot.has(visit));
        expect(stored.filter(({ payment }) => over.has(payment))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
