import { lazyPart } from "../../ui/lazy.tsx";

/** `ContactOptions`, loaded with its texts when rendered or preloaded; nothing while loading. */
export const LazyContactOptions = lazyPart(
  async () => (await import("./contact-options.tsx")).ContactOptions,
  null,
  ["urgent"],
);
