import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { WebSocket } from "ws";
import { isAnswer, type JanusMessage, type Jsep, readMessage, refusalIn } from "./janus-messages.ts";

/** Janus' answer to a request. */
export type JanusReply = { data: Readonly<Record<string, unknown>>; jsep: Jsep | null };

/** One peer connection in Janus' videoroom plugin. */
export type JanusHandle = {
  id: number;
  /** Rejects when Janus refuses, gives no answer within 10 s, or the connection ends. */
  ask: (body: object, jsep?: Jsep) => Promise<JanusReply>;
  trickle: (candidates: readonly object[]) => void;
  /** Closes the peer connection immediately; pending requests fail. */
  detach: () => void;
};

/** Events of one handle. */
export type HandleEvents = {
  /** The peer connection is established. */
  onUp: () => void;
  /** The peer connection has ended on either side. */
  onHangUp: () => void;
};

/** A session at Janus with its handles. It survives its WebSocket for Janus' `reclaim_session_timeout`. */
export type JanusSession = {
  id: number;
  attach: (events?: HandleEvents) => Promise<JanusHandle>;
  /** Returns an existing handle of this session. */
  resume: (handle: number, events: HandleEvents) => JanusHandle;
  /** Ends the session and all its handles. */
  destroy: () => void;
  /** Stops using the session without ending it, because another server has claimed it. */
  release: () => void;
};

/** A WebSocket connection to Janus. `onEnd` is called when Janus ends a session. */
export type JanusConnection = {
  create: (onEnd: () => void) => Promise<JanusSession>;
  /** Claims an existing session of any server; rejects when Janus does not know it. */
  claim: (session: number, onEnd: () => void) => Promise<JanusSession>;
  /** Sends a ping; its answer calls `onHeard`. */
  ping: () => void;
  /** Closes the connection immediately, as if it were lost. */
  drop: () => void;
  /** Closes the connection. Its sessions stay open to be claimed. */
  close: () => Promise<void>;
};

type ConnectionOptions = {
  url: string;
  apiSecret?: string | undefined;
  /** Janus has answered: with the connection itself, or with any message. */
  onHeard?: () => void;
  onLost: () => void;
};

/** Janus ends a session that says nothing for a minute. */
const keepAliveEvery = 25_000;
const answerWithin = 10_000;
/** The kernel takes connections for a Janus that hangs. */
const opensWithin = 5_000;
const plugin = "janus.plugin.videoroom";

/**
 * Connects to Janus. Rejects when it is unavailable or refuses us; `onLost` is called when an open connection
 * ends.
 */
