import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { localHttp } from "@anteroom/local-http/local-http";
import { runProduct } from "../../tools/product/run-product.ts";
import type { BenchLine } from "../line.ts";
import { median } from "../measure.ts";

/** Time from the command to the first page, on new and on existing data. */
export const start: BenchLine = {
  name: "start",
  measure: async () => {
    const first: number[] = [];
    const second: number[] = [];
    for (let round = 0; round < 5; round++) {
      const dataDir = mkdtempSync(path.join(os.tmpdir(), "anteroom-bench-"));
      first.push(await startOnce(dataDir));
      second.push(await startOnce(dataDir));
      rmSync(dataDir, { recursive: true, force: true });
    }
    return [
      {
        what: "first start on empty data to the first page (n=5)",
        ours: median(first),
        unit: "ms",
        baseline: null,
        goal: "-",
      },
      {
        what: "second start to the first page (n=5)",
        ours: median(second),
        unit: "ms",
        baseline: null,
        goal: "< 3000",
      },
    ];
  },
};

async function startOnce(dataDir: string): Promise<number> {
  const { startMs, clinicUrl, stop } = await runProduct({ dataDir });
  const began = performance.now();
  const { status } = await localHttp(`${clinicUrl("aurora")}/`);
  const pageMs = performance.now() - began;
  await stop();
  if (status !== 200) throw new Error(`The first page answers ${status}`);
  return startMs + pageMs;
}
