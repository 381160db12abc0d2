import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { openStoredDevices } from "../../../media/device-choice.ts";
import { createLocalMedia } from "../../../media/local-media.ts";
import type { App } from "../../../platform/app-context.tsx";
import type { CallApi } from "./call-api.ts";
import { createCallSession } from "./create-call-session.ts";
import { openCallMemory } from "../waiting-room/call-memory.ts";
import type { RealtimeLine, CallSession } from "./call-session.ts";

/** Creates the page's call session once, with `make` of the first render; `VideoCall` starts it. */
export function useCallSession(make: (app: App) => { api: CallApi; line: RealtimeLine }): CallSession {
  const app = useApp();
  const [session] = useState(() =>
    createCallSession({
      ...make(app),
      media: createLocalMedia(openStoredDevices(deviceMemory(app.storage), app.clock.now)),
      joinRoom: async () => (await app.callTools()).joinRoom,
      clock: app.clock,
      memory: openCallMemory(),
    }),
  );
  return session;
}
