import type { Act } from "./act.ts";
import { paper } from "./paper.ts";

/** A leaflet to save and a page to read. */
export const shareThings: Act = {
  name: "shares a file and a link",
  when: { afterMs: 8_000 },
  async play({ api, appointmentId, words }) {
    await api.shareFile(appointmentId, { ...paper(words.leaflet), kind: "file" });
    await api.shareLink(appointmentId, words.link);
  },
};
