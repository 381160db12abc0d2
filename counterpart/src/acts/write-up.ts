import type { Act } from "./act.ts";
import { paper } from "./paper.ts";

/** Once the visit is over: what was said, and a prescription that says it is none. */
export const writeUp: Act = {
  name: "writes the summary and a prescription",
  when: "over",
  async play({ api, appointmentId, words }) {
    await api.writeSummary(appointmentId, words.summary);
    await api.shareFile(appointmentId, { ...paper(words.prescription), kind: "prescription" });
  },
};
