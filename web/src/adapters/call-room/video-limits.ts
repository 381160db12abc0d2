import type { SendingLevel } from "../../ports/video-room.ts";

/**
 * The limits of one video sender: bit/s, frames a second, the shorter side in pixels. Not active: no video is
 * sent.
 */
export type VideoLimit = {
  maxBitrate: number;
  maxFramerate: number;
  shorterSide: number;
  isActive: boolean;
};

/** Bit/s to each of so many others: a mesh sends everything once per person, and uplinks are narrow. */
const bitrateTo = [1_500_000, 1_500_000, 450_000, 300_000, 220_000] as const;

/**
 * Returns the limit of the camera for a sending level in a room with `others` other participants; with more
 * than one, smaller.
 */
export function videoLimit(level: SendingLevel, others: number): VideoLimit {
  const share = bitrateTo[Math.min(others, bitrateTo.length - 1)] ?? bitrateTo[4];
  const isSmall = others > 1;
  switch (level) {
    case "720p":
      return { maxBitrate: share, maxFramerate: 24, shorterSide: isSmall ? 360 : 720, isActive: true };
    case "360p":
      return {
        maxBitrate: Math.min(share, 600_000),
        maxFramerate: 20,
        shorterSide: isSmall ? 270 : 360,
        isActive: true,
      };
    case "180p":
      return { maxBitrate: 120_000, maxFramerate: 10, shorterSide: 180, isActive: true };
    case "audio":
      return { maxBitrate: 120_000, maxFramerate: 10, shorterSide: 180, isActive: false };
  }
}

/** The limit of a shared screen: few frames, full resolution. */
export const screenLimit: VideoLimit = {
  maxBitrate: 1_000_000,
  maxFramerate: 8,
  shorterSide: 1_080,
  isActive: true,
};

/**
 * Applies a limit to a sender; does nothing if it is set already. Call it again after the first negotiation:
 * before that Firefox has no encoding to limit. `isPaused` stops video for now. Never rejects.
 */
export async function limitVideo(sender: RTCRtpSender, limit: VideoLimit, isPaused = false): Promise<void> {
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings ?? [];
  if (!encoding) return;
  const wanted = {
    active: limit.isActive && !isPaused,
    maxBitrate: limit.maxBitrate,
    maxFramerate: limit.maxFramerate,
    scaleResolutionDownBy: scaleTo(limit.shorterSide, sender.track?.getSettings() ?? {}),
  };
  if (isSame(encoding, wanted)) return;
  Object.assign(encoding, wanted);
  const isScreen = limit === screenLimit;
  Object.assign(parameters, {
    degradationPreference: isScreen ? "maintain-resolution" : "maintain-framerate",
  });
  // A sender that was stopped or changed meanwhile refuses; the next change of the room limits it again.
  await sender.setParameters(parameters).catch(() => undefined);
}

/**
 * Requests that the next frame is a keyframe. After a loss the receiver cannot decode partial frames and asks
 * for a keyframe only every three seconds. No effect in browsers without the option.
 */
export async function sendKeyframe(sender: RTCRtpSender): Promise<void> {
  const parameters = sender.getParameters();
  const encodingOptions = (parameters.encodings ?? []).map(() => ({ keyFrame: true }));
  if (encodingOptions.length === 0) return;
  const options: RTCSetParameterOptions = Object.assign({}, { encodingOptions });
  await sender.setParameters(parameters, options).catch(() => undefined); // closed meanwhile
}

/** Returns the factor by which video is scaled down so that its shorter side fits; at least 1. */
export function scaleTo(shorterSide: number, { width, height }: { width?: number; height?: number }): number {
  const shown = Math.min(width ?? 0, height ?? 0);
  return Math.max(1, shown / shorterSide);
}

function isSame(encoding: RTCRtpEncodingParameters, wanted: RTCRtpEncodingParameters): boolean {
  return (
    encoding.active === wanted.active &&
    encoding.maxBitrate === wanted.maxBitrate &&
    encoding.maxFramerate === wanted.maxFramerate &&
    Math.abs((encoding.scaleResolutionDownBy ?? 1) - (wanted.scaleResolutionDownBy ?? 1)) < 0.01
  );
}

/**
 * Sets the codecs of a transceiver: Opus; VP8, then H.264 for devices that encode it in hardware. Others are
 * removed to keep descriptions short. Does nothing where the browser cannot.
 */
export function preferCodecs(transceiver: RTCRtpTransceiver, kind: "audio" | "video"): void {
  const known = RTCRtpReceiver.getCapabilities?.(kind)?.codecs ?? [];
  const wanted = known.filter(({ mimeType, sdpFmtpLine = "" }) => {
    if (kind === "audio") return mimeType === "audio/opus";
    if (mimeType === "video/H264")
      return /packetization-mode=1.*42e01f|42e01f.*packetization-mode=1/.test(sdpFmtpLine);
    return mimeType === "video/VP8" || mimeType === "video/rtx";
  });
  if (wanted.length === 0 || !("setCodecPreferences" in transceiver)) return;
  transceiver.setCodecPreferences(wanted);
}
