import type { FactorMethod } from "@anteroom/contract/errors";
import { createStore } from "../../platform/storage/store.ts";

/** A log-in between its two steps: set by whoever met `second_factor_required`; the log-in page asks for the code. */
export type PendingChallenge = {
  token: string;
  methods: readonly FactorMethod[];
  /** Where a code was sent, most of it hidden; null when none was. */
  sentTo: string | null;
};

/** In memory only, and set by a person's doing: a server's page never has one. */
export const pendingChallenge = createStore<PendingChallenge | null>(null);
