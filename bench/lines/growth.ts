import { localHttp } from "@anteroom/local-http/local-http";
import { ownerClient } from "../../server/src/testing/owner-client.ts";
import type { BenchLine, Row } from "../line.ts";
import { percentile } from "../measure.ts";
import { startDemoServer } from "../support/demo-server.ts";
import { addPastAppointments } from "../support/grow.ts";
import { timeRequests } from "../support/quick-asks.ts";

const asks = 200;
const sizes = [
  { appointments: 10, doctors: 20 },
  { appointments: 1_000, doctors: 20 },
  { appointments: 100_000, doctors: 20 },
  { appointments: 100_000, doctors: 2_000 },
] as const;

/**
 * Cost of a patient's list and a doctor's free times while the clinic grows to 100,000 appointments and 2,000 doctors; baseline: the
 * smallest size.
 */
export const growth: BenchLine = {
  name: "growth",
  measure: async () => {
    const server = await startDemoServer();
    const owner = await ownerClient({ socketDir: server.socketDir });
    try {
      const doctorId = await someDoctor(server.url);
      const host = { host: "aurora.localhost" };
      const list = { port: server.port, path: "/api/patients/appointments" };
      const slots = { port: server.port, path: `/api/doctors/${doctorId}/slots?days=7`, headers: host };
      const rows: Row[] = [];
      const first = new Map<string, number>();
      for (const size of sizes) {
        await addPastAppointments(owner, size);
        const times = {
          list: await timeRequests({ ...list, headers: { ...host, "x-patient-token": server.token } }, asks),
          slots: await timeRequests(slots, asks),
        };
        const what = `${size.appointments.toLocaleString("en")} appointments, ${size.doctors.toLocaleString("en")} doctors`;
        for (const name of ["list", "slots"] as const)
          for (const share of [0.5, 0.95]) {
            const percent = `p${share * 100}`;
            const taken = percentile(times[name], share);
            const before = first.get(`${name} ${percent}`) ?? taken;
            first.set(`${name} ${percent}`, before);
            rows.push({
              what: `${name}, ${what}, ${percent} (n=${asks})`,
              ours: taken,
              unit: "ms",
              baseline: { what: "10 appointments", value: before },
              goal: name === "slots" ? "ratio <= 1.2" : "ratio <= 1.5",
            });
          }
      }
      return rows;
    } finally {
      await owner.end();
      await server.stop();
    }
  },
};

async function someDoctor(url: string): Promise<number> {
  const { text } = await localHttp(`${url}/api/doctors`);
  return JSON.parse(text).data.collection[0].id;
}
