import type { FactorMethod } from "@anteroom/contract/errors";
import { createStore } from "../../platform/storage/store.ts";

/** A sign-in that waits for its second factor. */
export type PendingChallenge = {
  token: string;
  methods: readonly FactorMethod[];
  /** The address a code was sent to, mostly hidden; null when none was sent. */
  sentTo: string | null;
};

/** The waiting sign-in, in memory only; the sign-in page asks for its code. */
export const pendingChallenge = createStore<PendingChallenge | null>(null);
