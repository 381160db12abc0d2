import { lazyPart } from "../../ui/lazy.tsx";

/** `PriceTerms`, with its texts loaded on demand; a placeholder of one line meanwhile. */
export const { Part: LazyPriceTerms } = lazyPart(
  async () => (await import("./price-terms.tsx")).PriceTerms,
  { count: 1 },
  ["terms"],
);
