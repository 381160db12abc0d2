/** Between questions, in ms: while hints arrive they are only missed now and then; without them the question is all there is. */
const pauses = { withHints: 15_000, without: 5_000, most: 60_000 } as const;

type Deps = {
  /** Resolves with whether an answer came. */
  ask: () => Promise<boolean>;
  /** Returns whether the realtime connection is up, so that hints arrive. */
  hasHints: () => boolean;
};

/**
 * Calls `ask` again and again, first after one pause: 15 s while hints arrive (`hasHints`), else 5 s;
 * doubled, up to a minute, each time `ask` resolves to false. `ask` must not reject. Returns a function that
 * stops it.
 */
export function pollWithBackoff({ ask, hasHints }: Deps): () => void {
  let failures = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const pause = hasHints() ? pauses.withHints : pauses.without;
    timer = setTimeout(() => void once(), Math.min(pause * 2 ** failures, pauses.most));
  };
  const once = async () => {
    failures = (await ask()) ? 0 : failures + 1;
    if (!isStopped) wait();
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
