import http from "node:http";
import { once } from "node:events";
import { localHttp } from "@anteroom/local-http/local-http";
import type { BenchLine, Row } from "../line.ts";
import { median } from "../measure.ts";
import { startDemoServer } from "../support/demo-server.ts";

/** How many at once, and within what time all of them should know, in ms. */
const crowds = [
  { crowd: 200, goal: 2000 },
  { crowd: 500, goal: 5000 },
] as const;
const rounds = 5;

/**
 * 200 and 500 guests, each from an address of its own, book the same slot at the same moment: the time until all have an answer, and how
 * many got the slot. Linux only.
 */
export const oneSlot: BenchLine = {
  name: "one-slot",
  measure: async () => {
    if (process.platform !== "linux") return "only Linux has 5,000 loopback addresses";
    const server = await startDemoServer();
    try {
      const rows: Row[] = [];
      for (const [index, one] of crowds.entries())
        rows.push(...(await oneCrowd(server, await someSlots(server.url, index), one)));
      return rows;
    } finally {
      await server.stop();
    }
  },
};

async function oneCrowd(
  server: { port: number },
  slots: readonly Slot[],
  { crowd, goal }: (typeof crowds)[number],
): Promise<Row[]> {
  const taken: number[] = [];
  const statuses: number[] = [];
  for (const [round, slot] of slots.entries()) {
    const first = crowd * rounds + round * crowd; // nobody comes twice: who has won five times in an hour is told so
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: crowd }, (_, index) => book(server.port, slot, first + index)),
    );
    taken.push(performance.now() - began);
    statuses.push(...answers);
  }
  const each = (status: number) => statuses.filter((one) => one === status).length / rounds;
  const others = statuses.filter((one) => one !== 201 && one !== 409).length;
  const row = (what: string, ours: number, wanted: string, unit = ""): Row => {
    return { what, ours, unit, baseline: null, goal: wanted };
  };
  return [
    row(`${crowd} parallel bookings of one time (n=${rounds})`, median(taken), `< ${goal}`, "ms"),
    row("  who got it, mean", each(201), "1"),
    row("  told that it is taken, mean", each(409), String(crowd - 1)),
    row("  any other answer, all rounds", others, "0"),
  ];
}

type Slot = { doctor_id: number; start_time: string };

/** One time of each of the first doctors who have any: the first, or a later one for the next crowd. */
async function someSlots(url: string, later: number): Promise<Slot[]> {
  const { text } = await localHttp(`${url}/api/doctors`);
  const doctors: { id: number; next_slots: { start_time: string }[] }[] = JSON.parse(text).data.collection;
  return doctors
    .flatMap(({ id, next_slots }) => {
      const slot = next_slots[later];
      return slot ? [{ doctor_id: id, start_time: slot.start_time }] : [];
    })
    .slice(0, rounds);
}

async function book(port: number, slot: Slot, index: number): Promise<number> {
  const body = JSON.stringify({
    ...slot,
    personal: true,
    service_type: "remote",
    platform: "web",
    symptoms: "A cough for three days",
    name: `Guest ${index}`,
    birthdate: "1991-02-03",
    sex: "female",
    email: `guest${index}@example.org`,
    terms_accepted: true,
  });
  const request = http.request({
    host: "127.0.0.1",
    port,
    localAddress: `127.0.${Math.floor(index / 250)}.${1 + (index % 250)}`,
    method: "POST",
    path: "/api/guests/appointments",
    agent: false,
    headers: { host: "aurora.localhost", "content-type": "application/json" },
  });
  request.end(body);
  const [answer] = (await once(request, "response")) as [http.IncomingMessage];
  let text = "";
  answer.setEncoding("utf8").on("data", (part: string) => (text += part));
  await once(answer, "end");
  if (answer.statusCode !== 201 && answer.statusCode !== 409)
    console.error(`guest ${index}: ${answer.statusCode} ${text}`);
  return answer.statusCode ?? 0;
}
