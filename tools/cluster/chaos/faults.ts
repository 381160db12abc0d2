import type { WireFault } from "../network.ts";
import type { PartName } from "../plan.ts";

/**
 * The part that a fault hits. `primary`, `standby`, `etcd`, the etcd that leads, `haproxy` and `keepalived`, those of the balancer that has
 * the address, are resolved when it begins.
 */
export type Target =
  | Exclude<PartName, `${"postgres" | "haproxy" | "keepalived"}-${number}` | "pgbouncer-2" | "pgbouncer-3">
  | "primary"
  | "standby"
  | "etcd"
  | "haproxy"
  | "keepalived";

/** Every kind of fault; `FaultKind` describes them. */
export const faultKinds = ["kill", "freeze", "slow", "fill"] as const;
/** `slow`: the machine's network is delayed and loses packets. `fill`: its disk is full. */
export type FaultKind = (typeof faultKinds)[number];

/** Parts that fail together and recover together. */
export type Fault = {
  targets: readonly Target[];
  kind: FaultKind;
  /** After this time the last of them is restarted, as by a service manager; `downMsOf` has the time of each. */
  downMs: number;
};

const targets: readonly Target[] = [
  "server-1",
  "server-2",
  "server-3",
  "redis",
  "primary",
  "pgbouncer-1",
  "haproxy",
  "s3",
  "mail",
  "gateway",
  "standby",
  "etcd",
  "keepalived",
  "relay",
  "janus-1",
  "janus-2",
];

const crash = 1_000;
const stall = 30_000;
/** A bad wire, in ms. */
const badFor = 15_000;
/** PostgreSQL writes on for a while in what it has set aside. */
const full = 30_000;
/** Longer than Patroni's 20 s: another one has become the primary by then. */
const loss = 32_000;

/** Every part killed, then every part frozen, in turn; a primary for long enough that the standby takes over. */
const singles: readonly Fault[] = (["kill", "freeze"] as const).flatMap((kind) =>
  targets.map((target): Fault => {
    const short = kind === "kill" ? crash : stall;
    return { targets: [target], kind, downMs: target === "primary" ? loss : short };
  }),
);

/** A bad connection between two nodes: 5 % packet loss in each direction, 300 ms more round-trip time. */
export const badWire: WireFault = { lossPercent: 5, delayMs: 150 };
/**
 * The bad connection of `badWire` where two wires lie between two nodes: half of its loss and delay on each.
 */
export const badWireOfAll: WireFault = { lossPercent: 2.5, delayMs: 75 };

/** What has a wire besides etcd; that of the balancer lies between it and everything else, visitors too. */
const machines: readonly Target[] = [
  "haproxy",
  "server-1",
  "server-2",
  "server-3",
  "primary",
  "standby",
  "redis",
  "s3",
  "mail",
  "gateway",
];
const ofMachines = (struck: readonly Target[]): Fault => ({ targets: struck, kind: "slow", downMs: badFor });
const ofDisk = (target: Target): Fault => ({ targets: [target], kind: "fill", downMs: full });

/** Each wire bad, of etcd that of its leader, then all of them at once; each disk full. */
const ofNetworkAndDisk: readonly Fault[] = [
  ...[...machines, "etcd" as const].map((machine) => ofMachines([machine])),
  ofMachines([...machines, "etcd-1", "etcd-2", "etcd-3"]),
  ...(["s3", "standby", "primary", "etcd", "server-1"] as const).map(ofDisk),
];

/** Returns `count` faults of network and disk: each once in turn, then at random. `random` returns numbers from 0 to below 1. */
export function planNetworkAndDiskFaults(count: number, random: () => number): Fault[] {
  return Array.from(
    { length: count },
    (_, index) =>
      ofNetworkAndDisk[
        index < ofNetworkAndDisk.length ? index : Math.floor(random() * ofNetworkAndDisk.length)
      ] as Fault,
  );
}

/**
 * Returns `count` faults: first every part killed in turn, then every part frozen in turn, then random pairs. `random`
 * returns numbers from 0 to below 1.
 */
export function planFaults(count: number, random: () => number): Fault[] {
  return Array.from({ length: count }, (_, index) => singles[index] ?? pairAtRandom(random));
}

