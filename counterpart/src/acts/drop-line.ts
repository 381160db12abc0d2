import type { Act } from "./act.ts";

/** Once in a visit that lasts: one sees that a doctor who is gone for a moment has not ended it (D.89). */
export const dropLine = (afterMs: number): Act => ({
  name: "loses the line for a moment",
  when: { afterMs },
  async play(scene) {
    scene.dropLine();
  },
});
