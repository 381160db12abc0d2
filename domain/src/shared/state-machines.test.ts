import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AppointmentState,
  statesWithoutSlot,
  stepAppointment,
} from "../appointment/appointment-state.ts";
import {
  authorisedStates,
  type PaymentEvent,
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
type Booking = {
  visit: AppointmentState;
  payment: PaymentState;
  /** The payment was begun to be captured later. */
  isLater: boolean;
  wasReserved: boolean;
  /** The provider has captured it, and the money was not lost since. */
  isTaken: boolean;
};

const tellings = Object.entries(paymentEvents).map(([name, event]) => ({ name, event }));

/** Events that the server makes of a payment that is captured later only, while its money is not taken. */
const laterAlone: ReadonlySet<PaymentEvent["type"]> = new Set(["nothing_to_refund", "capture_retried"]);

function tell(booking: Booking, { event }: (typeof tellings)[number]): Booking {
  const { visit, payment, isLater, wasReserved, isTaken } = booking;
  if (laterAlone.has(event.type) && (!isLater || isTaken)) return booking;
  if (event.type === "visit_off") {
    const off = stepAppointment(visit, { type: "canceled" });
    if (off === null) return booking;
    return {
      ...booking,
      visit: off,
      payment: stepPayment(payment, { ...event, isCaptureRequested: isTaken }),
    };
  }
  if (event.type === "captured") {
    const captured = { ...event, isBooked: visit === "scheduled", wasReserved };
    return { ...booking, payment: stepPayment(payment, captured), isTaken: true };
  }
  if (event.type === "provider_said" && event.state === "authorised") {
    const isReserved = isLater && !isTaken;
    // A visit that is called off has no place that could be free.
    const isPlaceFree = event.isPlaceFree && visit !== "canceled";
    const after = { ...booking, wasReserved: wasReserved || isReserved, isTaken: isTaken || !isReserved };
    return meant(after, stepPayment(payment, { ...event, isPlaceFree, isReserved }));
  }
  const told = event.type === "capture_retried" ? { ...event, isBooked: visit === "scheduled" } : event;
  const next = stepPayment(payment, told);
  // A refund under way is not called off by a late loss: the provider refuses it, and the clinic is told.
  const isLost = event.type === "money_lost" && isLater && next === "capture_failed";
  return meant({ ...booking, isTaken: isTaken && !isLost }, next);
}

function meant(booking: Booking, payment: PaymentState): Booking {
  const event = payment === booking.payment ? null : appointmentEventOf(payment);
  return { ...booking, visit: (event && stepAppointment(booking.visit, event)) ?? booking.visit, payment };
}

const open: ReadonlySet<PaymentState> = new Set([
  "created",
  "action_required",
  "pending",
  "reserved",
  "authorised",
]);
const over: ReadonlySet<PaymentState> = new Set(["refused", "cancelled", "expired", "error"]);

function isBroken({ visit, payment }: Booking): boolean {
  if ((payment === "authorised" || payment === "reserved") && visit !== "scheduled") return true;
  const standsFor: readonly PaymentState[] = [
    "reserved",
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
  const story = fc.record({
    isLater: fc.boolean(),
    events: fc.array(fc.constantFrom(...tellings), { maxLength: 40 }),
  });
  const run = ({ isLater, events }: { isLater: boolean; events: readonly (typeof tellings)[number][] }) => {
    const begun: Booking = {
      visit: "pending_payment",
      payment: "created",
      isLater,
      wasReserved: false,
      isTaken: false,
    };
    const all = [begun];
    for (const event of events) all.push(tell(all.at(-1) ?? begun, event));
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
        const states = run({ ...events, isLater: false }).map(({ payment }) => payment);
        const came: readonly PaymentState[] = authorisedStates;
        const first = states.findIndex((one) => came.includes(one));
        const after = first < 0 ? [] : states.slice(first);
        for (const one of after) expect(came).toContain(one);
      }),
      { numRuns: 2_000 },
    );
  });

  test("never forgets reserved money that was captured, and never refunds what was not", () => {
    fc.assert(
      fc.property(story, (events) => {
        const all = run({ ...events, isLater: true });
        const came: readonly PaymentState[] = authorisedStates;
        expect(
          all.filter(
            ({ payment, isTaken, wasReserved }) => isTaken && wasReserved && !came.includes(payment),
          ),
        ).toEqual([]);
        const isNothing = ({ isTaken, wasReserved }: Booking) => !isTaken && !wasReserved;
        expect(
          all.filter((one) => isNothing(one) && ["refund_due", "authorised"].includes(one.payment)),
        ).toEqual([]);
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
