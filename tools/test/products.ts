import { globSync } from "node:fs";
import { whole } from "../../e2e/webkit/whole.ts";

/** One cell of a product: the runner, with its arguments and settings. */
export type Cell = {
  name: string;
  runner:
    | "playwright"
    | "vitest"
    | "vitest-unit"
    | "webkit"
    | "pusher-specs"
    | "janus"
    | "cluster"
    | "chaos"
    | "upgrade"
    | "point-in-time"
    | "prometheus"
    | "mail-once"
    | "image"
    | "balancers";
  args: readonly string[];
  env: Readonly<Record<string, string>>;
};
/** A full product that takes too long for `npm test`: `says` states what it tests. */
export type MatrixProduct = { name: string; says: string; cells: (size: MatrixSize) => readonly Cell[] };
/**
 * The size of a run: how many bookings and faults. `seed`: random faults from the first one on; 0
 * means each part in turn first. `from`: commit of the version that an upgrade begins with.
 */
export type MatrixSize = { bookings: number; faults: number; seed: number; from: string };

/** The first version whose servers share everything that a cluster has, but the sandbox gateway. */
const firstWithBucket = "2f373764";
/** The size of a full run of the matrix. */
export const fullSize: MatrixSize = { bookings: 2_000, faults: 2_000, seed: 0, from: firstWithBucket };
const bookingsOfCell = 100;
/** Each part killed and frozen once, and eighteen pairs. */
const faultsOfCell = 40;

/** Tests that start a Redis server, by Vitest's project. */
const sharedOnRedis = {
  "vitest-unit": [
    "hold-calls.test",
    "testing/bus-conformance",
    "testing/realtime-conformance",
    "testing/realtime-webhooks",
    "testing/shared-connection-limits",
  ],
  vitest: [
    "testing/two-servers",
    "testing/two-processes",
    "testing/several-processes",
    "testing/graceful-stop",
  ],
} as const;

const looks = ["aurora", "ipe", "andes"].flatMap((clinic) =>
  ["light", "dark"].flatMap((scheme) =>
    ["none", "active"].map((forcedColors) => ({ clinic, scheme, forcedColors })),
  ),
);

/** Returns faults in cells of at most `faultsOfCell`, each with its seed; `more` are further arguments of the chaos program. */
function chaosCells(faults: number, ...more: string[]): readonly Cell[] {
  return Array.from({ length: Math.ceil(faults / faultsOfCell) }, (_, index) => {
    const [from, to] = [index * faultsOfCell, Math.min(faults, (index + 1) * faultsOfCell)];
    return {
      name: `faults ${from + 1} to ${to}`,
      runner: "chaos",
      args: [String(to - from), String(index + 1), ...more],
      env: {},
    };
  });
}

/** Returns the cell of a test file that only the matrix runs. */
const matrixFile = (name: string): Cell => ({
  name,
  runner: "playwright",
  args: [`e2e/${name}.matrix.ts`, "--project=chromium"],
  env: { ANTEROOM_E2E_MATCH: `**/${name}.matrix.ts` },
});

