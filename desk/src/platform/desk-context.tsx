import type { DeskSession } from "@anteroom/client/schemas";
import { createContext, use } from "react";
import { useStore } from "../../../web/src/platform/storage/store.ts";
import type { Desk } from "./create-desk.ts";

/** Provides the desk to the screens. */
export const DeskContext = createContext<Desk | null>(null);

/** Returns the desk. Throws outside its provider. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error("This belongs into the desk.");
  return desk;
}

/** Returns the signed-in member of staff; only for screens behind the sign-in: throws when no one is signed in. */
export function useStaff(): DeskSession {
  const { session } = useDesk();
  const state = useStore(session.state, session.state.get());
  if (state.status !== "in") throw new Error("Nobody is signed in.");
  return state.session;
}

/** Returns the current minute in ms of the server's clock; re-renders at each minute. */
export function usePresentMinute(): number {
  const { minute } = useDesk().clock;
  return useStore(minute, minute.get());
}
