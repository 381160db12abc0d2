/** What one request costs, in ms of a core. */
export type RequestCost = { node: number; postgres: number };

/** So much of a core is used at most; the rest is for peaks within a second, garbage collection, and a server that fails. */
export const maxCoreUse = 0.6;

/** What one server, which is one thread, carries, and how many such servers one core of PostgreSQL serves. */
export function capacityOf(costs: readonly RequestCost[]): { perSecond: number; serversPerCore: number } {
  const mean = (of: (cost: RequestCost) => number) =>
    costs.reduce((sum, cost) => sum + of(cost), 0) / costs.length;
  const [node, postgres] = [mean((cost) => cost.node), mean((cost) => cost.postgres)];
  return { perSecond: (1_000 * maxCoreUse) / node, serversPerCore: node / postgres };
}
