import type { EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { JanusRoom } from "./janus-rooms.ts";
import type { HandleEvents, JanusHandle, JanusReply, JanusSession } from "./janus-session.ts";

type LineStep = Extract<EngineStep, { line: string }>;

/** One peer connection of a browser with Janus. It either sends or receives, decided by its first step. */
export type JanusLine = {
  take: (step: LineStep) => void;
  close: () => void;
  /** Returns what a claimed session needs to continue; null while Janus does not know the line. */
  describe: () => LineAtJanus | null;
  /** Continues with its handle in a claimed session. */
  resume: (session: JanusSession) => void;
};

/** Janus' state of a line. */
export type LineAtJanus = { handle: number; hasJoined: boolean; feed: number | null };

type LineOptions = {
  id: string;
  /** Its state at Janus, when it continues in a claimed session. */
  known?: LineAtJanus | undefined;
  attach: (events: HandleEvents) => Promise<JanusHandle>;
  room: () => Promise<JanusRoom>;
  emit: (event: EngineEvent) => void;
  /** Called with the feed id once others can receive what this line sends. */
  onFeed: (feed: number) => void;
  /** Called when it ends other than by `close`. */
  onGone: () => void;
  /** Called when its state at Janus has changed. */
  onChange: () => void;
};

/**
 * Opens a line, which processes its steps one after the other. The first failing step closes it and calls
 * `onGone`.
 */
export function openLine({
  id,
  known,
  attach,
  room,
  emit,
  onFeed,
  onGone,
  onChange,
}: LineOptions): JanusLine {
  let handle: JanusHandle | null = null;
  let hasJoined = known?.hasJoined ?? false;
  let feed: number | null = known?.feed ?? null;
  let isUp = false;
  let isClosed = false;
  let work: Promise<void> = Promise.resolve();

  function close(): void {
    isClosed = true;
    handle?.detach();
    handle = null;
  }

  function fail(): void {
    if (isClosed) return;
    close();
    onGone();
  }

  async function attached(): Promise<JanusHandle> {
    handle ??= await attach({ onUp: noteUp, onHangUp: fail });
    if (isClosed) close();
    else onChange();
    if (!handle) throw new Error("closed");
    return handle;
  }

  async function step(one: LineStep): Promise<void> {
    if (isClosed) return;
    const janus = await attached();
    // None: the browser asks whether the line is still known.
    if ("candidates" in one) return one.candidates.length > 0 ? janus.trickle(one.candidates) : undefined;
    if ("offer" in one) return send(janus, one.offer);
    if ("receive" in one) return receive(janus, one.receive);
    if ("answer" in one) await janus.ask({ request: "start" }, { type: "answer", sdp: one.answer });
  }

  async function send(janus: JanusHandle, sdp: string): Promise<void> {
    const { key } = await room();
    const body = hasJoined
      ? { request: "configure" }
      : { request: "joinandconfigure", ptype: "publisher", ...key };
    const reply = await janus.ask(body, { type: "offer", sdp });
    if (typeof reply.data["id"] === "number") feed ??= reply.data["id"];
    hasJoined = true;
    onChange();
    emit({ line: id, answer: sdpOf(reply, "answer") });
    announce();
  }

  function noteUp(): void {
    isUp = true;
    announce();
  }

  /** Before its connection is up, Janus knows nothing of a feed. */
  function announce(): void {
    if (isUp && feed !== null && !isClosed) onFeed(feed);
  }

  async function receive(janus: JanusHandle, wanted: number): Promise<void> {
    const { key } = await room();
    const body = hasJoined
      ? { request: "configure", restart: true }
      : { request: "join", ptype: "subscriber", ...key, streams: [{ feed: wanted }] };
    const reply = await janus.ask(body);
    hasJoined = true;
    onChange();
    emit({ line: id, offer: sdpOf(reply, "offer") });
  }

  return {
    take: (one) => void (work = work.then(() => step(one)).catch(fail)),
    close,
    describe() {
      const number = handle?.id ?? known?.handle;
      return isClosed || number === undefined ? null : { handle: number, hasJoined, feed };
    },
    resume(session) {
      const number = handle?.id ?? known?.handle;
      if (isClosed || number === undefined) return;
      handle = session.resume(number, { onUp: noteUp, onHangUp: fail });
      // Nobody has heard whether its connection came about meanwhile; who asks for its feed too early asks again.
      noteUp();
    },
  };
}

function sdpOf({ jsep }: JanusReply, type: "offer" | "answer"): string {
  if (jsep?.type !== type) throw new Error(`Janus gave no ${type}`);
  return jsep.sdp;
}
