import pino from "pino";
import { errorLine } from "../http/error-line.ts";
import { partialObserver, type Observer } from "./observer.ts";
import { currentTrace } from "./trace.ts";

/** The formats of the log. */
export const logFormats = ["json", "pretty"] as const;
/** The levels of the log, from nothing to everything. */
export const logLevels = ["silent", "error", "warn", "info", "debug"] as const;

/** Format and level of the log. */
export type LogOptions = { format: (typeof logFormats)[number]; level: (typeof logLevels)[number] };

type Out = { out: { write: (text: string) => unknown }; err: { write: (text: string) => unknown } };

/** The server's log. */
export type Log = {
  /** Logs an unexpected error, shortened by `errorLine`. */
  error: (error: Error, where?: string) => void;
  warn: (sentence: string) => void;
  observer: Observer;
};

/**
 * Opens the log. `json`: one line on standard output per request (also an unreadable one), job, web socket and error. `pretty`: the same for
 * people, with errors on standard error. It contains no user input: only the observer's facts and `errorLine`.
 */
export function openLog({ format, level }: LogOptions, { out, err }: Out = defaultOut): Log {
  const destination = format === "json" ? out : { write: (line: string) => write({ out, err }, line) };
  const log = pino(
    {
      level,
      base: null, // neither process nor machine: whoever collects knows them
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      messageKey: "message",
    },
    destination,
  );
  return {
    error: (error, where = "") => {
      const id = currentTrace();
      log.error({ kind: "error", ...(id === undefined ? {} : { id }) }, errorLine(error, where));
    },
    warn: (sentence) => log.warn({ kind: "notice" }, sentence),
    observer: partialObserver({
      request: ({ id, clinic, method, route, status, ms }) =>
        log[status >= 500 ? "error" : "info"]({
          kind: "request",
          id,
          clinic,
          method,
          route,
          status,
          ms: rounded(ms),
        }),
      unreadable: ({ id, reason }) => log.info({ kind: "unreadable", id, reason }),
      job: ({ id, clinic, job, outcome, reason, ms }) =>
        log[outcome === "failed" ? "warn" : "info"]({
          kind: "job",
          id,
          clinic,
          job,
          outcome,
          ...(reason === undefined ? {} : { reason }),
          ms: rounded(ms),
        }),
      socketClosed: ({ id, ms }) => log.info({ kind: "websocket", id, ms: rounded(ms) }),
    }),
  };
}

const defaultOut: Out = { out: process.stdout, err: process.stderr };

const rounded = (ms: number) => Math.round(ms * 10) / 10;

type Line = Partial<Record<"level" | "time" | "kind" | "message" | "id", string>> &
  Record<string, string | number | null>;

/** A line for eyes: errors and notices as they are, anything else by its values. */
function write({ out, err }: Out, line: string): void {
  const { level, time, kind, message, id, ...rest } = JSON.parse(line) as Line;
  if (message !== undefined) return void err.write(`${message}\n`);
  const clock = (time ?? "").slice(11, 23);
  const values = Object.entries(rest).map(([name, value]) =>
    name === "ms" ? `${value} ms` : (value ?? "-"),
  );
  const isBad = level === "error" || level === "warn";
  (isBad ? err : out).write(`${[clock, kind, ...values, (id ?? "").slice(0, 8)].join(" ")}\n`);
}
