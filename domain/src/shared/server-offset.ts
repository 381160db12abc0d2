/** How far the server's clock is ahead of this device's, and by how much that may be wrong; in ms. */
export type ServerOffset = { offset: number; uncertainty: number; measuredAt: number };

type Answer = {
  /** This device's clock when the question left and when the answer came. */
  sentAt: number;
  receivedAt: number;
  /** The server's clock, as the answer says, in whole ms. */
  serverTime: number;
};

/** The offset told by one answer (Cristian 1989): the server spoke somewhere between question and answer. */
export function measureOffset({ sentAt, receivedAt, serverTime }: Answer): ServerOffset {
  const middle = (sentAt + receivedAt) / 2;
  return {
    offset: serverTime - middle,
    uncertainty: Math.max(0, receivedAt - sentAt) / 2 + 1,
    measuredAt: receivedAt,
  };
}

/** Clocks of devices drift by up to this part of the time passed. */
const drift = 1e-4;

/** The better of two measurements (D.52): the surer one, where an old one grows unsure, and a clock that jumped counts anew. */
export function betterOffset(known: ServerOffset, fresh: ServerOffset): ServerOffset {
  const aged = known.uncertainty + Math.max(0, fresh.measuredAt - known.measuredAt) * drift;
  const isContradicted = Math.abs(known.offset - fresh.offset) > aged + fresh.uncertainty;
  return isContradicted || fresh.uncertainty <= aged ? fresh : known;
}

/** The server's time when this device's clock shows `deviceTime`. */
export function serverTimeAt(deviceTime: number, { offset }: ServerOffset): number {
  return deviceTime + offset;
}
