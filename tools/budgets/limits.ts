/**
 * A goal and a limit: in kB (1000 bytes after Brotli) over the network, or a number of files. Above `goal` is reported,
 * above `limit` fails the check.
 */
export type Limit = { goal: number; limit: number };

/** Limit of the HTML of a page. */
export const htmlLimit: Limit = { goal: 14, limit: 20 };
/** Limit of the style sheets of a page. */
export const cssLimit: Limit = { goal: 12, limit: 12 };
/** Limit of the number of scripts that a first visit to `/` fetches in all. */
export const firstVisitLimit: Limit = { goal: 10, limit: 10 };
/** Limit of each chunk that loads after the page is idle or on demand, such as pusher-js and the calendar. */
export const lazyLimit: Limit = { goal: 40, limit: 40 };

/** Limit of the Worker and the face model that a reading fetches after consent. */
export const faceReadingLimit: Limit = { goal: 250, limit: 600 };

/**
 * Limits of all scripts and style sheets of the clinic's desk, without the realtime client and other languages: staff open it once a day
 * on a desktop.
 */
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

/** Returns the limit of a lazy chunk, by its source module or file path: `lazyLimit` unless it has its own. */
export function limitOf(piece: string): Limit {
  return [callPieces, checkerModel].find(({ test }) => test.test(piece))?.limit ?? lazyLimit;
}

/** How a size compares with its goal and limit. */
export type Verdict = "ok" | "over goal" | "TOO BIG";

/** Rates a number of bytes against its limit. */
export function rateBytes(bytes: number, limit: Limit): Verdict {
  return rateCount(bytes / 1000, limit);
}

/** Rates a number against its limit, in the limit's unit: "TOO BIG" above `limit`, "over goal" above `goal`. */
export function rateCount(count: number, { goal, limit }: Limit): Verdict {
  if (count > limit) return "TOO BIG";
  return count > goal ? "over goal" : "ok";
}
