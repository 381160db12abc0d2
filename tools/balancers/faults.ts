import type { Balancer } from "./balancer.ts";

type Struck = { balancer: Balancer; serverPids: readonly number[] };

/** A fault of the balancer that has the address, or of the server behind. */
export type BalancerFault = {
  name: string;
  struck: "balancer" | "server";
  downMs: number;
  /** Whether the other balancer must have the address afterwards. */
  moves: boolean;
  begin: (struck: Struck) => Promise<void>;
  /** Repairs what `begin` did. */
  end: (struck: Struck) => Promise<void>;
};

const parts = ["haproxy", "keepalived"] as const;
/** So long does nobody start again what was killed. */
const away = 10_000;
const stall = 30_000;

const freezing = (...frozen: (typeof parts)[number][]): Pick<BalancerFault, "begin" | "end"> => ({
  begin: async ({ balancer }) => frozen.forEach((part) => balancer.setFrozen(part, true)),
  end: async ({ balancer }) => frozen.forEach((part) => balancer.setFrozen(part, false)),
});
const ofBalancer = { struck: "balancer", moves: true } as const;

/** Every fault, by its name. */
export const balancerFaults = {
  "HAProxy killed": {
    ...ofBalancer,
    downMs: away,
    begin: ({ balancer }) => balancer.kill("haproxy"),
    end: async ({ balancer }) => balancer.start("haproxy"),
  },
  "HAProxy frozen": { ...ofBalancer, downMs: stall, ...freezing("haproxy") },
  // Its second process, which has the address, gives it up when the first one has died.
  "keepalived's first process killed": {
    ...ofBalancer,
    downMs: away,
    begin: ({ balancer }) => balancer.killFirst("keepalived"),
    end: async ({ balancer }) => balancer.start("keepalived"),
  },
  // The machine keeps the address, and so do the visitors who know it there.
  "keepalived killed": {
    ...ofBalancer,
    moves: false,
    downMs: away,
    begin: ({ balancer }) => balancer.kill("keepalived"),
    end: async ({ balancer }) => balancer.start("keepalived"),
  },
  "link down": {
    ...ofBalancer,
    downMs: away,
    begin: ({ balancer }) => balancer.setLink(false),
    end: ({ balancer }) => balancer.setLink(true),
  },
  // A machine that hangs answers no ARP either.
  "machine frozen": {
    ...ofBalancer,
    moves: false,
    downMs: stall,
    begin: async (struck) => {
      await struck.balancer.setCarried(false);
      await freezing(...parts).begin(struck);
    },
    end: async (struck) => {
      await freezing(...parts).end(struck);
      await struck.balancer.setCarried(true);
    },
  },
  "the server frozen": {
    struck: "server",
    moves: false,
    downMs: away,
    begin: async ({ serverPids }) => serverPids.forEach((pid) => process.kill(pid, "SIGSTOP")),
    end: async ({ serverPids }) => serverPids.forEach((pid) => process.kill(pid, "SIGCONT")),
  },
} as const satisfies Readonly<Record<string, Omit<BalancerFault, "name">>>;

/** Returns every fault once, in a random order. `random` returns numbers from 0 to below 1. */
export function faultsInTurn(random: () => number): BalancerFault[] {
  return Object.entries(balancerFaults)
    .map(([name, fault]) => ({ fault: { name, ...fault }, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ fault }) => fault);
}
