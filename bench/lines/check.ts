import { runCommand } from "../../tools/test/run-command.ts";
import type { BenchLine } from "../line.ts";

/** Duration of `npm run check`, once; not measured while it fails. */
export const checkTime: BenchLine = {
  name: "check",
  measure: async () => {
    const { code, seconds } = await runCommand([process.execPath, "tools/test/check.ts"]);
    if (code !== 0) return "the check fails at present";
    return [{ what: "npm run check (once)", ours: seconds, unit: "s", baseline: null, goal: "< 60" }];
  },
};
