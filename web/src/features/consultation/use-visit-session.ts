import { useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { deviceMemory } from "../../platform/device-memory.ts";
import { keptDevices } from "../../platform/kept-devices.ts";
import { localMedia } from "../../platform/local-media.ts";
import type { App } from "../../platform/app-context.tsx";
import type { VisitApi } from "./visit-api.ts";
import { createVisitSession } from "./create-visit-session.ts";
import { visitMemory } from "./visit-memory.ts";
import type { RealtimeLine, VisitSession } from "./visit-session.ts";

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
