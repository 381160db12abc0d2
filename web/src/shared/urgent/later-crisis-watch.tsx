import { lazyPart } from "../../ui/later.tsx";

/** Looks at what was written on an earlier page for words of suicide or self-harm; fetched only where something was written. */
export const LazyCrisisWatch = lazyPart(
  async () => (await import("./crisis-watch.tsx")).CrisisWatch,
  null,
).Part;
