export type VideoLimit = { maxBitrate: number; maxFramerate: number };

/** What is sent to each of `others` participants, in bit/s: a mesh sends everything once per person, and uplinks are narrow. */
export function videoLimit(others: number): VideoLimit {
  const maxBitrate = others <= 1 ? 600_000 : others === 2 ? 400_000 : 300_000;
  return { maxBitrate, maxFramerate: 24 };
}

/** Puts the limit on a sender; before the first negotiation Firefox has nothing to put it on, so it is called again after. */
export async function limitVideo(sender: RTCRtpSender, limit: VideoLimit): Promise<void> {
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings ?? [];
  if (!encoding || encoding.maxBitrate === limit.maxBitrate) return;
  Object.assign(encoding, limit);
  // A sender that was stopped or changed meanwhile refuses; the next change of the room limits it again.
  await sender.setParameters(parameters).catch(() => undefined);
}

/** VP8 for all, H.264 for devices that encode it in hardware: every other codec only makes the description long. */
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