/** Returns `count` random faults: a third of single parts, the others of pairs. `random` returns numbers from 0 to below 1. */
export function planRandomFaults(count: number, random: () => number): Fault[] {
  return Array.from({ length: count }, () =>
    random() < 1 / 3 ? pickFrom(singles, random) : pairAtRandom(random),
  );
}

const pickFrom = <T>(list: readonly T[], random: () => number) =>
  list[Math.floor(random() * list.length)] as T;

function pairAtRandom(random: () => number): Fault {
  const first = pickFrom(targets, random);
  const second = pickFrom(
    targets.filter((target) => target !== first),
    random,
  );
  const pair = [first, second];
  const kind = pickFrom(["kill", "freeze"] as const, random);
  return { targets: pair, kind, downMs: pair.includes("primary") ? loss : kind === "kill" ? crash : stall };
}

/** Of a quick run: so long does a part hang, in ms. */
const shortStall = 5_000;
/** Of a quick run: parts that are ready again within seconds. */
const quickTargets = targets.filter((target) => target !== "primary" && target !== "standby");

/**
 * Returns how long a part of this fault is down, in ms. A part struck together with a primary is back as early as without it: a balancer
 * or bucket away for as long as a failover takes would be half a minute of refusals of its own.
 */
export function downMsOf({ targets: struck, kind, downMs }: Fault, target: Target): number {
  if (target === "primary" || !struck.includes("primary")) return downMs;
  if (kind === "kill") return Math.min(downMs, crash);
  return kind === "freeze" ? Math.min(downMs, stall) : downMs;
}

/**
 * Returns `count` random faults of which most end within seconds, for runs of many: nine of ten kill, the others freeze for 5 s; a third
 * are of single parts, the others of pairs. In one of 25 one part is the primary, killed until the standby has taken over, in another
 * the standby. `random` returns numbers from 0 to below 1.
 */
export function planQuickFaults(count: number, random: () => number): Fault[] {
  return Array.from({ length: count }, (): Fault => {
    const luck = random();
    const kind = luck >= 0.08 && random() < 0.1 ? "freeze" : "kill";
    const first: Target = luck < 0.04 ? "primary" : luck < 0.08 ? "standby" : pickFrom(quickTargets, random);
    const others = quickTargets.filter((target) => target !== first);
    const struck = random() < 1 / 3 ? [first] : [first, pickFrom(others, random)];
    const short = kind === "kill" ? crash : shortStall;
    return { targets: struck, kind, downMs: first === "primary" ? loss : short };
  });
}

/** Longer than a Janus may be away before its calls are moved, in ms. */
const away = 5_000;

/**
 * Each server killed with a Janus, in turn, and the first once more; then both Janus. Calls move from a killed Janus to the other one and
 * stay there: from the second pair on each takes the Janus of all calls, wherever they began, and the three servers hold all of them. So
 * each call loses both once. Both Janus come last: calls go to whichever is back first.
 */
const pairsForCalls: readonly Fault[] = (
  [
    ["server-1", "janus-1"],
    ["server-2", "janus-2"],
    ["server-3", "janus-1"],
    ["server-1", "janus-2"],
    ["janus-1", "janus-2"],
  ] as const
).map((pair): Fault => ({ targets: pair, kind: "kill", downMs: away }));

/**
 * Returns the faults for calls in browsers: servers, Redis, the primary and the media carrier, each killed, then each frozen; over Janus
 * then pairs that a Janus is part of. The primary stays down until the standby has taken over.
 */
export function planCallFaults(carrier: "janus" | "relay"): Fault[] {
  const carriers = carrier === "janus" ? (["janus-1", "janus-2"] as const) : ([carrier] as const);
  const parts = ["server-1", "server-2", "server-3", "redis", "primary", ...carriers] as const;
  const single = (["kill", "freeze"] as const).flatMap((kind) =>
    parts.map((target): Fault => {
      const short = kind === "kill" ? crash : stall;
      return { targets: [target], kind, downMs: target === "primary" ? loss : short };
    }),
  );
  return carrier === "janus" ? [...single, ...pairsForCalls] : single;
}

/**
 * Returns the faults of wires for calls in browsers: of each server, Redis, HAProxy, where the browsers are too, and what carries the calls;
 * over Janus then of both Janus at once.
 */
