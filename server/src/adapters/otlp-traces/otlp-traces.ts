import { partialObserver, type Observer } from "../../platform/observe/observer.ts";
import { collectSpans, type SpanPlace } from "../../platform/observe/spans.ts";
import { textWithoutValues } from "./text-without-values.ts";

/** The options of `otlpTraces`. */
export type OtlpOptions = {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: the URL before `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  service: string;
  version: string;
  /** The sampled share of traces, 0 to 1. */
  ratio: number;
  /** Called when spans are lost; once until some arrive again. */
  warn: (sentence: string) => void;
};

/** The observer that exports spans. */
export type Traces = { observer: Observer; stop: () => Promise<void> };

/** Kinds and status of the OpenTelemetry protocol. */
const [server, client, consumer] = [2, 3, 5];
const statusError = 2;

const [batchSize, mostWaiting] = [512, 4_096];
const [pauseMs, patienceMs, lastPatienceMs] = [2_000, 10_000, 2_000];

type Attributes = Record<string, string | number | null>;
type Ended = SpanPlace & { trace: string; name: string; kind: number; endedAt: number; ms: number };

/**
 * Turns spans on and exports those of requests, jobs and statements to an OpenTelemetry collector (OTLP over HTTP,
 * JSON). Attributes are patterns, kinds and the clinic's slug, never user input. Drops spans that the collector
 * does not accept, and those above 4,096 waiting. `stop` sends the rest.
 */
export function otlpTraces(options: OtlpOptions): Traces {
  const waiting: unknown[] = [];
  let isLosing = false;
  let sending: Promise<void> | null = null;
  const lose = (why: string) => {
    if (!isLosing) options.warn(`OTEL_EXPORTER_OTLP_ENDPOINT: traces are lost (${why}).`);
    isLosing = true;
  };
  const send = async (spans: unknown[], ms: number) => {
    try {
      const answer = await fetch(`${options.endpoint.replace(/\/$/, "")}/v1/traces`, {
        method: "POST",
        redirect: "error",
        headers: { "content-type": "application/json", ...options.headers },
        body: JSON.stringify(messageOf(options, spans)),
        signal: AbortSignal.timeout(ms),
      });
      await answer.body?.cancel();
      if (answer.ok) isLosing = false;
      else lose(`the collector answered ${answer.status}`);
    } catch (error) {
      lose(error instanceof Error ? error.name : "no answer");
    }
  };
  const flush = () => {
    if (waiting.length === 0 || sending !== null) return;
    sending = send(waiting.splice(0, batchSize), patienceMs).finally(() => {
      sending = null;
      if (waiting.length >= batchSize) flush();
    });
  };
  const add = (ended: Ended, attributes: Attributes, failed: boolean) => {
    if (!isSampled(ended.trace, options.ratio)) return;
    if (waiting.length >= mostWaiting) return lose("more than can be sent");
    waiting.push(spanOf(ended, attributes, failed));
    if (waiting.length >= batchSize) flush();
  };
  const timer = setInterval(flush, pauseMs).unref();
  const stopCollecting = collectSpans(({ text, failed, ...span }) => {
    const statement = textWithoutValues(text);
    const name = /^[a-z]+/i.exec(statement)?.[0].toLowerCase() ?? "statement";
    const attributes = { "db.system.name": "postgresql", "db.query.text": statement };
    add({ ...span, name, kind: client }, attributes, failed);
  });
  return {
    observer: spanObserver(add),
    stop: async () => {
      stopCollecting();
      clearInterval(timer);
      await sending;
      while (waiting.length > 0 && !isLosing) await send(waiting.splice(0, batchSize), lastPatienceMs);
    },
  };
}

/** Spans of what the observer is told. */
function spanObserver(add: (ended: Ended, attributes: Attributes, failed: boolean) => void): Observer {
  const endedAt = () => performance.timeOrigin + performance.now();
  return partialObserver({
    request: ({ span, id, clinic, method, route, status, ms }) => {
      if (!span) return;
      const attributes = {
        "http.request.method": method,
        "http.route": route,
        "http.response.status_code": status,
        "anteroom.clinic": clinic,
      };
      const name = `${method} ${route}`;
      add({ ...span, trace: id, name, kind: server, endedAt: endedAt(), ms }, attributes, status >= 500);
    },
    job: ({ span, id, clinic, job, outcome, ms }) => {
      if (!span) return;
      const attributes = { "messaging.destination.name": job, "anteroom.clinic": clinic };
      add(
        { ...span, trace: id, name: job, kind: consumer, endedAt: endedAt(), ms },
        attributes,
        outcome === "failed",
      );
    },
  });
}

/** The same answer on every server of a trace: its last 13 digits are as good as dice. */
const isSampled = (trace: string, ratio: number) => Number.parseInt(trace.slice(-13), 16) < ratio * 2 ** 52;

function spanOf(
  { id, parent, trace, name, kind, endedAt, ms }: Ended,
  attributes: Attributes,
  failed: boolean,
) {
  return {
    traceId: trace,
    spanId: id,
    ...(parent === undefined ? {} : { parentSpanId: parent }),
    name,
    kind,
    startTimeUnixNano: nanoseconds(endedAt - ms),
    endTimeUnixNano: nanoseconds(endedAt),
    attributes: attributesOf(attributes),
    status: failed ? { code: statusError } : {},
  };
}

/** As text: the number has more digits than JavaScript keeps. */
const nanoseconds = (ms: number) => `${Math.round(ms * 1_000)}000`;

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (value === null) return [];
    return [{ key, value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value } }];
  });

function messageOf({ service, version }: OtlpOptions, spans: unknown[]) {
  const attributes = attributesOf({ "service.name": service, "service.version": version });
  return {
    resourceSpans: [{ resource: { attributes }, scopeSpans: [{ scope: { name: "anteroom" }, spans }] }],
  };
}
