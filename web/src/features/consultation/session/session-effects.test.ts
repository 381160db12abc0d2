import { expect, test } from "vitest";
import type { CallState } from "@anteroom/contract/call/consultation";
import type { CallSessionState } from "./call-session-state.ts";
import { refreshCall, type SessionContext } from "./session-effects.ts";
import type { SessionEvent } from "./session-state.ts";

const ended = { phase: "ended" } as CallState; // its phase is all that is read here

test.each<CallSessionState["at"]>(["left", "elsewhere"])(
  "a page polls the call when it is %s, so that it learns of its end",
  async (at) => {
    const dispatched: SessionEvent[] = [];
    const context = {
      state: () => ({ stage: { at }, appointment: null }),
      api: { visit: async () => ({ isOk: true, data: ended }) },
      dispatch: (event: SessionEvent) => dispatched.push(event),
    } as unknown as SessionContext; // of the session, all that a question needs
    expect(await refreshCall(context)).toBe(true);
    expect(dispatched).toEqual([{ kind: "stage", event: { kind: "visit", visit: ended } }]);
  },
);
