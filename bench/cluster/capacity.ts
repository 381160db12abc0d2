/** CPU cost of one request, in ms of a core: of the server's process and of PostgreSQL. */
export type RequestCost = { node: number; postgres: number };

/** Share of a core used at most; the rest is for short peaks, garbage collection, and a failed server. */
export const maxCoreUse = 0.6;

/**
 * Returns how many requests a second one single-threaded server handles, and how many such servers one PostgreSQL core serves: by the mean
 * cost, at `maxCoreUse` of a core. NaN without costs.
 */
export function capacityOf(costs: readonly RequestCost[]): { perSecond: number; serversPerCore: number } {
  const mean = (of: (cost: RequestCost) => number) =>
    costs.reduce((sum, cost) => sum + of(cost), 0) / costs.length;
  const [node, postgres] = [mean((cost) => cost.node), mean((cost) => cost.postgres)];
  return { perSecond: (1_000 * maxCoreUse) / node, serversPerCore: node / postgres };
}
