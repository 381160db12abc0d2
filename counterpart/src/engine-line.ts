import { randomBytes } from "node:crypto";
import type { EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { RTCPeerConnection } from "werift";
import { gatherCandidates, openPeer, type IceServers } from "./peer.ts";

type LineEvent = Extract<EngineEvent, { line: string }>;

/** What a connection to the engine requires, and its callbacks. */
export type EngineLineOptions = {
  iceServers: IceServers;
  send(step: EngineStep): void;
  /** Adds tracks and channels to a new connection before it is offered or answered. */
  prepare(peer: RTCPeerConnection): void;
  /**
   * Returns the step that asks the engine for this connection; `offer` is empty when the engine
   * offers.
   */
  ask(line: string, offer: string): EngineStep;
  /** True: this side sends and offers. False: the engine offers. */
  isSending: boolean;
  onState(state: string): void;
};

/**
 * A connection of the simulated doctor to the engine. `take` applies an event of the engine: an offer, an answer, or
 * `gone`, after which it reconnects. `close` ends the connection, for the engine too, and any reconnection.
 */
export type EngineLine = { take(event: LineEvent): Promise<void>; close(): void };

/** Made anew so long after it was lost. */
const againMs = 1_000;

/**
 * Opens one connection to the engine, and opens it again one second after it has failed or the engine has dropped it, until closed. Events
 * of an earlier connection are ignored; `take` rejects for a description that cannot be applied.
 */
export function openEngineLine(options: EngineLineOptions): EngineLine {
  let current = begin();
  let again: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function begin() {
    const line = randomBytes(9).toString("base64url");
    const peer = openPeer(options.iceServers);
    const found = gatherCandidates((candidates) => options.send({ line, candidates }));
    peer.onIceCandidate.subscribe((candidate) => {
      if (candidate?.candidate) found.add(candidate.toJSON());
    });
    peer.connectionStateChange.subscribe((state) => {
      if (current.peer !== peer) return;
      options.onState(state);
      if (state === "failed") startAgain();
    });
    options.prepare(peer);
    if (!options.isSending) options.send(options.ask(line, ""));
    else void offer(peer, line);
    return { line, peer, found };
  }

  async function offer(peer: RTCPeerConnection, line: string): Promise<void> {
    await peer.setLocalDescription(await peer.createOffer());
    const { sdp } = peer.localDescription ?? {};
    if (sdp) options.send(options.ask(line, sdp));
  }

  function startAgain(): void {
    clearTimeout(again);
    again = setTimeout(() => {
      if (isClosed) return;
      end();
      current = begin();
    }, againMs);
  }

  function end(): void {
    current.found.drop();
    options.send({ line: current.line, close: true });
    void current.peer.close();
  }

  return {
    async take(event) {
      const { line, peer } = current;
      if (isClosed || event.line !== line) return;
      if ("gone" in event) return startAgain();
      if ("answer" in event) return peer.setRemoteDescription({ type: "answer", sdp: event.answer });
      await peer.setRemoteDescription({ type: "offer", sdp: event.offer });
      await peer.setLocalDescription(await peer.createAnswer());
      const { sdp } = peer.localDescription ?? {};
      if (sdp) options.send({ line, answer: sdp });
    },
    close() {
      isClosed = true;
      clearTimeout(again);
      end();
    },
  };
}
