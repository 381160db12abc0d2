/** What a receiver made of a request. `failure` says in English what went wrong; null where it was received. */
export type WebhookAnswer = { status: number | null; failure: string | null; ms: number };

/** Hands events to systems of clinics over HTTP. */
export type WebhookSender = {
  /** Whether a clinic may name this address: outside of development only https, and nothing of our own network. */
  canReach: (url: string) => boolean;
  /** Posts a body and waits for the answer's status. Never rejects: what goes wrong is an answer too. */
  post: (url: string, headers: Record<string, string>, body: string) => Promise<WebhookAnswer>;
};
