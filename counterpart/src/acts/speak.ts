import { pause, type Act } from "./act.ts";

/** Between two words, as somebody types them. */
const perWordMs = 220;
const betweenSentencesMs = 1_500;

/** What the doctor says, typed as captions: each sentence grows word by word, and is then final. */
export const speak: Act = {
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
