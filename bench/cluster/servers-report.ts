/** Figures by name, such as ms of CPU by part; missing ones are 0. */
export type Figures = Readonly<Record<string, number>>;

const combine = (one: Figures, other: Figures, by: (one: number, other: number) => number): Figures =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
      name,
      by(one[name] ?? 0, other[name] ?? 0),
    ]),
  );

/** Returns what was added between two readings. */
export const addedBetween = (before: Figures, after: Figures): Figures =>
  combine(after, before, (one, other) => one - other);

/** Returns the cost of work alone: of what was measured in `seconds`, less what the same time costs at rest. */
export const withoutRest = (cost: Figures, restPerSecond: Figures, seconds: number): Figures =>
  combine(cost, restPerSecond, (one, other) => one - other * seconds);

/** Returns the figures, each divided. */
export const dividedBy = (figures: Figures, by: number): Figures => combine(figures, {}, (one) => one / by);

/** Returns the sum of the figures whose name begins so. */
export const sumOf = (figures: Figures, prefix: string): number =>
  Object.entries(figures).reduce((sum, [name, value]) => (name.startsWith(prefix) ? sum + value : sum), 0);

/** Returns how many requests a server has answered, by its metrics. Health checks do not count. */
export function answeredRequests(metrics: string): number {
  return metrics
    .split("\n")
    .filter((line) => line.startsWith("anteroom_http_request_duration_seconds_count{"))
    .filter((line) => !line.includes('route="/api/health/'))
    .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

/** Throws unless these servers have answered all requests that were sent, and every one of them some. */
export function assertReached(answered: Figures, sent: number): void {
  const missed = Object.keys(answered).filter((server) => !((answered[server] ?? 0) > 0));
  if (missed.length > 0) throw new Error(`No request has reached ${missed.join(", ")}.`);
  const all = sumOf(answered, "");
  if (all !== sent) throw new Error(`${sent} requests were sent, but the servers have answered ${all}.`);
}

/** The log_line_prefix of PostgreSQL by which `statementsOf` knows whose statement a line is. */
export const logPrefix = "<%a> ";

/** Returns how many statements each application has sent, by PostgreSQL's log with `logPrefix`. */
export function statementsOf(log: string): Figures {
  const counts: Record<string, number> = {};
  for (const [, name = ""] of log.matchAll(/^<([^>]*)> LOG: {2}(?:statement|execute [^:]+): /gm))
    counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
