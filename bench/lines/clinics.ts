import { localHttp } from "@anteroom/local-http/local-http";
import { makeManyClinics } from "../../server/src/testing/many-clinics.ts";
import type { BenchLine, Row } from "../line.ts";
import { percentile } from "../measure.ts";
import { startDemoServer } from "../support/demo-server.ts";

/** Clinics besides the three of the demo. */
const sizes = [0, 1_000] as const;
const atOnce = 20;
const rounds = 5;

/** Time to refuse an invalid token on a host without a clinic, with 3 and with 1,003 clinics. */
export const clinics: BenchLine = {
  name: "clinics",
  measure: async () => {
    const server = await startDemoServer();
    try {
      const rows: Row[] = [];
      let first = 0;
      for (const size of sizes) {
        await makeManyClinics({ host: server.socketDir, user: "anteroom", database: "anteroom" }, size);
        const p95 = percentile(await askTogether(server.port), 0.95);
        if (size === sizes[0]) first = p95;
        rows.push({
          what: `unknown token, ${(size + 3).toLocaleString("en")} clinics, p95 of ${atOnce} at once (n=${atOnce * rounds})`,
          ours: p95,
          unit: "ms",
          baseline: { what: "3 clinics", value: first },
          goal: "ratio <= 1.5",
        });
      }
      return rows;
    } finally {
      await server.stop();
    }
  },
};

async function askTogether(port: number): Promise<number[]> {
  const times: number[] = [];
  const ask = async (token: string) => {
    const began = performance.now();
    await localHttp(`http://unknown.localhost:${port}/api/manifest?token=${token}`);
    times.push(performance.now() - began);
  };
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(Array.from({ length: atOnce }, (_, index) => ask(`nobodys-${round}-${index}`)));
  return times;
}
