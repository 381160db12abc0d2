import type { DayRules } from "../doctors-day.ts";
import { type Act, pause } from "./act.ts";
import { realtimeEvents } from "@anteroom/contract/channels";
import { sheetToPdf } from "./paper.ts";

/** After the call: sends a summary, and a prescription marked as a demonstration. */
const writeUp: Act = {
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

/** Somebody at the door sees that they wait before they are let in. */
const lookMs = 4_000;

/** Admits guests of this call. */
const admitGuests: Act = {
  name: "lets guests in",
  when: { on: [realtimeEvents.waitingRoomChanged, realtimeEvents.peopleChanged] },
  async play({ api, appointmentId }) {
    const isOurs = (guest: { appointmentId: number }) => guest.appointmentId === appointmentId;
    if (!(await api.waitingGuests()).some(isOurs)) return;
    await pause(lookMs);
    for (const { id } of (await api.waitingGuests()).filter(isOurs)) await api.admit(appointmentId, id);
  },
};

/** Between two words, as somebody types them. */
const perWordMs = 220;
const betweenSentencesMs = 1_500;

/** What the doctor says, typed as captions: each sentence grows word by word, and is then final. */
const speak: Act = {
  name: "types captions",
  when: { afterMs: 2_500 },
  async play({ caption, words }) {
    for (const sentence of words.captions) {
      const parts = sentence.split(" ");
      for (let count = 1; count < parts.length; count += 1) {
        caption(parts.slice(0, count).join(" "), false);
        await pause(perWordMs);
      }
      caption(sentence, true);
      await pause(betweenSentencesMs);
    }
  },
};

/** A leaflet to save and a page to read. */
const shareThings: Act = {
  name: "shares a file and a link",
  when: { afterMs: 8_000 },
  async play({ api, appointmentId, words, language, nameOf }) {
    const leaflet = { ...words.leaflet, name: nameOf(words.leaflet.name) };
    await api.shareFile(appointmentId, { ...(await sheetToPdf(leaflet, language)), kind: "file" });
    await api.shareLink(appointmentId, words.link);
  },
};

/** A written greeting, which stays to be read. */
const greet: Act = {
  name: "greets",
  when: { afterMs: 1_000 },
  play: ({ api, appointmentId, words }) => api.write(appointmentId, words.greeting),
};

/** Once in a visit that lasts: one sees that a doctor who is gone for a moment has not ended it (D.89). */
const dropLine = (afterMs: number): Act => ({
  name: "loses the line for a moment",
  when: { afterMs },
  async play(scene) {
    scene.dropLine();
  },
});

/** Late enough that nobody who has only come to look is asked. */
const askForVitals: Act = {
  name: "asks for vital signs",
  when: { afterMs: 45_000 },
  play: ({ api, appointmentId }) => api.askForVitals(appointmentId),
};

const readMs = 1_500;

/** What the patient writes is read, and answered. */
const answerMessages: Act = {
  name: "answers messages",
  when: { on: [realtimeEvents.messagesChanged] },
  async play({ api, appointmentId, words }) {
    const unread = (await api.messages(appointmentId)).filter(
      ({ sender, seen_at: seen }) => sender === "patient" && seen === null,
    );
    const last = unread.at(-1);
    if (!last) return;
    await pause(readMs);
    await api.seen(appointmentId, last.id);
    await api.write(appointmentId, words.answer);
  },
};

/** Returns the script of a call with the demo doctor. `dropAfterMs`: when the doctor disconnects once; null: never. */
export function allActs({ dropAfterMs }: Pick<DayRules, "dropAfterMs">): readonly Act[] {
  return [
    greet,
    speak,
    shareThings,
    askForVitals,
    ...(dropAfterMs === null ? [] : [dropLine(dropAfterMs)]),
    admitGuests,
    answerMessages,
    writeUp,
  ];
}
