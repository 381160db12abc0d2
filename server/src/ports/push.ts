/** A browser's push subscription: the endpoint of its push service, and its encryption keys (base64url). */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** How the push service delivers a message. */
export type PushDelivery = {
  /** How long the service stores the message for an offline device, in seconds. Then it drops the message. */
  ttlSeconds: number;
  /** Wakes a sleeping device. */
  isUrgent: boolean;
  /** A later message of the same topic takes the place of one that has not been delivered; at most 32 letters of base64url. */
  topic: string;
};

/**
 * `taken`: the service has accepted it. `gone`: the subscription has ended. `refused`: the message will never be
 * accepted.
 */
export type PushOutcome = "taken" | "gone" | "refused";

/** Sends push messages to browsers. The push service learns the recipient and the time, never the content. */
export type Push = {
  /** The public VAPID key with which browsers subscribe, base64url. */
  publicKey: string;
  /** Whether a browser may name this address: outside of development only https, and nothing of our own network. */
  canReach: (endpoint: string) => boolean;
  /** `text` is sealed for that browser. Rejects when the service could not be reached or is busy: to be tried again. */
  send: (target: PushTarget, text: string, delivery: PushDelivery) => Promise<PushOutcome>;
};
