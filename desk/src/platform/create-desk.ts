import { deskHeader } from "@anteroom/contract/account/desk-sessions";
import type { DeskPage } from "@anteroom/contract/desk-page";
import { QueryClient } from "@tanstack/react-query";
import { createApi, type Api } from "../../../web/src/platform/api.ts";
import { createStore, type Store } from "../../../web/src/platform/storage/store.ts";
import { createServerClock, type ServerClock } from "../../../web/src/platform/time/server-clock.ts";
import type { NotesKeeper } from "../call/keep-notes.ts";
import { openDeskRealtime, type DeskRealtime } from "./desk-realtime.ts";
import { createDeskSession, type DeskSessionStore } from "./desk-session.ts";

/** The collaborators of each screen of the desk. */
export type Desk = {
  page: DeskPage;
  api: Api;
  clock: ServerClock;
  queries: QueryClient;
  session: DeskSessionStore;
  realtime: DeskRealtime;
  /** Notes that are open or unsaved, by appointment id. */
  notes: Store<ReadonlyMap<number, NotesKeeper>>;
  /** What was entered in forms and not saved yet, by the form's name; never secrets. */
  drafts: Map<string, unknown>;
};

/** Base path of the API; on the page's own host, to which the session cookie is limited. */
export const apiBase = "/api";

/**
 * Creates the desk of a page; requests nothing before `session.ask`, and the clock must be started. Every 401
 * answer ends the session here; the end of a session discards the notes and forms kept open.
 */
export function createDesk(page: DeskPage): Desk {
  const clock = createServerClock(page.serverNow);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnReconnect: true, refetchOnWindowFocus: true } },
  });
  const api = createApi({
    baseUrl: apiBase,
    credentials: () => ({ [deskHeader]: "1" }),
    onAnswer(answer, sentAt) {
      const time = Number(answer.headers.get("x-server-time"));
      if (time > 0) clock.learn(time, sentAt);
      if (answer.status === 401) session.refused();
    },
  });
  const session = createDeskSession(api, queries);
  const notes = createStore<ReadonlyMap<number, NotesKeeper>>(new Map());
  const drafts = new Map<string, unknown>();
  session.state.subscribe(() => {
    if (session.state.get().status !== "out") return;
    notes.set(new Map());
    drafts.clear();
  });
  return { page, api, clock, queries, session, realtime: openDeskRealtime(page, session), notes, drafts };
}
