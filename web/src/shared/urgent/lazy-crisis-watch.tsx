import { lazyPart } from "../../ui/lazy.tsx";

/** `CrisisWatch` for text from an earlier page, loaded only where there is text. */
export const LazyCrisisWatch = lazyPart(
  async () => (await import("./crisis-watch.tsx")).CrisisWatch,
  null,
).Part;
