import { localHttp } from "@anteroom/local-http/local-http";
import { ownerClient } from "../../server/src/testing/owner-client.ts";
import type { BenchLine } from "../line.ts";
import { percentile } from "../measure.ts";
import { startDemoServer } from "../support/demo-server.ts";
import { addPastAppointments } from "../support/grow.ts";
import { timeRequests } from "../support/quick-asks.ts";

const asks = 200;
const doctors = 200;

/** The list of a clinic with 200 doctors, whole and by pages of 20, over one connection: time and bytes. */
export const doctorList: BenchLine = {
  name: "doctor-list",
  measure: async () => {
    const server = await startDemoServer();
    const owner = await ownerClient({ socketDir: server.socketDir });
    try {
      await addPastAppointments(owner, { appointments: 1_000, doctors });
      const headers = { host: "aurora.localhost" };
      const page = async (path: string) => {
        const { text } = await localHttp(`${server.url}${path}`);
        const cursor: unknown = JSON.parse(text).data.next_cursor;
        return { bytes: text.length, cursor: typeof cursor === "string" ? cursor : "" };
      };
      const measured = async (what: string, path: string, goal: string) => {
        const times = await timeRequests({ port: server.port, path, headers }, asks);
        const { bytes } = await page(path);
        const beside = { what: "bytes", value: bytes };
        const row = { unit: "ms", baseline: null, goal };
        return [
          { ...row, what: `${what}, p50 (n=${asks})`, ours: percentile(times, 0.5) },
          { ...row, what: `${what}, p95 (n=${asks})`, ours: percentile(times, 0.95), goal: "-" },
          { ...row, what: `${what}, ${beside.what}`, ours: beside.value, unit: "B", goal: "-" },
        ];
      };
      const first = "/api/doctors?limit=20";
      let middle = first;
      for (let pages = 0; pages < 5; pages += 1) middle = `${first}&cursor=${(await page(middle)).cursor}`;
      return [
        ...(await measured(`list of ${doctors} doctors, whole`, "/api/doctors", "-")),
        ...(await measured("its first page of 20", first, "<= 5")),
        ...(await measured("its sixth page of 20", middle, "<= 5")),
      ];
    } finally {
      await owner.end();
      await server.stop();
    }
  },
};
