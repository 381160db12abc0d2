/** Brotli bytes over the wire, in kB of 1000 bytes. Above `goal` is told, above `limit` fails the build. */
export type Limit = { goal: number; limit: number };

export const htmlLimit: Limit = { goal: 14, limit: 20 };
export const cssLimit: Limit = { goal: 12, limit: 12 };
/** How many scripts a first visit to `/` fetches until nothing more comes. */
export const firstVisitLimit: Limit = { goal: 10, limit: 10 };
/** What loads after the page is idle or on demand, each piece: pusher-js, the calendar. */
export const lazyLimit: Limit = { goal: 40, limit: 40 };

/** What a reading of a face fetches after consent: its Worker and the face model. */
export const faceReadingLimit: Limit = { goal: 250, limit: 600 };

/** All scripts of the clinic's desk but the realtime client and other languages, and its style sheets: staff open it once a day, on a desk. */
export const deskLimits = {
  scripts: { goal: 150, limit: 180 },
  styles: { goal: 8, limit: 12 },
} satisfies Record<string, Limit>;

/** The pages of the call are screens of their own: together with what every page loads they keep the call's limit below. */
const callPieces: { test: RegExp; limit: Limit } = {
  test: /^src\/features\/consultation\/(?:call\/patient|guests\/guest)-video\.tsx$/,
  limit: { goal: 110, limit: 130 },
};

/** The knowledge of the symptom checker, its words and what people type, a file each, fetched once when somebody opens it; issue 7 allows 100 kB. */
const checkerModel: { test: RegExp; limit: Limit } = {
  test: /^(?:virtual:|\/assets\/)triage-(?:knowledge|texts|phrases|weights)/,
  limit: { goal: 80, limit: 100 },
};

/** The limit of a piece that loads later, by its source or its file: that of any piece, but for the few with one of their own. */
export function limitOf(piece: string): Limit {
  return [callPieces, checkerModel].find(({ test }) => test.test(piece))?.limit ?? lazyLimit;
}

export type Verdict = "ok" | "over goal" | "TOO BIG";

/** How a number of bytes stands against its limit. */
export function judge(bytes: number, limit: Limit): Verdict {
  return judgeCount(bytes / 1000, limit);
}

/** How a number of things stands against its limit. */
export function judgeCount(count: number, { goal, limit }: Limit): Verdict {
  if (count > limit) return "TOO BIG";
  return count > goal ? "over goal" : "ok";
}
