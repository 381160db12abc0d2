import { expect, test } from "vitest";
import { discardSentPackets } from "./device-track.ts";

test.for(["motion", "detail", ""])(
  "a track showing '%s' briefly shows something else after a loss, so that a new keyframe is sent",
  { tags: ["S1.18"] },
  (hint) => {
    const shown: string[] = [];
    const track = {
      get contentHint() {
        return shown.at(-1) ?? hint;
      },
      set contentHint(next: string) {
        shown.push(next);
      },
    };
    discardSentPackets(track);
    expect(shown).toHaveLength(2);
    expect(shown[0]).not.toBe(hint);
    expect(shown[1]).toBe(hint);
  },
);
