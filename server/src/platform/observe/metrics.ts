import { createServer } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "../database/database.ts";
import { backupReader, componentReader, queueReader, type ReadComponents } from "./asked-metrics.ts";
import { onProductEvent } from "./happenings.ts";
import type { ReplicaFacts } from "../replica/replica.ts";
import { partialObserver, type Observer } from "./observer.ts";

/** The values that are read when metrics are requested. */
export type MetricSources = {
  /** Read access to the job queue and to what stands of backups. */
  acrossClinics: Database;
  /** Connections of the request pool. */
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  /** Returns the number of current calls on all servers that share the bus. */
  calls: () => number;
  isServing: () => boolean;
  /** Asks every component of `GET /api/health/ready`. */
  components: ReadComponents;
  /** The state of the read replica; missing: there is none. */
  replica?: (() => ReplicaFacts) | undefined;
};

/** The metrics of this process. */
export type Metrics = {
  observer: Observer;
  /** Sets the sources of the values that are read on request. */
  read: (sources: MetricSources) => void;
  /** Returns the metrics in Prometheus' text format. */
  text: () => Promise<string>;
  contentType: string;
  stop: () => void;
};

const seconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Opens the metrics of this process and subscribes to product events until `stop`. Labels have few, known values:
 * route patterns, job kinds, outcomes; never a clinic, person or address.
 */
export function openMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: "anteroom_http_request_duration_seconds",
    help: "Answered requests by route pattern and class of status",
    labelNames: ["route", "status"] as const,
    buckets: seconds,
    registers: [register],
  });
  const jobs = new Histogram({
    name: "anteroom_job_duration_seconds",
    help: "Handled jobs by kind and outcome",
    labelNames: ["job", "outcome"] as const,
    buckets: seconds,
    registers: [register],
  });
  const sockets = new Gauge({
    name: "anteroom_realtime_connections",
    help: "Open web sockets",
    registers: [register],
  });
  const errors = new Counter({
    name: "anteroom_errors_total",
    help: "Errors that nobody expected",
    registers: [register],
  });
  const happenings = {
    payment: counter(
      register,
      "anteroom_payments_total",
      "Words of the payment provider by what became of them",
    ),
    booking: counter(register, "anteroom_bookings_total", "Appointments by how they came to be booked"),
    "file-deletion": counter(
      register,
      "anteroom_file_deletions_total",
      "Tries to delete a stored file whose row is gone, by outcome",
    ),
  };
  const callQuality = new Counter({
    name: "anteroom_call_quality_reports_total",
    help: "Reports of pages in a call, by how it does, by the way it takes and by what carries it",
    labelNames: ["quality", "route", "video"] as const,
    registers: [register],
  });
  let readAnew = async () => {};
  const stopHearing = onProductEvent((...[what, detail]) =>
    what === "call-quality" ? callQuality.inc(detail) : happenings[what].inc({ outcome: detail }),
  );
  return {
    observer: partialObserver({
      request: ({ route, status, ms }) =>
        requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
      job: ({ job, outcome, ms }) => jobs.observe({ job, outcome }, ms / 1000),
      socketOpened: () => sockets.inc(),
      socketClosed: () => sockets.dec(),
      failed: () => errors.inc(),
    }),
    read: (sources) => {
      registerGauges(register, sources);
      if (sources.replica) registerReplica(register, sources.replica);
      const read = [
        queueReader(register, sources.acrossClinics),
        backupReader(register, sources.acrossClinics),
        componentReader(register, sources.components),
      ];
      readAnew = async () => void (await Promise.all(read.map((one) => one())));
    },
    // What has to be asked is read together and first: gauges are written out one by one while others still wait.
    text: async () => {
      await readAnew();
      return register.metrics();
    },
    contentType: register.contentType,
    stop: stopHearing,
  };
}

const counter = (register: Registry, name: string, help: string) =>
  new Counter({ name, help, labelNames: ["outcome"] as const, registers: [register] });

function registerGauges(
  register: Registry,
  { pool, calls, isServing }: Pick<MetricSources, "pool" | "calls" | "isServing">,
): void {
  const registers = [register];
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge("anteroom_calls", "Calls with both sides present", calls);
  gauge("anteroom_serving", "1 while this process may take itself for the only server", () =>
    Number(isServing()),
  );
  new Gauge({
    name: "anteroom_database_connections",
    help: "Connections of the pool of requests; waiting: requests that wait for one",
    labelNames: ["state"] as const,
    registers,
    collect() {
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "used" }, pool.totalCount - pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}

function registerReplica(register: Registry, facts: () => ReplicaFacts): void {
  const registers = [register];
  new Gauge({
    name: "anteroom_replica_used",
    help: "1 while lists of doctors and slots are read from the read replica",
    registers,
    collect() {
      this.set(Number(facts().isUsed));
    },
  });
  new Gauge({
    name: "anteroom_replica_lag_seconds",
    help: "How far the read replica is behind at most; NaN while unknown",
    registers,
    collect() {
      this.set(facts().lagSeconds);
    },
  });
  const counted = <L extends string>(
    name: string,
    help: string,
    label: string,
    values: () => Record<L, number>,
  ) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [value, count] of Object.entries<number>(values())) this.inc({ [label]: value }, count);
      },
    });
  counted(
    "anteroom_replica_reads_total",
    "Reads that may go to the read replica, by where they went",
    "to",
    () => facts().reads,
  );
  counted(
    "anteroom_replica_changes_total",
    "Changes between using and leaving the read replica",
    "to",
    () => facts().changes,
  );
}

/**
 * Serves `GET /metrics`, and 404 for everything else, on its own port without a password. Only the collector must
 * reach it. Port 0 selects a free one; rejects when the port is taken.
 */
export async function serveMetrics(
  metrics: Pick<Metrics, "text" | "contentType">,
  place: { port: number; host: string },
): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(place.port, place.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : place.port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