/** All products of the matrix: what each tests, and its cells, the parts that run by themselves. */
export const matrixProducts: readonly MatrixProduct[] = [
  {
    name: "firefox-suite",
    says: "every journey in Firefox",
    cells: () =>
      globSync("e2e/**/*.spec.ts")
        .sort()
        .map((file) => ({
          name: file,
          runner: "playwright",
          args: [file, "--project=firefox"],
          env: { ANTEROOM_FIREFOX_ALL: "1" },
        })),
  },
  {
    name: "webkit-suite",
    says: "everything but the call in WebKitGTK, the stand-in for Safari: journeys of a patient, and every route in two directions",
    cells: () => Object.keys(whole).map((name) => ({ name, runner: "webkit", args: [], env: {} })),
  },
  {
    name: "axe-full",
    says: "axe on every route in every language, clinic, colour scheme, with and without forced colours",
    cells: () =>
      looks.map((look) => ({
        name: `${look.clinic} ${look.scheme} ${look.forcedColors}`,
        runner: "playwright",
        args: ["e2e/accessibility.spec.ts", "--project=chromium"],
        env: { ANTEROOM_AXE_LOOK: JSON.stringify(look) },
      })),
  },
  {
    name: "routes",
    says: "every row of the route table: guard, gate on and off, odd queries, numbers nobody has",
    cells: () => [matrixFile("routes")],
  },
  {
    name: "flags",
    says: "every setting and field of the manifest, on and off: what it names is there, and is not",
    cells: () => [matrixFile("flags")],
  },
  {
    name: "pseudo-locale",
    says: "every route in words two fifths longer, from left and from right, at 320, 360 and 1280 px and with text at 200 %",
    cells: () =>
      ["aurora", "ipe", "andes"].map((clinic) => ({
        ...matrixFile("pseudo-locale"),
        name: clinic,
        env: { ...matrixFile("pseudo-locale").env, ANTEROOM_PSEUDO_CLINIC: clinic },
      })),
  },
  {
    name: "accessible-states",
    says: "what is open, wrong, offline or going on: axe in each look, narrow, with large text, without motion; a visit booked by keyboard",
    cells: () => ["accessible-states", "keyboard"].map(matrixFile),
  },
  {
    name: "hot-plug",
    says: "sound devices that come and go, as PulseAudio's virtual ones",
    cells: () =>
      ["chromium", "firefox"].map((browser) => ({
        name: browser,
        runner: "playwright",
        args: ["e2e/hot-plug.matrix.ts", `--project=${browser}`],
        env: { ANTEROOM_E2E_MATCH: "**/hot-plug.matrix.ts", ANTEROOM_FIREFOX_ALL: "1" },
      })),
  },
  {
    name: "vitals-reading",
    says: "films of drawn faces read through the camera, and what must be refused",
    cells: () => ["vitals-reading", "vitals-camera"].map(matrixFile),
  },
  {
    name: "kill-storm",
    says: "kill -9 between any two steps of 2,000 bookings (`--bookings` for fewer)",
    cells: ({ bookings }) =>
      Array.from({ length: Math.ceil(bookings / bookingsOfCell) }, (_, index) => ({
        name: `bookings ${index * bookingsOfCell + 1} to ${Math.min(bookings, (index + 1) * bookingsOfCell)}`,
        runner: "vitest",
        args: ["server/src/testing/kill-storm"],
        env: { ANTEROOM_BOOKINGS: String(Math.min(bookingsOfCell, bookings - index * bookingsOfCell)) },
      })),
  },
  {
    name: "call-healing",
    says: "calls that lose their relay for six, twelve and thirty seconds, and one that is started anew",
    cells: () =>
      Array.from({ length: 5 }, (_, index) => ({
        name: `round ${index + 1}`,
        runner: "playwright",
        args: ["e2e/call-healing.spec.ts", "--project=chromium"],
        env: { ANTEROOM_LONG_CALLS: "1" },
      })),
  },
  {
    name: "janus",
    says: "the call over a real Janus: the conformance of calls, and whole visits with the product and the demo doctor",
    cells: () =>
      [
        { name: "conformance", args: ["e2e/janus-call.matrix.ts"], match: "**/janus-call.matrix.ts" },
        {
          name: "visits",
          args: ["e2e/visit.spec.ts", "e2e/janus-visit.matrix.ts"],
          match: "**/{visit.spec,janus-visit.matrix}.ts",
        },
      ].map(({ name, args, match }) => ({
        name,
        runner: "janus",
        args: [...args, "--project=chromium"],
        env: { ANTEROOM_E2E_MATCH: match },
      })),
  },
  {
    name: "call-screens",
    says: "the call's screen in real browsers: five people, small window, devices, weak lines, a server that stops and dies",
    cells: () =>
      ["people", "screens", "ladder", "restart"].map((what) => ({
        name: what,
        runner: "playwright",
        args: [`e2e/call-${what}.matrix.ts`, "--project=chromium"],
        env: { ANTEROOM_E2E_MATCH: `**/call-${what}.matrix.ts` },
      })),
  },
  {
    name: "cluster",
    says: "three servers with everything around them (`npm run cluster`): a journey over all of them",
    cells: () => [{ name: "journey", runner: "cluster", args: [], env: {} }],
  },
  {
    name: "chaos",
    says: "parts of a cluster killed and frozen 2,000 times while patients book, pay and write (`--faults` for fewer, `--seed` for others)",
    cells: ({ faults, seed }) =>
      seed === 0
        ? chaosCells(faults)
        : [
            {
              name: `${faults} faults by seed ${seed}`,
              runner: "chaos",
              args: [String(faults), String(seed), "random"],
              env: {},
            },
          ],
  },
  {
    name: "chaos-quick",
    says: "the same with faults that end within seconds, each as soon as the one before is over (`--faults`, `--seed`; SIGTERM ends them and checks)",
    cells: ({ faults, seed }) => [
      {
        name: `${faults} quick faults by seed ${seed}`,
        runner: "chaos",
        args: [String(faults), String(seed), "quick"],
        env: {},
      },
    ],
  },
  {
    name: "chaos-calls",
    says: "two calls of two browsers each in a cluster, over Janus and over coturn alone, while servers, Redis, PostgreSQL and what carries them are killed and frozen",
    cells: () =>
      (["janus", "relay"] as const).map((carrier) => ({
        ...matrixFile("call-chaos"),
        name: carrier,
        env: { ...matrixFile("call-chaos").env, ANTEROOM_CALL_CARRIER: carrier },
      })),
  },
  {
    name: "chaos-call-wires",
    says: "the same calls while the wires of servers, Redis, HAProxy and what carries them lose and delay packets (needs root and vde2)",
    cells: () =>
      (["janus", "relay"] as const).map((carrier) => ({
        ...matrixFile("call-chaos"),
        name: carrier,
        env: { ...matrixFile("call-chaos").env, ANTEROOM_CALL_CARRIER: carrier, ANTEROOM_CALL_WIRES: "on" },
      })),
  },
  {
    name: "chaos-network-disk",
    says: "the same with every part on machines of their own (network namespaces): lost and late packets, full disks (`--faults`; needs root and vde2)",
    cells: ({ faults }) => chaosCells(faults, "network-and-disk"),
  },
  {
    name: "upgrade",
    says: "three servers of an earlier version (`--from`) replaced one after the other under load",
    cells: ({ from }) => [{ name: `from ${from}`, runner: "upgrade", args: [from], env: {} }],
  },
  {
    name: "restore",
    says: "the drill of backup and restore: into an empty database and a bucket, by the commands too; rows, sequences, rules, files, `audit:verify`, `bookings:verify`",
    cells: () => [
      { name: "drill", runner: "vitest", args: ["server/src/testing/operating.integration"], env: {} },
    ],
  },
  {
    name: "point-in-time",
    says: "recovery to a moment by pgBackRest: a full backup under load, damage, and everything acknowledged before the moment there again",
    cells: () => [{ name: "drill", runner: "point-in-time", args: [], env: {} }],
  },
  {
    name: "prometheus",
    says: "a running Prometheus with the shipped alerts and the questions of the dashboard: a server is killed, an alert fires and ends",
    cells: () => [{ name: "drill", runner: "prometheus", args: [], env: {} }],
  },
  {
    name: "mail-once",
    says: "mails by Postfix into mailboxes of Cyrus, with and without its suppression of duplicates: answers are lost and the server is killed after a mail was accepted (needs root; `--seed`)",
    cells: ({ seed }) => [
      { name: `seed ${seed || 1}`, runner: "mail-once", args: [String(seed || 1)], env: {} },
    ],
  },
  {
    name: "image",
    says: "the image by buildah on a base by debootstrap: what is in it, a container with its defaults, two by compose.yaml (needs root)",
    cells: () => [{ name: "build and run", runner: "image", args: [], env: {} }],
  },
  {
    name: "balancers",
    says: "two HAProxy that share an address by keepalived, on machines of their own (network namespaces): each kind of failure three times, and a control (needs root)",
    cells: () => [{ name: "faults", runner: "balancers", args: ["3"], env: {} }],
  },
  {
    name: "valkey",
    says: "everything that several servers share, on Valkey's server in place of Redis's",
    cells: () =>
      (["vitest-unit", "vitest"] as const).map((runner) => ({
        name: runner === "vitest" ? "servers" : "bus and realtime",
        runner,
        args: sharedOnRedis[runner].map((file) => `server/src/${file}`),
        env: { ANTEROOM_REDIS_SERVER: "valkey-server" },
      })),
  },
  {
    name: "contract-fuzz",
    says: "20,000 bent requests to every endpoint",
    cells: () =>
      Array.from({ length: 10 }, (_, index) => ({
        name: `round ${index + 1}`,
        runner: "vitest",
        args: ["server/src/testing/contract-fuzz"],
        env: { ANTEROOM_FUZZ_RUNS: "2000" },
      })),
  },
  {
    name: "pusher-js-specs",
    says: "pusher-js's own integration specs, unmodified, against the embedded realtime server",
    cells: () => [{ name: "Chromium", runner: "pusher-specs", args: [], env: {} }],
  },
];

