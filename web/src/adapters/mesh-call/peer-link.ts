import type { CallSignal } from "@anteroom/contract/call/call-signal";
import { runSteps } from "../../platform/run-steps.ts";
import type { Sending } from "../../ports/video-room.ts";
import type { LinkOptions, PeerLink } from "../call-room/link.ts";
import { createOutbox, type Outbox } from "../call-room/outbox.ts";
import { levelOf } from "../call-room/speaking.ts";
import { removeUnusedPayloadTypes } from "../call-room/tidy-description.ts";
import type { VideoLimit } from "../call-room/video-limits.ts";
import { isSupersededBy } from "./negotiation.ts";
import { openPeerConnection, type PeerConnection } from "./peer-connection.ts";
import {
  type EffectEnd,
  firstPeerState,
  type PeerEffect,
  type PeerEvent,
  type PeerState,
} from "./peer-state.ts";
import { stepPeer } from "./peer-step.ts";

/**
 * Options of a direct connection. `isPolite`: this side gives up its own offer when both offer at once;
 * `videoLimit` returns the limit of a sending level.
 */
export type PeerLinkOptions = LinkOptions & {
  isPolite: boolean;
  videoLimit(sending: Sending): VideoLimit;
};

/**
 * Opens the direct connection to one participant, and reconnects it after a loss until it is closed. `close` empties `options.stream`;
 * device changes and messages are dropped while there is no connection.
 */
export function openPeerLink(options: PeerLinkOptions): PeerLink {
  const post = createOutbox<CallSignal>((signal) => options.send(signal), isSupersededBy);
  const link: Link = {
    options,
    post,
    connection: null,
    number: 0,
    timers: {},
    state: () => runner.state(),
    dispatch: (event) => runner.dispatch(event),
  };
  const runner = runSteps<PeerState, PeerEvent, PeerEffect>(
    firstPeerState(options.isPolite),
    (state, event) => {
      const { connectionState, signalingState } = link.connection?.rtc ?? state;
      return stepPeer(state, event, { at: performance.now(), connectionState, signalingState });
    },
    (effect) => perform(link, effect),
  );
  const media = () => link.connection?.media();
  runner.dispatch({ kind: "start" });

  return {
    receive: (signal) => runner.dispatch({ kind: "signal", signal }),
    setTrack: (kind, track) => media()?.setTrack(kind, track),
    sendMediaState: () => media()?.announce(options.mediaState()),
    say: (message) => media()?.say(message),
    limitVideo: () => media()?.limit(options.videoLimit(runner.state().ladder)),
    hearQuality: (quality) => runner.dispatch({ kind: "quality-reported", quality }),
    level: () => (link.connection ? levelOf(link.connection.rtc) : 0),
    reconnect: (isNewNetwork = false) => runner.dispatch({ kind: "reconnect", isNewNetwork }),
    takeIceServers: () => runner.dispatch({ kind: "ice-servers-renewed" }),
    close: () => runner.dispatch({ kind: "close" }),
  };
}

/** What the effects of one link work with. */
type Link = {
  options: PeerLinkOptions;
  post: Outbox<CallSignal>;
  connection: PeerConnection | null;
  /** Of the connection in use. */
  number: number;
  timers: { nudge?: ReturnType<typeof setTimeout>; loss?: ReturnType<typeof setTimeout> };
  state(): PeerState;
  dispatch(event: PeerEvent): void;
};

function perform(link: Link, effect: PeerEffect): void {
  const { options, post, connection, timers } = link;
  switch (effect.do) {
    case "open":
      return open(link, effect.connection);
    case "close":
      return close(link);
    case "add-media":
      return connection?.addMedia();
    case "make-offer":
      return follow(link, ({ rtc }) => rtc.setLocalDescription(), ["offer-made", "offer-failed"]);
    case "set-remote":
      return follow(link, (on) => on.setRemote(effect.description), ["remote-set", "description-failed"]);
    case "make-answer":
      return follow(link, answer, ["answer-made", "description-failed"]);
    case "add-candidate":
      return connection?.addCandidate(effect.candidate);
    case "post-description":
      return postDescription(link);
    case "ask-for-offer":
      return post.post({ restart: true });
    case "restart-ice":
      return connection?.rtc.restartIce();
    case "use-ice-servers": {
      const rtc = connection?.rtc;
      return rtc?.setConfiguration({ ...rtc.getConfiguration(), iceServers: options.iceServers() });
    }
    case "wait-for-nudge":
      clearTimeout(timers.nudge);
      timers.nudge = setTimeout(() => link.dispatch({ kind: "nudge-due" }), effect.ms);
      return;
    case "wait-for-loss":
      return waitForLoss(link, effect.ms, effect.hasFailed);
    case "pause-video":
      return connection?.media()?.pause(effect.isPaused);
    case "limit-video":
      return connection?.media()?.limit(options.videoLimit(link.state().ladder));
    case "send-keyframe":
      return connection?.media()?.refresh();
    case "announce-media":
      return connection?.media()?.announce(options.mediaState());
    case "watch-candidate-pair":
      return connection?.watchCandidatePair();
    case "report-connection":
      return options.onConnection(effect.state, effect.isStalled);
    case "report-quality":
      return options.onStats(effect);
    case "report-sending":
      return options.onSending(effect.sending);
  }
}

function open(link: Link, number: number): void {
  link.connection?.close();
  link.post.clear();
  link.number = number;
  link.connection = openPeerConnection(link.options, {
    onEvent: (event) => link.dispatch({ ...event, connection: number }),
    onCandidates: (candidates) => link.post.post({ candidates }),
    onMediaExpected: (isExpected) => link.dispatch({ kind: "media-expected", isExpected }),
  });
}

function close({ connection, post, timers, options }: Link): void {
  clearTimeout(timers.loss);
  clearTimeout(timers.nudge);
  post.clear();
  connection?.close();
  for (const track of options.stream.getTracks()) options.stream.removeTrack(track);
}

/** Runs `work` on the connection in use and tells its end by one of two events. A connection that is closed meanwhile tells none. */
function follow(
  link: Link,
  work: (connection: PeerConnection) => Promise<void>,
  [done, failed]: readonly [EffectEnd, EffectEnd],
): void {
  const { connection, number } = link;
  if (!connection) return;
  const isDone = work(connection).then(
    () => true,
    () => false,
  );
  void isDone.then((is) => link.dispatch({ kind: is ? done : failed, connection: number }));
}

async function answer(connection: PeerConnection): Promise<void> {
  connection.addMedia();
  await connection.rtc.setLocalDescription();
}

function postDescription({ connection, post }: Link): void {
  const { type, sdp } = connection?.rtc.localDescription ?? {};
  if (!sdp || (type !== "offer" && type !== "answer")) return;
  post.post({ description: { type, sdp: removeUnusedPayloadTypes(sdp) } });
}

function waitForLoss(link: Link, ms: number | null, hasFailed: boolean): void {
  clearTimeout(link.timers.loss);
  if (ms !== null) link.timers.loss = setTimeout(() => link.dispatch({ kind: "loss-due", hasFailed }), ms);
}
