/** What happens after a message was accepted: our server hears of it, the connection ends before, or our server is killed before. */
export type Fate = "answer" | "cut" | "kill server" | "kill everything";

/** The pauses between the tries of a mail double: a message that was accepted so often is not cut off any more. */
const mostCuts = 3;

/**
 * Returns a function that decides the fate of an accepted message by random numbers; `times` is how often it has been accepted. The
 * first two are a kill and a cut, so that every run has both. After `mostKills` nothing is killed any more.
 */
export function planFates(random: () => number, mostKills: number): (times: number) => Fate {
  let decided = 0;
  let kills = 0;
  return (times) => {
    decided += 1;
    const chance = random();
    const isKill = decided === 1 || (decided > 2 && chance < 0.12);
    if (isKill && kills < mostKills) {
      kills += 1;
      return kills % 2 === 1 ? "kill server" : "kill everything";
    }
    return decided === 2 || (chance < 0.4 && times <= mostCuts) ? "cut" : "answer";
  };
}
