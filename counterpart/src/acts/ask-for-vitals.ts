import type { Act } from "./act.ts";

/** Late enough that nobody who has only come to look is asked. */
export const askForVitals: Act = {
  name: "asks for vital signs",
  when: { afterMs: 45_000 },
  play: ({ api, appointmentId }) => api.askForVitals(appointmentId),
};
