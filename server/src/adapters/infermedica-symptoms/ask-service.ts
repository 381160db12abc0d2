import { Buffer } from "node:buffer";
import type { z } from "zod";
import { SymptomServiceUnavailable } from "../../ports/symptom-service.ts";

type Key = { appId: string; appKey: string };

/** The options of `openServiceClient`. */
export type ServiceClientOptions = {
  /** Our credentials per origin. No other origin is requested. */
  keys: ReadonlyMap<string, Key>;
  now: () => Date;
  report: (error: Error) => void;
  /** Timeout of one request, in ms. */
  timeoutMs?: number;
};

type Question = {
  url: string;
  path: `/${string}`;
  /** Sent where there is one; else it is a GET. */
  body?: object;
  headers: Readonly<Record<string, string>>;
  /** The result stands without it, as where the plan of an account has it not: its failure stops nothing. */
  isOptional?: true;
};
/** Sends one request and returns its answer, validated by `shape`. Throws `SymptomServiceUnavailable`. */
export type RequestService = <T>(question: Question, shape: z.ZodType<T>) => Promise<T>;

/** An answer longer than this is none, in bytes. */
const longestAnswer = 512 * 1024;
/** After so many failures in a row nobody is asked for a while. */
const failuresToPause = 3;
const pauseMs = 30_000;
const longestPauseMs = 120_000;
/** So many may wait for one service at once. */
const mostAtOnce = 40;
/** Answers after which the same is asked once more: all calls are the same however often they are made. */
const passing: ReadonlySet<number> = new Set([502, 503, 504]);

type Line = { failures: number; pausedUntil: number; waiting: number };

/**
 * Returns a client for symptom services over HTTP. Only origins in `keys` are requested, at most 40 requests at
 * once each. It retries once within `timeoutMs` after a broken connection or 502 to 504. After three failures in a
 * row, a refusal or 429 it reports the origin and pauses it: 30 s, or as `Retry-After` says up to 120 s. Meanwhile
 * requests throw `paused`.
 */
export function openServiceClient({
  keys,
  now,
  report,
  timeoutMs = 5000,
}: ServiceClientOptions): RequestService {
  const lines = new Map<string, Line>();
  return async ({ url, path, body, headers, isOptional }, shape) => {
    const { origin } = new URL(url);
    const key = keys.get(origin);
    if (!key) throw new SymptomServiceUnavailable("refused");
    const line = lines.get(origin) ?? { failures: 0, pausedUntil: 0, waiting: 0 };
    lines.set(origin, line);
    const left = line.pausedUntil - now().getTime();
    if (left > 0) throw new SymptomServiceUnavailable("paused", Math.ceil(left / 1000));
    if (line.waiting >= mostAtOnce) throw new SymptomServiceUnavailable("busy", 5);
    line.waiting += 1;
    try {
      const init = initOf(key, body, headers);
      const answer = await askTwice(`${url}${path}`, init, timeoutMs);
      const read = readAnswer(answer, shape);
      line.failures = 0;
      return read;
    } catch (error) {
      const away =
        error instanceof SymptomServiceUnavailable ? error : new SymptomServiceUnavailable("silent");
      if (isOptional) throw away;
      line.failures += 1;
      // Refused once it will refuse again; too busy it says for how long.
      const isFinal = away.why === "refused" || away.why === "busy" || line.failures >= failuresToPause;
      const pause = away.retryAfter === null ? pauseMs : Math.min(longestPauseMs, away.retryAfter * 1000);
      if (isFinal) line.pausedUntil = now().getTime() + pause;
      if (isFinal) report(new Error(`Symptom checker at ${origin}: ${away.why}`));
      throw away;
    } finally {
      line.waiting -= 1;
    }
  };
}

function initOf({ appId, appKey }: Key, body: object | undefined, headers: Question["headers"]): RequestInit {
  return {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...headers,
      "App-Id": appId,
      "App-Key": appKey,
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: "error",
  };
}

type Answer = { status: number; text: string; retryAfter: number | null };

/** Once more where the line broke or the service was away for a moment; a silent one has used up the patience. */
async function askTwice(address: string, init: RequestInit, timeoutMs: number): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const ask = () => askOnce(address, { ...init, signal });
  try {
    const answer = await ask();
    return passing.has(answer.status) ? await ask() : answer;
  } catch (error) {
    if (error instanceof SymptomServiceUnavailable || signal.aborted) throw error;
    return ask();
  }
}

async function askOnce(address: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(address, init);
  const wait = Number(response.headers.get("retry-after"));
  const retryAfter = Number.isFinite(wait) && wait > 0 ? Math.ceil(wait) : null;
  return { status: response.status, text: await readBounded(response), retryAfter };
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (!response.body) return "";
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > longestAnswer) throw new SymptomServiceUnavailable("unreadable");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function readAnswer<T>({ status, text, retryAfter }: Answer, shape: z.ZodType<T>): T {
  if (status === 401 || status === 403) throw new SymptomServiceUnavailable("refused");
  if (status === 429) throw new SymptomServiceUnavailable("busy", retryAfter ?? 30);
  if (status !== 200) throw new SymptomServiceUnavailable(status >= 500 ? "silent" : "unreadable");
  const read = shape.safeParse(parse(text));
  if (!read.success) throw new SymptomServiceUnavailable("unreadable");
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
