/** The addresses of the shipped files: two balancers, a server behind them, and visitors. */
export const addresses = {
  "balancer-1": "10.0.0.3",
  "balancer-2": "10.0.0.4",
  server: "10.0.0.11",
  visitors: "10.0.0.100",
} as const;
/** The address that the balancers share. */
export const sharedAddress = "10.0.0.5";
/** A machine of the drill. */
export type Machine = keyof typeof addresses;
/** One of the two machines that share the address. */
export type BalancerName = "balancer-1" | "balancer-2";

/**
 * Returns keepalived's configuration for a balancer: that of the file for the first one, with both addresses exchanged for the second.
 * Throws when the file no longer holds them once each.
 */
export function configurationFor(balancer: BalancerName, shipped: string): string {
  const [own, peer] = [addresses["balancer-1"], addresses["balancer-2"]];
  const settings = { own: `unicast_src_ip ${own}\n`, peer: `        ${peer} min_ttl` };
  for (const setting of Object.values(settings))
    if (shipped.split(setting).length !== 2)
      throw new Error(`deploy/keepalived/keepalived.conf no longer holds ${setting.trim()} once.`);
  if (balancer === "balancer-1") return shipped;
  return shipped
    .replace(settings.own, settings.own.replace(own, peer))
    .replace(settings.peer, settings.peer.replace(peer, own));
}

/** Returns keepalived's configuration with a check that only looks for a process: what a balancer that hangs passes. Throws without a check. */
export function withProcessCheck(configuration: string): string {
  const check = /^( +script) ".*"$/m;
  if (!check.test(configuration)) throw new Error("deploy/keepalived/keepalived.conf has no check.");
  return configuration.replace(check, '$1 "/usr/bin/pgrep -x haproxy"');
}

/** Returns the state that keepalived last entered by its log; null before the first. */
export function stateIn(log: string): string | null {
  return [...log.matchAll(/Entering (MASTER|BACKUP|FAULT) STATE/g)].at(-1)?.[1] ?? null;
}
