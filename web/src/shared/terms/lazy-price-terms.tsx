import { lazyPart } from "../../ui/lazy.tsx";

/** VAT and cancellation terms of an appointment, loaded on demand. */
export const { Part: LazyPriceTerms } = lazyPart(
  async () => (await import("./price-terms.tsx")).PriceTerms,
  { count: 1 },
  ["terms"],
);
