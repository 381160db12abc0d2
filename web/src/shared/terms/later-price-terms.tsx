import { lazyPart } from "../../ui/later.tsx";

/** VAT and cancellation terms of an appointment, fetched after the page with their own words. */
export const { Part: LazyPriceTerms } = lazyPart(
  async () => (await import("./price-terms.tsx")).PriceTerms,
  { count: 1 },
  ["terms"],
);
