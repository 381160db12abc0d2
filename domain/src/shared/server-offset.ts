/** How far the server's clock is ahead of this device's, and the uncertainty of it; in ms. */
export type ServerOffset = { offset: number; uncertainty: number; measuredAt: number };

type Answer = {
  /** This device's clock when the request was sent and when the answer arrived. */
  sentAt: number;
  receivedAt: number;
  /** The server's clock in the answer, in whole ms. */
  serverTime: number;
};

/**
 * Returns the offset measured by one request (Cristian 1989), taking the server to have answered midway; the
 * uncertainty is half the time it took, and 1 ms.
 */
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

/**
 * Returns the more certain of two measurements (D.52): `fresh` on a tie. `known` loses certainty with age, and is
 * discarded where `fresh` contradicts it, as after a jump of the clock.
 */
export function betterOffset(known: ServerOffset, fresh: ServerOffset): ServerOffset {
  const aged = known.uncertainty + Math.max(0, fresh.measuredAt - known.measuredAt) * drift;
  const isContradicted = Math.abs(known.offset - fresh.offset) > aged + fresh.uncertainty;
  return isContradicted || fresh.uncertainty <= aged ? fresh : known;
}

/** Returns the server's time (ms) when this device's clock shows `deviceTime`. */
export function serverTimeAt(deviceTime: number, { offset }: ServerOffset): number {
  return deviceTime + offset;
}
