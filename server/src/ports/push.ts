/** A browser that wants to be told: where its push service takes messages for it, and with which keys they are sealed (base64url). */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type PushDelivery = {
  /** The service keeps the message for a device that is away for so long, then drops it. */
  ttlSeconds: number;
  /** Wakes a sleeping device. */
  isUrgent: boolean;
  /** A later message of the same topic takes the place of one that has not been delivered; at most 32 letters of base64url. */
  topic: string;
};

/** `taken`: the service has it. `gone`: nobody is there any more. `refused`: this message will never be taken. */
export type PushOutcome = "taken" | "gone" | "refused";

/** Tells browsers through their push services, which learn when and to whom, and not what. */
export type Push = {
  /** The key by which browsers subscribe to us alone (VAPID), base64url. */
  publicKey: string;
  /** Whether a browser may name this address: outside of development only https, and nothing of our own network. */
  canReach: (endpoint: string) => boolean;
  /** `text` is sealed for that browser. Rejects when the service could not be reached or is busy: to be tried again. */
  send: (target: PushTarget, text: string, delivery: PushDelivery) => Promise<PushOutcome>;
};
