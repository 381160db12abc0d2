import { embeddedRealtime } from "../adapters/embedded-realtime/embedded-realtime.ts";
import { readRuntimeConfiguration } from "@anteroom/domain/runtime-configuration";
import { servePages } from "../platform/pages.ts";
import type { Relay } from "../ports/relay.ts";
import { serveJourneys } from "../serve-journeys.ts";
import { testKeys } from "./realtime-server.ts";
import { standInPayments } from "./stand-in-payments.ts";
import { openTestClinic, type TestClinic } from "./test-clinic.ts";

const relay: Relay = { iceServersFor: () => [], stop: () => Promise.resolve() };

/** The test clinic with every journey mounted as the product mounts them; its pages are blank sheets. */
export async function openWholeClinic(options: { now?: string } = {}): Promise<TestClinic> {
  const clinic = await openTestClinic(options);
  const { services, connections, app } = clinic;
  const report = (error: Error) => console.error(error);
  const realtime = embeddedRealtime(app, { ...testKeys, onError: report });
  const jobs = { ...services.jobs, work: () => Promise.resolve(), stop: () => Promise.resolve() };
  const parts = { services, connections, jobs, realtime, relay, payments: standInPayments(), report };
  const journeys = await serveJourneys(parts);
  servePages(app, {
    web: {
      render: () => Promise.resolve({ status: 200, location: null, html: "<!doctype html>" }),
      needs: () => ({ entry: "", preload: [], css: "", styles: [] }),
    },
    config: services.config,
    runtime: { ...readRuntimeConfiguration({}), realtime: realtime.address },
  });
  return {
    ...clinic,
    close: async () => {
      await journeys.stop();
      await realtime.stop();
      await clinic.close();
    },
  };
}
