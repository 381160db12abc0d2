import type { RealtimeAddress } from "@anteroom/contract/page";
import type { Connections } from "../../platform/database/connections.ts";
import type { Services } from "../../platform/config/services.ts";
import { updateDemoFile, readDemoFile, writeDemoFile, type DemoFile } from "./demo-file.ts";
import type { DemoDeps } from "./demo-deps.ts";
import { keepDemoAlive, seedDemo } from "./seed-demo.ts";

type Deps = {
  services: Services;
  connections: Connections;
  realtime: RealtimeAddress;
  onError: (error: Error) => void;
};

/** Time between two renewals of the demo's appointments, in ms. */
const refreshEvery = 60_000;

/**
 * Seeds an empty database with the demo clinics, writes the demo file and returns it. Renews upcoming
 * appointments every minute until `app` closes. Returns null, without a change, when the demo is off (its
 * default outside development), or the database has clinics and lacks a demo one.
 */
export async function openDemo({
  services,
  connections,
  realtime: address,
  onError,
}: Deps): Promise<DemoFile | null> {
  const { config, app } = services;
  const isWanted =
    config.ANTEROOM_DEMO === undefined ? config.environment === "development" : config.ANTEROOM_DEMO === "on";
  if (!isWanted) return null;
  const deps: DemoDeps = { services, owner: connections.owner, address };
  const before = readDemoFile(config.ANTEROOM_DATA_DIR);
  const demo = await seedDemo(deps, before);
  if (!demo) return null; // the database has other clinics
  const opened = [];
  for (const clinic of before?.clinics ?? [])
    if (isOpened(demo, clinic.slug) && (await app.tenants.ofSlug(clinic.slug))) opened.push(clinic);
  writeDemoFile(config.ANTEROOM_DATA_DIR, { clinics: [...demo.clinics, ...opened] });
  keepUpcoming(deps, demo, { onError, onClose: (stop) => app.addHook("onClose", stop) });
  return demo;
}

/** Returns whether `POST /dev/clinics` has created the clinic: its token is kept, its appointments are not renewed. */
const isOpened = (demo: DemoFile, slug: string) => !demo.clinics.some((clinic) => clinic.slug === slug);

type Life = { onError: (error: Error) => void; onClose: (stop: () => Promise<void>) => void };

function keepUpcoming(deps: DemoDeps, first: DemoFile, { onError, onClose }: Life): void {
  let [demo, running] = [first, Promise.resolve()];
  const refresh = async () => {
    const next = await keepDemoAlive(deps, demo);
    updateDemoFile(deps.services.config.ANTEROOM_DATA_DIR, next.clinics);
    demo = next;
  };
  const timer = setInterval(() => {
    running = running.then(refresh).catch(onError);
  }, refreshEvery);
  onClose(() => {
    clearInterval(timer);
    return running;
  });
}