export function planCallWireFaults(carrier: "janus" | "relay"): Fault[] {
  const carriers = carrier === "janus" ? (["janus-1", "janus-2"] as const) : ([carrier] as const);
  const wires = ["server-1", "server-2", "server-3", "redis", "haproxy", ...carriers] as const;
  const single = wires.map((wire) => ofMachines([wire]));
  return carrier === "janus" ? [...single, ofMachines(carriers)] : single;
}

/** A call that brings nothing at all for longer than this was not kept, in ms. */
const keptMs = 2_000;
/** A call is back so soon after what carries it was killed, in ms. */
const backMs = 6_000;

/**
 * Returns how long a call may receive nothing during and after a fault of `planCallFaults` or `planCallWireFaults`, in
 * ms: 6 s where its media carrier fails (after the outage where nothing can replace it: both Janus, or a relay that hangs), else 2 s, or
 * `calmMs` if longer, the longest silence without a fault.
 */
export function mostSilenceMs({ targets: struck, kind, downMs }: Fault, calmMs: number): number {
  const janus = struck.filter((target) => target.startsWith("janus-")).length;
  if (kind === "slow") return Math.max(keptMs, calmMs); // a bad wire still carries
  const hangs = kind === "freeze" && struck.includes("relay");
  if (janus === 2 || hangs) return downMs + backMs; // nothing can carry it before one of them is back
  return janus === 1 || struck.includes("relay") ? backMs : Math.max(keptMs, calmMs);
}

/** Whether one request succeeded; `at` is when it began, `until` when it was answered or given up, in ms of `Date.now`. */
export type Sample = { at: number; until: number; isGood: boolean };

/** What a server cannot do while a part is away that others run, and refuses with a code of its own: the step and what it answers. */
const refusedWithout: Partial<Record<Target, RegExp>> = {
  s3: /^file 503 unavailable$/,
  gateway: /^(?:payment|result) 503 payment_unavailable$/,
};

/**
 * Marks refusals with an error code, while a fault lasts (`from` to `to`, in ms), as good where the server rightly refuses: what it cannot
 * store on a full disk (503, 507), files without the bucket, payments without the gateway. Does not change the given samples.
 */
export function forgiveClearRefusals<S extends Sample & { step: string; outcome: string }>(
  samples: readonly S[],
  { kind, targets: struck }: Pick<Fault, "kind" | "targets">,
  { from, to }: { from: number; to: number },
): S[] {
  const forgiven =
    kind === "fill" ? [/ 50[37] [a-z]/] : struck.flatMap((target) => refusedWithout[target] ?? []);
  return samples.map((sample) =>
    sample.at >= from &&
    sample.at < to &&
    forgiven.some((one) => one.test(`${sample.step} ${sample.outcome}`))
      ? { ...sample, isGood: true }
      : sample,
  );
}

/**
 * Returns how many whole seconds of the period (ms) were bad: more than 1 % of the requests that began in it failed, however late, or
 * requests waited all through it and none of any age was answered well. Seconds in which nothing was asked or under way do not count.
 */
export function countBadSeconds(
  samples: readonly Sample[],
  { from, to }: { from: number; to: number },
): number {
  const starts = Array.from({ length: Math.ceil((to - from) / 1_000) }, (_, index) => from + index * 1_000);
  return starts.filter((start) => {
    const end = Math.min(start + 1_000, to);
    const begun = samples.filter(({ at }) => at >= start && at < end);
    const failed = begun.filter(({ isGood }) => !isGood).length;
    if (failed / begun.length > 0.01) return true;
    const isAnswered = samples.some(({ until, isGood }) => isGood && until >= start && until < end);
    return !isAnswered && samples.some(({ at, until }) => at < start && until >= end);
  }).length;
}

/** Returns how many bad seconds a fault may cause: 30 where the database fails over, else 5. */
export const mostBadSeconds = ({ targets: struck }: Fault): number => (struck.includes("primary") ? 30 : 5);

/** Returns a readable name of a fault: `kill primary`. */
export const nameFault = ({ targets: struck, kind }: Fault): string => `${kind} ${struck.join(" and ")}`;

/** Creates a pseudo-random generator from 0 to below 1 by seed (mulberry32): the same numbers for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
