/** Room for RTP, SRTP, TURN and IP headers within the smallest common MTU. */
const payloadBytes = 1_100;

/** The RTP payload of a part of a frame. */
export type Vp8Packet = { payload: Buffer; isLastOfFrame: boolean };

/** Splits a VP8 frame into RTP payloads of at most 1,101 bytes with the one-byte descriptor (RFC 7741, 4.2); S marks the first. */
export function vp8Packets(frame: Buffer): Vp8Packet[] {
  const packets: Vp8Packet[] = [];
  for (let at = 0; at < frame.length; at += payloadBytes) {
    const descriptor = Buffer.from([at === 0 ? 0x10 : 0x00]);
    const payload = Buffer.concat([descriptor, frame.subarray(at, at + payloadBytes)]);
    packets.push({ payload, isLastOfFrame: at + payloadBytes >= frame.length });
  }
  return packets;
}
