/**
 * Stores what a payment provider without idempotency keys was asked, for all processes of the installation, so that a
 * repeat changes nothing twice. Never call it inside a database transaction.
 */
export type RequestLedger = {
  /** Returns what is stored of a key, or null. */
  find: (key: string) => Promise<StoredRequest | null>;
  /**
   * Claims a request before it is sent. A claim without an answer can be taken over after `patienceMs`, as its process may
   * have died. With `isAlone`, another unanswered request of the operation about the same subject makes it `busy`.
   */
  claim: (request: ClaimedRequest) => Promise<Claim>;
  /** Stores what has to be known to tell later whether the request was carried out. */
  note: (key: string, note: unknown) => Promise<void>;
  /** Stores the answer, unless there is one, and returns the stored one. */
  settle: (key: string, answer: unknown) => Promise<unknown>;
  /** Forgets an unanswered request that changed nothing at the provider. */
  release: (key: string) => Promise<void>;
};

/** The operations of a payment provider that must not run twice. */
export type LedgerOperation = "begin" | "commit" | "refund";

type StoredRequest = {
  operation: LedgerOperation;
  /** What `note` has stored; null without one. */
  note: unknown;
  /** Null: there is none yet. */
  answer: unknown;
};

type ClaimedRequest = {
  key: string;
  operation: LedgerOperation;
  /** The provider's name of the payment. */
  subject: string;
  isAlone?: boolean;
  patienceMs: number;
};

/** The result of claiming a request. */
export type Claim =
  /** The caller sends the request. `isRepeat`: another call claimed it before and stored no answer. */
  | { state: "claimed"; isRepeat: boolean; note: unknown }
  | { state: "answered"; answer: unknown }
  /** Another call is about to send it, or was until a moment ago. */
  | { state: "busy" }
  /** The key stands for another operation. */
  | { state: "other" };
