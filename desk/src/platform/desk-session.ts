import type { BodyOf } from "@anteroom/client/operation";
import {
  finishProviderSignIn,
  getDeskSession,
  signInAtDesk,
  signInAtDeskWithPasskey,
  signOutOfDesk,
} from "@anteroom/client/operations";
import type { DeskSession } from "@anteroom/client/schemas";
import type { QueryClient } from "@tanstack/react-query";
import type { Failure, Result } from "../../../web/src/platform/api.ts";
import { createStore, type Store } from "../../../web/src/platform/storage/store.ts";
import { deskCredentials, type DeskApi } from "./desk-api.ts";

/**
 * `unknown`: not fetched yet. `hasEnded`: a session ended without sign-out. `failure`: why the clinic's OpenID
 * provider did not sign them in.
 */
export type SessionState =
  | { status: "unknown" }
  | { status: "unreachable"; failure: Failure }
  | { status: "out"; hasEnded: boolean; failure?: Failure }
  | { status: "in"; session: DeskSession };

/**
 * The session of the desk. `signIn` and `signOut` resolve with why they failed, or null; the failure of `finishAtProvider` is in the
 * state.
 */
export type DeskSessionStore = {
  state: Pick<Store<SessionState>, "get" | "subscribe">;
  /**
   * Fetches who is signed in; where the server cannot be reached, somebody signed in stays so, else the state
   * becomes `unreachable`.
   */
  ask(): Promise<void>;
  signIn(body: BodyOf<typeof signInAtDesk>): Promise<Failure | null>;
  /** Signs in with a passkey's signature alone. */
  signInWithPasskey(
    credential: BodyOf<typeof signInAtDeskWithPasskey>["credential"],
  ): Promise<Failure | null>;
  /** Signs in with the answer of the clinic's OpenID provider. */
  finishAtProvider(answer: string): Promise<void>;
  /** Replaces the session by the server's newer one, for example after a second factor was set up. */
  changed(session: DeskSession): void;
  signOut(): Promise<Failure | null>;
  /** Called when an answer says that no one is signed in; ignored unless somebody is. */
  refused(): void;
};

/**
 * Creates the session store of the desk, in state `unknown` until `ask`. `signIn`, `signInWithPasskey` and the
 * end of a session clear all cached answers. `signOut` keeps the session where the server cannot be reached.
 */
export function createDeskSession(api: DeskApi, queries: QueryClient): DeskSessionStore {
  const state = createStore<SessionState>({ status: "unknown" });
  const leave = (hasEnded: boolean) => {
    queries.clear(); // what was read belongs to whoever was signed in
    state.set({ status: "out", hasEnded });
  };
  const enter = (answer: Result<{ data: { entity: DeskSession } }>): Failure | null => {
    if (!answer.isOk) return answer.failure;
    queries.clear();
    state.set({ status: "in", session: answer.data.data.entity });
    return null;
  };
  return {
    state,
    async ask() {
      const answer = await api.call(getDeskSession);
      if (answer.isOk) state.set({ status: "in", session: answer.data.data.entity });
      else if (answer.failure.code === "unauthenticated") leave(state.get().status === "in");
      else if (state.get().status !== "in") state.set({ status: "unreachable", failure: answer.failure });
    },
    async signIn(body) {
      return enter(await api.call(signInAtDesk, { body, headers: deskCredentials }));
    },
    async signInWithPasskey(credential) {
      const parts = { body: { credential }, headers: deskCredentials };
      return enter(await api.call(signInAtDeskWithPasskey, parts));
    },
    async finishAtProvider(answer) {
      const finished = await api.call(finishProviderSignIn, {
        body: { answer },
        headers: deskCredentials,
      });
      if (finished.isOk) return state.set({ status: "in", session: finished.data.data.entity });
      state.set({ status: "out", hasEnded: false, failure: finished.failure });
    },
    changed: (session) => state.set({ status: "in", session }),
    async signOut() {
      const answer = await api.call(signOutOfDesk);
      if (!answer.isOk && answer.failure.code !== "unauthenticated") return answer.failure;
      leave(false);
      return null;
    },
    refused() {
      if (state.get().status === "in") leave(true);
    },
  };
}
