import type { VideoEngine } from "../../ports/video.ts";

/** The default: browsers send to each other directly or through the relay, and no engine has a part in it. */
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
