/** What a browser's RTCPeerConnection takes as one of its `iceServers`. */
type IceServer = { urls: string[]; username?: string; credential?: string };

/** A TURN relay for media when two browsers cannot connect directly. */
export type Relay = {
  /**
   * Returns the ICE servers for one participant, valid until `expiresAt`. The relay may log the ticket: put no secret
   * or personal data in it. Empty without a relay.
   */
  iceServersFor: (ticket: string, expiresAt: Date) => IceServer[];
  /** Asks the relay's servers whether they answer. Returns how many of them do. Missing: there is nothing to ask. */
  reach?: () => Promise<{ up: number; of: number }>;
  stop: () => Promise<void>;
};
