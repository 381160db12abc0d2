import type { EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { VideoParticipant } from "../../ports/video.ts";
import { type CallDescription, describeCall, stateOf } from "./call-description.ts";
import { type CallEffect, type CallEvent, type CallState, stepCall } from "./janus-call-step.ts";
import { type JanusLine, type LineAtJanus, openLine } from "./janus-line.ts";
import { type JanusRoom, openRoom, existingRoom, type RoomSecrets } from "./janus-rooms.ts";
import type { JanusConnection, JanusSession } from "./janus-session.ts";

/** One call at Janus. */
export type JanusCall = {
  take: (participant: VideoParticipant, step: EngineStep) => void;
  remove: (participantId: string) => void;
  removeExpired: (time: number) => void;
  /**
   * Call after the connection was lost. The next connection claims the session, or restarts all lines when Janus no
   * longer knows it.
   */
  reclaim: () => void;
  /** Call when its Janus is unavailable: everybody starts again at another one. */
  move: (to: CallPlace) => void;
  /** Returns the URL of its Janus. */
  place: () => string;
  /** Returns what another server needs to continue; null while Janus knows nothing of the call. */
  describe: () => CallDescription | null;
  /** Forgets the call without ending it: another server continues. */
  release: () => void;
};

/**
 * One Janus of several, by its URL; `connection` resolves with the connection that all its calls share, or rejects
 * where that Janus is not configured.
 */
export type CallPlace = { url: string; connection: () => Promise<JanusConnection> };

type CallOptions = {
  place: CallPlace;
  /** Whether this server still holds the call, asked before its session is claimed again. */
  mayReclaim: () => Promise<boolean>;
  /** What Janus asks of whoever makes rooms. */
  adminKey: string | undefined;
  emit: (to: VideoParticipant, event: EngineEvent) => void;
  /** What `describe` answers is another. */
  onChange: () => void;
  onEmpty: () => void;
};

/** Runs `stepCall` for one call and carries out its effects at Janus. `described` continues another server's call. */
export function openJanusCall(options: CallOptions, described?: CallDescription): JanusCall {
  // A Janus that carries calls no more, or that this server was not told of, is asked for nothing.
  const isHere = described !== undefined && (described.janus ?? options.place.url) === options.place.url;
  const call: Call = {
    options,
    place: options.place,
    // A list of before a restart of ours is older than any of after.
    state: described ? stateOf(described) : { version: Date.now(), members: new Map() },
    lines: new Map(),
    session: null,
    sessionId: isHere ? described.session : null,
    room: null,
    secrets: isHere ? described.room : null,
    isReleased: false,
  };
  for (const { member, line, ...known } of described?.lines ?? []) open(call, member, line, known);
  const moved = Promise.withResolvers<void>();
  const adopted = described ? Promise.race([adopt(call), moved.promise]) : null;
  /** What comes while a session is claimed waits, but not for a Janus that the call leaves. */
  const inTurn = (event: CallEvent) =>
    void (adopted ? adopted.then(() => dispatch(call, event)) : dispatch(call, event));
  return {
    take: (participant, step) => inTurn({ kind: "step", participant, step }),
    remove: (member) => inTurn({ kind: "remove", member }),
    removeExpired: (time) => inTurn({ kind: "expire", time }),
    reclaim: () => void reclaim(call, options.mayReclaim),
    move(to) {
      call.place = to;
      lose(call);
      moved.resolve();
    },
    place: () => call.place.url,
    describe: () =>
      call.sessionId === null
        ? null
        : describeCall({
            ...call,
            janus: call.place.url,
            session: call.sessionId,
            room: call.secrets,
          }),
    release() {
      call.isReleased = true;
      call.session?.then((session) => session.release()).catch(() => undefined); // none came about
    },
  };
}

/** What the effects of one call work with. */
type Call = {
  options: CallOptions;
  place: CallPlace;
  state: CallState;
  /** By the name of whose line it is, and its own. */
  lines: Map<string, JanusLine>;
  /** One for each call, so that each can be claimed by another server. Null while nobody needs one. */
  session: Promise<JanusSession> | null;
  sessionId: number | null;
  room: Promise<JanusRoom> | null;
  secrets: RoomSecrets | null;
  isReleased: boolean;
};

function dispatch(call: Call, event: CallEvent): void {
  if (call.isReleased) return;
  const { state, effects } = stepCall(call.state, event);
  call.state = state;
  for (const effect of effects) perform(call, effect);
  call.options.onChange();
}

const keyOf = (member: string, line: string) => `${member} ${line}`;

function perform(call: Call, effect: CallEffect): void {
  const { options, lines } = call;
  switch (effect.do) {
    case "emit":
      return options.emit(effect.to, effect.event);
    case "open-line":
      return open(call, effect.member, effect.line);
    case "close-line": {
      const key = keyOf(effect.member, effect.line);
      lines.get(key)?.close();
      lines.delete(key);
      return;
    }
    case "take-step":
      return lines.get(keyOf(effect.member, effect.step.line))?.take(effect.step);
    case "remove-senders":
      return removeSenders(call, effect.feeds, effect.isLast);
    case "forget-room":
      return forget(call);
  }
}

/** Of Janus. */
function forget(call: Call): void {
  call.room = null;
  call.secrets = null;
  call.session = null;
  call.sessionId = null;
}

function open(call: Call, member: string, id: string, known?: LineAtJanus): void {
  const line = openLine({
    id,
    known,
    attach: async (events) => (await sessionOf(call)).attach(events),
    room: () => roomOf(call),
    emit(event) {
      const to = call.state.members.get(member)?.participant;
      if (to && !call.isReleased) call.options.emit(to, event);
    },
    onFeed: (feed) => dispatch(call, { kind: "feed", member, line: id, feed }),
    onGone: () => dispatch(call, { kind: "gone", member, line: id }),
    onChange: () => call.options.onChange(),
  });
  call.lines.set(keyOf(member, id), line);
}

/** One session for all lines, made when the first of them needs it; one that could not be made is tried again. */
function sessionOf(call: Call): Promise<JanusSession> {
  if (call.session) return call.session;
  const made = call.place.connection().then((connection) => connection.create(() => lose(call)));
  call.session = made;
  made.then(
    (session) => {
      if (call.session === made) call.sessionId = session.id;
    },
    () => {
      if (call.session === made) call.session = null;
    },
  );
  return made;
}

/** One room for all, likewise. */
function roomOf(call: Call): Promise<JanusRoom> {
  if (call.room) return call.room;
  const made = sessionOf(call).then(async (session) =>
    openRoom(await session.attach(), call.options.adminKey),
  );
  call.room = made;
  made.then(
    ({ secrets }) => {
      if (call.room === made) call.secrets = secrets;
    },
    () => {
      if (call.room === made) call.room = null;
    },
  );
  return made;
}

const lose = (call: Call) => dispatch(call, { kind: "lose" });

async function adopt(call: Call): Promise<void> {
  await reclaim(call, () => Promise.resolve(true));
  dispatch(call, { kind: "adopt" });
}

/** What needs the session meanwhile waits for it. */
async function reclaim(call: Call, mayReclaim: () => Promise<boolean>): Promise<void> {
  const { sessionId, secrets } = call;
  if (sessionId === null) return lose(call);
  const claimed = call.place.connection().then(async (connection) => {
    if (!(await mayReclaim())) throw new Error("another server holds the call");
    return connection.claim(sessionId, () => lose(call));
  });
  call.session = claimed;
  call.room = secrets && claimed.then(async (session) => existingRoom(secrets, await session.attach()));
  call.room?.catch(() => undefined); // told by the claim
  try {
    const session = await claimed;
    if (call.session !== claimed) session.destroy(); // moved meanwhile
    else if (call.isReleased) session.release();
    else for (const line of call.lines.values()) line.resume(session);
  } catch {
    if (call.session === claimed) lose(call);
  }
}

function removeSenders(call: Call, feeds: readonly number[], isLast: boolean): void {
  const { room, session } = call;
  if (isLast) {
    forget(call);
    call.options.onEmpty();
  }
  const emptied = room?.then(async ({ kick, destroy }) => {
    await Promise.all(feeds.map(kick));
    if (isLast) await destroy();
  });
  // A room or session that never came about needs no end.
  void Promise.resolve(emptied)
    .catch(() => undefined)
    .then(async () => isLast && (await session)?.destroy())
    .catch(() => undefined);
}
