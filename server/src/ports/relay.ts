/** What a browser's RTCPeerConnection takes as one of its `iceServers`. */
type IceServer = { urls: string[]; username?: string; credential?: string };

/** The way for a call's sound and picture where the two browsers cannot reach each other directly. */
export type Relay = {
  /**
   * What one participant of one call may use from `now` until `expiresAt`. The ticket names the participant to the
   * relay, which may log it: no secret and nothing about the person. Empty where the installation has no relay.
   */
  iceServersFor: (ticket: string, expiresAt: Date) => IceServer[];
  stop: () => Promise<void>;
};
