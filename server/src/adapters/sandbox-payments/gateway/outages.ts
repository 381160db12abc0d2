import { z } from "zod";

/** A simulated outage of the API, set by the control endpoint, in memory only. */
export const Outage = z.strictObject({
  on: z.enum(["begin", "ask", "cancel", "refund", "capture", "release", "all"]),
  /** Silent before it did anything, silent after it did it, or an answer that it cannot. */
  kind: z.enum(["before", "after", "error"]),
  /** For how many calls; 0 ends it. */
  times: z.int().min(0).max(10_000).default(1),
  /** Only calls about references that contain this. */
  reference: z.string().max(100).default(""),
});
type Outage = z.infer<typeof Outage>;
/** The API operations that can fail. */
export type Operation = Exclude<Outage["on"], "all">;

/** The active outages. */
export type Outages = {
  /** Sets an outage in place of an earlier one with the same operation and reference. */
  order: (outage: Outage) => void;
  /** Returns how this call fails, or null. Each query consumes one failure. */
  strike: (operation: Operation, reference: string) => Outage["kind"] | null;
};

/** Creates an empty list of outages. */
export function openOutages(): Outages {
  let list: Outage[] = [];
  return {
    order: (outage) => {
      list = list.filter(({ on, reference }) => on !== outage.on || reference !== outage.reference);
      if (outage.times > 0) list.push(outage);
    },
    strike: (operation, reference) => {
      const found = list.find(
        (outage) => (outage.on === operation || outage.on === "all") && reference.includes(outage.reference),
      );
      if (!found) return null;
      const times = found.times - 1;
      list = list.flatMap((outage) =>
        outage === found ? (times > 0 ? [{ ...found, times }] : []) : [outage],
      );
      return found.kind;
    },
  };
}
