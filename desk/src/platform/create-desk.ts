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
};

/** Base path of the API; on the page's own host, to which the session cookie is limited. */
export const apiBase = "/api";

/** Creates the desk of a page. */
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
  session.state.subscribe(() => void (session.state.get().status === "out" && notes.set(new Map())));
  return { page, api, clock, queries, session, realtime: openDeskRealtime(page, session), notes };
}
