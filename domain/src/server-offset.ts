/** How far the server's clock is ahead of this device's, and by how much that may be wrong; in ms. */
export type ServerOffset = { offset: number; uncertainty: number; measuredAt: number };

type Answer = {
  /** This device's clock when the question left and when the answer came. */
  sentAt: number;
  receivedAt: number;
  /** The server's clock, as told by the answer. */
  serverTime: number;
  /** Step of the told time: 1000 for the `Date` header. */
  precision?: number;
};

/** The offset told by one answer (Cristian 1989): the server spoke somewhere between question and answer. */
export function measureOffset({ sentAt, receivedAt, serverTime, precision = 1 }: Answer): ServerOffset {
  const middle = (sentAt + receivedAt) / 2;
  return {
    offset: serverTime + precision / 2 - middle,
    uncertainty: Math.max(0, receivedAt - sentAt) / 2 + precision / 2,
    measuredAt: receivedAt,
  };
}

/** Clocks of devices drift by up to this part of the time passed. */
const drift = 1e-4;

/** The better of two measurements (D.52): the surer one, where an old one grows unsure, and a clock that jumped counts anew. */
export function betterOffset(known: ServerOffset | null, fresh: ServerOffset): ServerOffset {
  if (!known) return fresh;
  const aged = known.uncertainty + Math.max(0, fresh.measuredAt - known.measuredAt) * drift;
  const isContradicted = Math.abs(known.offset - fresh.offset) > aged + fresh.uncertainty;
  return isContradicted || fresh.uncertainty <= aged ? fresh : known;
}

/** The server's time when this device's clock shows `deviceTime`. */
export function serverTimeAt(deviceTime: number, offset: ServerOffset | null): number {
  return deviceTime + (offset?.offset ?? 0);
}
