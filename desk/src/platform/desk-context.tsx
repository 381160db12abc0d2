import type { DeskSession } from "@anteroom/contract/account/desk-sessions";
import { createContext, use } from "react";
import { useStore } from "../../../web/src/platform/storage/store.ts";
import type { Desk } from "./create-desk.ts";

export const DeskContext = createContext<Desk | null>(null);

/** What every screen of the desk works with. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error("This belongs into the desk.");
  return desk;
}

/** Who is signed in; only for screens that stand behind the sign-in. */
export function useStaff(): DeskSession {
  const { session } = useDesk();
  const state = useStore(session.state, session.state.get());
  if (state.status !== "in") throw new Error("Nobody is signed in.");
  return state.session;
}

/** The present minute of the server, in ms. */
export function usePresentMinute(): number {
  const { minute } = useDesk().clock;
  return useStore(minute, minute.get());
}