export async function connectJanus({
  url,
  apiSecret,
  onHeard = () => undefined,
  onLost,
}: ConnectionOptions): Promise<JanusConnection> {
  const socket = new WebSocket(url, "janus-protocol", { handshakeTimeout: opensWithin });
  const { ask, emit, answer, fail } = openTransactions(socket, apiSecret);
  const handles = new Map<number, HandleEvents & { session: number }>();
  const sessions = new Map<number, () => void>();
  let isOpen = false;

  socket.on("open", onHeard);
  socket.on("message", (frame: Buffer) => {
    onHeard();
    take(readMessage(frame.toString("utf8")));
  });
  socket.on("error", () => undefined); // told by `close`
  socket.on("close", () => {
    clearInterval(keepAlive);
    fail(new Error("Janus is gone"));
    if (isOpen) onLost();
  });

  function take(message: JanusMessage | null): void {
    if (!message) return;
    if (answer(message)) return;
    const { janus, sender } = message;
    const events = sender === undefined ? undefined : handles.get(sender);
    if (janus === "webrtcup") events?.onUp();
    if (janus === "hangup" || janus === "detached") events?.onHangUp();
    if (janus === "timeout" && message.session_id !== undefined) endSession(message.session_id);
  }

  function endSession(session: number): void {
    const onEnd = sessions.get(session);
    release(session);
    onEnd?.();
  }

  function release(session: number): void {
    sessions.delete(session);
    for (const [id, one] of handles) if (one.session === session) handles.delete(id);
  }

  function sessionOf(id: number, onEnd: () => void): JanusSession {
    sessions.set(id, onEnd);
    const of = { session_id: id };
    const resume = (number: number, events?: HandleEvents): JanusHandle => {
      if (events) handles.set(number, { ...events, session: id });
      return handleOf(
        { session_id: id, handle_id: number },
        { ask, emit, forget: () => handles.delete(number) },
      );
    };
    return {
      id,
      attach: async (events) => resume(idIn(await ask({ janus: "attach", ...of, plugin })), events),
      resume,
      destroy() {
        release(id);
        emit({ janus: "destroy", ...of });
      },
      release: () => release(id),
    };
  }

  const keepAlive = setInterval(() => {
    for (const id of sessions.keys()) emit({ janus: "keepalive", session_id: id });
  }, keepAliveEvery);
  keepAlive.unref();
  await once(socket, "open");
  try {
    // A session for nothing: where the secret is wrong it is refused.
    emit({ janus: "destroy", session_id: idIn(await ask({ janus: "create" })) });
  } catch (error) {
    socket.terminate();
    throw error;
  }
  isOpen = true;

  return {
    create: async (onEnd) => sessionOf(idIn(await ask({ janus: "create" })), onEnd),
    async claim(session, onEnd) {
      await ask({ janus: "claim", session_id: session });
      return sessionOf(session, onEnd);
    },
    ping: () => emit({ janus: "ping" }),
    drop: () => socket.terminate(),
    async close() {
      isOpen = false;
      if (socket.readyState === WebSocket.CLOSED) return;
      const closed = once(socket, "close");
      socket.close();
      await closed;
    },
  };
}

/** Sends messages to Janus, and gives each answer to whoever asked for it. */
function openTransactions(socket: WebSocket, apiSecret: string | undefined) {
  const waiting = new Map<string, (message: JanusMessage | Error) => void>();
  const signed = apiSecret === undefined ? {} : { apisecret: apiSecret };

  function emit(message: object): void {
    if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ transaction: newTransaction(), ...signed, ...message }));
  }

  function ask(message: object): Promise<JanusMessage> {
    const transaction = newTransaction();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(new Error("Janus does not answer")), answerWithin);
      const end = (answer: JanusMessage | Error) => {
        clearTimeout(timer);
        waiting.delete(transaction);
        const refusal = answer instanceof Error ? answer.message : refusalIn(answer);
        if (answer instanceof Error || refusal !== null) reject(new Error(`Janus: ${refusal}`));
        else resolve(answer);
      };
      waiting.set(transaction, end);
      if (socket.readyState === WebSocket.OPEN) emit({ ...message, transaction });
      else end(new Error("not connected"));
    });
  }

  return {
    ask,
    emit,
    /** Whether somebody had asked for this message. */
    answer: (message: JanusMessage): boolean => {
      const end = message.transaction === undefined ? undefined : waiting.get(message.transaction);
      if (!end || !isAnswer(message)) return false;
      end(message);
      return true;
    },
    /** Whatever is waited for does not come. */
    fail: (error: Error): void => {
      for (const end of waiting.values()) end(error);
      waiting.clear();
    },
  };
}

type Ways = {
  ask: (message: object) => Promise<JanusMessage>;
  emit: (message: object) => void;
  forget: () => void;
};

function handleOf(
  handle: { session_id: number; handle_id: number },
  { ask, emit, forget }: Ways,
): JanusHandle {
  return {
    id: handle.handle_id,
    async ask(body, jsep) {
      const answer = await ask({ janus: "message", ...handle, body, ...(jsep && { jsep }) });
      return { data: answer.plugindata?.data ?? {}, jsep: answer.jsep ?? null };
    },
    trickle: (candidates) => emit({ janus: "trickle", ...handle, candidates }),
    detach() {
      forget();
      emit({ janus: "detach", ...handle });
    },
  };
}

function idIn({ data }: JanusMessage): number {
  if (data?.id === undefined) throw new Error("Janus gave no id");
  return data.id;
}

const newTransaction = () => randomBytes(9).toString("base64url");
