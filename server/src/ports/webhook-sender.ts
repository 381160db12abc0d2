/** The result of one request. `failure` explains in English what went wrong; null on success. `ms` is its duration. */
export type WebhookAnswer = { status: number | null; failure: string | null; ms: number };

/** Posts events to clinics' systems over HTTP. */
export type WebhookSender = {
  /** Returns whether a clinic may configure this URL: outside development only https, and no private network. */
  canReach: (url: string) => boolean;
  /** Posts a body and waits for the response status. Never rejects: failures are returned. */
  post: (url: string, headers: Record<string, string>, body: string) => Promise<WebhookAnswer>;
};
