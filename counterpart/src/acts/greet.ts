import type { Act } from "./act.ts";

/** A written greeting, which stays to be read. */
export const greet: Act = {
  name: "greets",
  when: { afterMs: 1_000 },
  play: ({ api, appointmentId, words }) => api.write(appointmentId, words.greeting),
};
