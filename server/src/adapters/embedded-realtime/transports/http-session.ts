import type { Wire } from "../broker-state.ts";

/** An open HTTP response: text is written as it comes, `end` sends the rest. */
type Stream = { write: (text: string) => void; end: () => void };
/** How a browser reads: one message per request, or a stream. */
export type StreamKind = "xhr" | "xhr_streaming";

/** Heartbeat interval, and how long a session waits for the browser's next request, in ms. */
export type SessionTimes = { heartbeatMs: number; graceMs: number };

/** A connection over HTTP requests. */
export type HttpSession = Wire & {
  /** Attaches a request that waits for messages; it replaces an earlier one. */
  attach: (kind: StreamKind, stream: Stream) => void;
  /** Detaches a request that the browser has ended. */
  detach: (stream: Stream) => void;
  /** Ends the open request and all timers. */
  stop: () => void;
};

/** pusher-js opens a new stream in the same session once it has read this many characters of one. */
const streamLength = 256 * 1024;
/** More than a browser can miss between two polls; it comes back and fetches anew. */
const maxWaiting = 1000;
/** Some proxies and browsers hold back the first bytes of a response. */
const prelude = `${"h".repeat(2048)}\n`;

/**
 * Creates a connection over HTTP requests. Messages between two requests are queued. Calls `onGone` once: when the
 * browser has not returned for `graceMs`, when more than 1,000 messages wait, after the browser has received the close,
 * or on `stop`.
 */
export function createHttpSession({ heartbeatMs, graceMs }: SessionTimes, onGone: () => void): HttpSession {
  let open: { stream: Stream; kind: StreamKind; length: number } | null = null;
  let isGreeted = false;
  let waiting: string[] = [];
  let closing: string | null = null;
  let isGone = false;
  let timer = setTimeout(gone, graceMs);

  function gone(): void {
    if (isGone) return;
    isGone = true;
    clearTimeout(timer);
    end();
    onGone();
  }

  function wait(ms: number, then: () => void): void {
    clearTimeout(timer);
    if (!isGone) timer = setTimeout(then, ms);
  }

  function end(): void {
    const stream = open?.stream;
    open = null;
    stream?.end();
  }

  function write(text: string): void {
    if (!open) return;
    open.length += text.length;
    open.stream.write(text);
    if (open.kind === "xhr_streaming" && open.length <= streamLength) return;
    end();
    wait(graceMs, gone);
  }

  function heartbeat(): void {
    wait(heartbeatMs, heartbeat);
    write("h\n");
  }

  function flush(): void {
    if (!open || isGone) return;
    const greeting = isGreeted ? "" : "o{}\n";
    const frames = waiting.length === 0 ? "" : `a${JSON.stringify(waiting)}\n`;
    const farewell = closing ?? "";
    isGreeted = true;
    waiting = [];
    if (greeting || frames || farewell) write(greeting + frames + farewell);
    if (farewell) gone();
  }

  return {
    attach(kind, stream) {
      end();
      if (isGone) return stream.end();
      open = { kind, stream, length: 0 };
      wait(heartbeatMs, heartbeat);
      if (kind === "xhr_streaming") write(prelude);
      queueMicrotask(flush);
    },
    detach(stream) {
      if (open?.stream !== stream) return;
      open = null;
      wait(graceMs, gone);
    },
    send(message) {
      waiting.push(message);
      if (waiting.length > maxWaiting) gone();
      else if (waiting.length === 1) queueMicrotask(flush);
    },
    close(code, reason) {
      closing = `c${JSON.stringify([code, reason])}\n`;
      flush();
    },
    stop: gone,
  };
}
