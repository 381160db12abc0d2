import type { FactorMethod } from "@anteroom/contract/errors";
import { createStore } from "../../platform/storage/store.ts";

/** A sign-in that waits for its second factor. */
export type PendingChallenge = {
  token: string;
  methods: readonly FactorMethod[];
  /** The address a code was sent to, mostly hidden; null when none was sent. */
  sentTo: string | null;
};

/** The sign-in that waits for its second factor, in memory only; the sign-in page asks for its code. Null: none. */
export const pendingChallenge = createStore<PendingChallenge | null>(null);
