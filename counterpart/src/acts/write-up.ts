import type { Act } from "./act.ts";
import { sheetToPdf } from "./paper.ts";

/** After the call: sends a summary, and a prescription marked as a demonstration. */
export const writeUp: Act = {
  name: "writes the summary and a prescription",
  when: "over",
  async play({ api, appointmentId, words, language, nameOf }) {
    await api.writeSummary(appointmentId, words.summary);
    const prescription = { ...words.prescription, name: nameOf(words.prescription.name) };
    await api.shareFile(appointmentId, {
      ...(await sheetToPdf(prescription, language)),
      kind: "prescription",
    });
  },
};
