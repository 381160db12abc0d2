import type { VideoEngine } from "../../ports/video.ts";

/** The default engine: browsers connect to each other directly or through the relay. */
export function meshVideo(): VideoEngine {
  return {
    name: "mesh",
    take: null,
    remove: () => undefined,
    onEvent: () => undefined,
    reach: () => ({ up: 0, of: 0 }),
    stop: () => Promise.resolve(),
  };
}
