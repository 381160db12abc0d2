import { RtpHeader, RtpPacket } from "werift";
import type { Clip } from "./read-clip.ts";
import { type ClipCursor, nextFrame, nextSound, startOfClip } from "./clip-cursor.ts";
import { vp8Packets } from "./vp8-packets.ts";

/** Where RTP packets are sent. */
export type ClipOutput = { video(packet: RtpPacket): void; audio(packet: RtpPacket): void };
/** A clip being played. */
export type Playing = {
  /** The receiver lost frames: skips to the next key frame. */
  showKeyFrame(): void;
  stop(): void;
};

const opusClock = 48_000;
const videoClock = 90_000;
/** One wake-up per Opus packet; a picture every 42 ms falls into the nearest. */
const tickMs = 20;

/**
 * Sends the clip in real time until stopped: the greeting once, then the loop. After a pause of the process of more than a second it goes
 * on where it was. The receiver of the packets must set payload type and SSRC. `now` in ms.
 */
export function playClip(
  clip: Clip,
  output: ClipOutput,
  now: () => number = () => performance.now(),
): Playing {
  let cursor: ClipCursor = startOfClip;
  let framesSent = 0;
  let soundsSent = 0;
  let videoSequence = 0;
  let startedAt = now();

  const timer = setInterval(() => {
    const elapsed = now() - startedAt;
    // After a stop of the whole machine one does not send minutes at once.
    if (elapsed - soundsSent * tickMs > 1_000) startedAt += elapsed - soundsSent * tickMs;
    const played = now() - startedAt;
    while (framesSent <= (played * clip.framesPerSecond) / 1_000) sendFrame();
    while (soundsSent <= played / tickMs) sendSound();
  }, tickMs);

  function sendFrame(): void {
    const step = nextFrame(cursor, clip);
    cursor = step.cursor;
    const timestamp = Math.round((framesSent * videoClock) / clip.framesPerSecond);
    framesSent += 1;
    for (const { payload, isLastOfFrame } of vp8Packets(step.frame.data)) {
      output.video(packet(payload, videoSequence, timestamp, isLastOfFrame));
      videoSequence += 1;
    }
  }

  function sendSound(): void {
    const step = nextSound(cursor, clip);
    cursor = step.cursor;
    output.audio(packet(step.sound, soundsSent, (soundsSent * opusClock * tickMs) / 1_000, soundsSent === 0));
    soundsSent += 1;
  }

  return {
    showKeyFrame: () => (cursor = { ...cursor, wantsKeyFrame: true }),
    stop: () => clearInterval(timer),
  };
}

/** Payload type and source are put in by the sender, which knows what was negotiated. */
function packet(payload: Buffer, sequence: number, timestamp: number, marker: boolean): RtpPacket {
  const header = new RtpHeader({
    sequenceNumber: sequence & 0xffff,
    timestamp: timestamp >>> 0,
    marker,
    payloadType: 0,
    ssrc: 0,
  });
  return new RtpPacket(header, payload);
}
