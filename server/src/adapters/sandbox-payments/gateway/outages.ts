import { z } from "zod";

/** A time in which the API does not answer as it should; ordered by the control endpoint, kept in memory only. */
export const Outage = z.strictObject({
  on: z.enum(["begin", "ask", "cancel", "refund", "all"]),
  /** Silent before it did anything, silent after it did it, or an answer that it cannot. */
  kind: z.enum(["before", "after", "error"]),
  /** For how many calls; 0 ends it. */
  times: z.int().min(0).max(10_000).default(1),
  /** Only calls about references that contain this. */
  reference: z.string().max(100).default(""),
});
type Outage = z.infer<typeof Outage>;
export type Operation = Exclude<Outage["on"], "all">;

export type Outages = {
  order: (outage: Outage) => void;
  /** What happens to this call, or null when it goes well; each asking uses one call up. */
  strike: (operation: Operation, reference: string) => Outage["kind"] | null;
};

/** The outages that are on. */
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
