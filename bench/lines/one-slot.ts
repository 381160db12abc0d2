import http from "node:http";
import { once } from "node:events";
import { localHttp } from "@anteroom/local-http/local-http";
import type { BenchLine } from "../line.ts";
import { median } from "../measure.ts";
import { startDemoServer } from "../support/demo-server.ts";

const crowd = 200;
const rounds = 5;

/** Two hundred guests, each from an address of his own, book the same time at the same moment. */
export const oneSlot: BenchLine = {
  name: "one-slot",
  measure: async () => {
    if (process.platform !== "linux") return "only Linux has 200 loopback addresses";
    const server = await startDemoServer();
    try {
      const taken: number[] = [];
      const statuses: number[] = [];
      for (const slot of await someSlots(server.url)) {
        const began = performance.now();
        const answers = await Promise.all(
          Array.from({ length: crowd }, (_, index) => book(server.port, slot, index)),
        );
        taken.push(performance.now() - began);
        statuses.push(...answers);
      }
      const each = (status: number) => statuses.filter((one) => one === status).length / rounds;
      const others = statuses.filter((one) => one !== 201 && one !== 409).length;
      const what = `${crowd} parallel bookings of one time`;
      return [
        { what: `${what} (n=${rounds})`, ours: median(taken), unit: "ms", baseline: null, goal: "< 2000" },
        { what: "  who got it, mean", ours: each(201), unit: "", baseline: null, goal: "1" },
        { what: "  told that it is taken, mean", ours: each(409), unit: "", baseline: null, goal: "199" },
        { what: "  any other answer, all rounds", ours: others, unit: "", baseline: null, goal: "0" },
      ];
    } finally {
      await server.stop();
    }
  },
};

type Slot = { doctor_id: number; start_time: string };

/** One time of each of the first doctors who have any. */
async function someSlots(url: string): Promise<Slot[]> {
  const { text } = await localHttp(`${url}/api/doctors`);
  const doctors: { id: number; next_slots: { start_time: string }[] }[] = JSON.parse(text).data.collection;
  return doctors
    .flatMap(({ id, next_slots: [slot] }) => (slot ? [{ doctor_id: id, start_time: slot.start_time }] : []))
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
    localAddress: `127.0.1.${index + 1}`,
    method: "POST",
    path: "/api/guests/appointments",
    agent: false,
    headers: { host: "aurora.localhost", "content-type": "application/json" },
  });
  request.end(body);
  const [answer] = (await once(request, "response")) as [http.IncomingMessage];
  await once(answer.resume(), "end");
  return answer.statusCode ?? 0;
}