/**
 * Parses the size of a run from the texts of its options. Throws with one sentence for what is
 * not a whole number, or for more than `fullSize`.
 */
export function readSize(given: Readonly<Record<keyof MatrixSize, string>>): MatrixSize {
  const read = (name: "bookings" | "faults") => {
    const value = /^[1-9]\d{0,4}$/.test(given[name]) ? Number(given[name]) : 0;
    if (value < 1 || value > fullSize[name])
      throw new Error(`--${name} is a number up to ${fullSize[name]}, not ${given[name]}.`);
    return value;
  };
  if (!/^\d{1,6}$/.test(given.seed)) throw new Error(`--seed is a number, not ${given.seed}.`);
  if (!/^[\da-f]{7,40}$/.test(given.from)) throw new Error(`--from is a commit, not ${given.from}.`);
  return { bookings: read("bookings"), faults: read("faults"), seed: Number(given.seed), from: given.from };
}

/** Returns part k of n: every n-th item, beginning with the k-th. */
export function partOf<Item>(items: readonly Item[], { k, n }: { k: number; n: number }): readonly Item[] {
  return items.filter((_, index) => index % n === k - 1);
}

/** Parses "2/5" into `{ k: 2, n: 5 }`. Throws with one sentence for anything else. */
export function readPart(text: string): { k: number; n: number } {
  const [, k = 0, n = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (k < 1 || k > n) throw new Error(`--part is k/n with 1 <= k <= n, not ${text}.`);
  return { k, n };
}
