import type { DeskPage } from "@anteroom/contract/desk-page";
import { setArabicDates } from "@anteroom/domain/shared/arabic-dates";
import { QueryClient } from "@tanstack/react-query";
import { createStore, type Store } from "../../../web/src/platform/storage/store.ts";
import { createServerClock, type ServerClock } from "../../../web/src/platform/time/server-clock.ts";
import type { NotesKeeper } from "../call/keep-notes.ts";
import { createDeskApi, type DeskApi } from "./desk-api.ts";
import { openDeskRealtime, type DeskRealtime } from "./desk-realtime.ts";
import { createDeskSession, type DeskSessionStore } from "./desk-session.ts";

/** The collaborators of each screen of the desk. */
export type Desk = {
  page: DeskPage;
  api: DeskApi;
  clock: ServerClock;
  queries: QueryClient;
  session: DeskSessionStore;
  realtime: DeskRealtime;
  /** Notes that are open or unsaved, by appointment id. */
  notes: Store<ReadonlyMap<number, NotesKeeper>>;
  /** What was entered in forms and not saved yet, by the form's name; never secrets. */
  drafts: Map<string, unknown>;
};

/**
 * Creates the desk of a page; requests nothing before `session.ask`, and the clock must be started. Every 401
 * answer ends the session here. The end of a session discards open forms; unsaved notes are held back until
 * the same person signs in again, and discarded at sign-out or when somebody else signs in. Sets how this page
 * writes dates in Arabic.
 */
export function createDesk(page: DeskPage): Desk {
  setArabicDates(page.localizedArabicDates);
  const clock = createServerClock(page.serverNow);
  const queries = new QueryClient({
    defaultOptions: {
      // `always`: a request while offline fails and is reported, instead of waiting unseen for the connection.
      queries: {
        networkMode: "always",
        retry: false,
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
      },
    },
  });
  const api = createDeskApi((answer, sentAt) => {
    const time = Number(answer.headers.get("x-server-time"));
    if (time > 0) clock.learn(time, sentAt);
    if (answer.status === 401) session.refused();
  });
  const session = createDeskSession(api, queries);
  const notes = createStore<ReadonlyMap<number, NotesKeeper>>(new Map());
  const drafts = new Map<string, unknown>();
  let owner: number | null = null;
  session.state.subscribe(() => {
    const state = session.state.get();
    if (state.status !== "out" && state.status !== "in") return;
    for (const keeper of notes.get().values()) keeper.pause();
    if (state.status === "out") drafts.clear();
    const isOwners = state.status === "in" ? state.session.id === owner : state.hasEnded;
    if (!isOwners) notes.set(new Map());
    if (state.status !== "in") return;
    owner = state.session.id;
    for (const keeper of notes.get().values()) keeper.resume();
  });
  return { page, api, clock, queries, session, realtime: openDeskRealtime(page, session), notes, drafts };
}
