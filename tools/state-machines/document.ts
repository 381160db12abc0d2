import { paymentDeadline } from "@anteroom/domain/payment/payment-deadline";
import { holdRules } from "@anteroom/domain/booking/hold";
import { methodRules, paymentMethods } from "@anteroom/domain/payment/payment-methods";
import type { StateMachine } from "@anteroom/domain/shared/state-machines";

const minutes = (milliseconds: number) => `${milliseconds / 60_000} minutes`;

const before: Readonly<Record<StateMachine["name"], string>> = {
  hold: `A tap on a free time keeps it for ${minutes(holdRules.lifetime)}; it warns ${minutes(holdRules.warning)} before the end and is extended by the same again, ${holdRules.extensions} times at most (D.71). A hold and the appointment it becomes are one row (D.70).`,
  appointment: `Once booked and while money is due, the time is kept ${minutes(paymentDeadline(0, Infinity))} for choosing how to pay, then until the deadline of the method (D.72). Every other event is refused.`,
  payment: `Webhook, return page and our own question may all tell the same, late, twice or out of order: what cannot matter any more leaves the payment as it is. Nothing but the provider's word makes it \`authorised\`.`,
  dispute: `What the payer's bank and the provider report of a disputed payment, beside the payment's own state. It only moves forward, so repeated and overtaking deliveries are safe; an arbitration's ruling overrides what was decided before. The booking is never changed by a dispute: the clinic decides.`,
  reading: `Vital signs by camera (S4.READ). Nothing is read before the patient has agreed and the browser allows camera and microphone, and nothing is kept of a reading that was stopped. Values that are entered have no states: they are sent and saved.`,
};

/** Returns the Markdown page with the state machines as diagrams and tables, and the deadlines of payments, generated from the code. */
export function stateMachinesDocument(machines: readonly StateMachine[]): string {
  const parts = machines.flatMap((machine) => [
    `## ${machine.name.replace(/^./, (letter) => letter.toUpperCase())}`,
    before[machine.name],
    diagramOf(machine),
    tableOf(machine),
  ]);
  const intro =
    "# State machines\n\nWritten by `npm run states` from `domain/src/shared/state-machines.ts`; `npm run check` fails when it is not current.";
  return `${[intro, ...parts, "## Deadlines of payments (D.72)", deadlines()].join("\n\n")}\n`;
}

/** Events between the same two states share one arrow. */
function diagramOf({ states, steps }: StateMachine): string {
  const arrows = new Map<string, string[]>();
  for (const { from, event, to } of steps) {
    if (to === null || to === from) continue;
    const arrow = `${from} --> ${to}`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), event]);
  }
  const lines = [...arrows].map(([arrow, events]) => `    ${arrow}: ${events.map(mermaidText).join(" / ")}`);
  const last = states.filter(
    (state) => !steps.some(({ from, to }) => from === state && to !== null && to !== state),
  );
  const ends = last
    .filter((state) => steps.some(({ from }) => from === state))
    .map((state) => `    ${state} --> [*]`);
  return ["```mermaid", "stateDiagram-v2", `    [*] --> ${states[0] ?? ""}`, ...lines, ...ends, "```"].join(
    "\n",
  );
}

/** A colon ends a label in these drawings. */
const mermaidText = (event: string) => event.replaceAll(":", " says");

function tableOf({ steps, otherEvents }: StateMachine): string {
  const froms = [...new Set(steps.map(({ from }) => from))];
  const events = [...new Set(steps.map(({ event }) => event))];
  const cell = (from: string, event: string) => {
    const to = steps.find((step) => step.from === from && step.event === event)?.to ?? null;
    return to === null || to === from ? (otherEvents === "refused" ? "-" : ".") : to;
  };
  const head = [`| event | ${froms.join(" | ")} |`, `| --- |${froms.map(() => " --- |").join("")}`];
  const rows = events.map((event) => `| ${event} | ${froms.map((from) => cell(from, event)).join(" | ")} |`);
  const key = otherEvents === "refused" ? "`-` is refused" : "`.` stays as it is";
  return [`Every state and every event; ${key}:`, "", ...head, ...rows].join("\n");
}

function deadlines(): string {
  const rows = paymentMethods.map((method) => {
    const { gateway, kind, time } = methodRules[method];
    return `| ${method} | ${gateway} | ${kind} | ${minutes(time)} |`;
  });
  return [
    "| method | setting | what the patient is given | time |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
