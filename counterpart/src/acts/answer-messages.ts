import { realtimeEvents } from "@anteroom/contract/channels";
import { pause, type Act } from "./act.ts";

const readMs = 1_500;

/** What the patient writes is read, and answered. */
export const answerMessages: Act = {
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
