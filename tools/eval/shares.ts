/** `count` of `n`; `upper` is the one-sided 95 % bound of Clopper and Pearson (Biometrika 26, 1934). */
export type Share = { readonly count: number; readonly n: number; readonly upper: number };

/** Below this many cases an absence of failures is told as what it is. */
const enough = 300;

/** Returns a share with its upper bound; 1 for n = 0. */
export function shareOf(count: number, n: number): Share {
  let [low, high] = [n === 0 ? 1 : count / n, 1];
  for (let round = 0; round < 60 && n > 0; round += 1) {
    const middle = (low + high) / 2;
    if (atMost(count, n, middle) > 0.05) low = middle;
    else high = middle;
  }
  return { count, n, upper: high };
}

/** Formats a share of successes with its one-sided 95 % bound: `96.7 % (n=120, at least 92.4 %)`. */
export function formatSuccess(count: number, n: number): string {
  const { upper } = shareOf(n - count, n);
  return n === 0 ? "none (n=0)" : `${percent(count / n)} (n=${n}, at least ${percent(1 - upper)})`;
}

/** Formats a share of failures with its one-sided 95 % bound; for none in fewer than 300 cases only states that none was seen. */
export function formatFailure(count: number, n: number): string {
  if (count === 0 && n < enough) return `no failure seen in ${n}`;
  return `${count} of ${n} (at most ${percent(shareOf(count, n).upper)})`;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The chance of `count` or fewer of `n`, each with chance `share`. */
function atMost(count: number, n: number, share: number): number {
  let logOfOne = n * Math.log1p(-share);
  let sum = Math.exp(logOfOne);
  for (let one = 1; one <= count; one += 1) {
    logOfOne += Math.log((n - one + 1) / one) + Math.log(share) - Math.log1p(-share);
    sum += Math.exp(logOfOne);
  }
  return sum;
}
