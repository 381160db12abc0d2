import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { keptDevices } from "../../../media/device-choice.ts";
import { localMedia } from "../../../media/local-media.ts";
import type { App } from "../../../platform/app-context.tsx";
import type { VisitApi } from "./call-api.ts";
import { createVisitSession } from "./create-call-session.ts";
import { visitMemory } from "../waiting-room/call-memory.ts";
import type { RealtimeLine, VisitSession } from "./call-session.ts";

/** The session of this page, made once; `start` of `VideoVisit` begins it. */
export function useVisitSession(make: (app: App) => { api: VisitApi; line: RealtimeLine }): VisitSession {
  const app = useApp();
  const [session] = useState(() =>
    createVisitSession({
      ...make(app),
      media: localMedia(keptDevices(deviceMemory(app.storage), app.clock.now)),
      joinRoom: async () => (await app.callTools()).joinRoom,
      clock: app.clock,
      memory: visitMemory(),
    }),
  );
  return session;
}
