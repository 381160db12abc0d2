import type { WebhookFailureCode } from "@anteroom/domain/clinic/webhook-events";

/** What went wrong: `code` for programs and screens, `failure` in English for engineers. Both are null on success. */
export type WebhookFailure = { failure: string; code: WebhookFailureCode } | { failure: null; code: null };
/** The result of one request. `ms` is its duration. */
export type WebhookAnswer = { status: number | null; ms: number } & WebhookFailure;

/** Posts events to clinics' systems over HTTP. */
export type WebhookSender = {
  /** Returns whether a clinic may configure this URL: outside development only https, and no private network. */
  canReach: (url: string) => boolean;
  /** Posts a body and waits for the response status. Never rejects: failures are returned. */
  post: (url: string, headers: Record<string, string>, body: string) => Promise<WebhookAnswer>;
};
