import type { DayRules } from "../doctors-day.ts";
import type { Act } from "./act.ts";
import { admitGuests } from "./admit-guests.ts";
import { answerMessages } from "./answer-messages.ts";
import { askForVitals } from "./ask-for-vitals.ts";
import { dropLine } from "./drop-line.ts";
import { greet } from "./greet.ts";
import { shareThings } from "./share-things.ts";
import { speak } from "./speak.ts";
import { writeUp } from "./write-up.ts";

/** The script of a visit with the demo doctor. */
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
