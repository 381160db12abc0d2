import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { readTopics } from "@anteroom/content/health-topics/read-topics";
import { openInProcessBus } from "../adapters/in-process-bus/in-process-bus.ts";
import { embeddedLibrary } from "../adapters/embedded-library/embedded-library.ts";
import { localFiles } from "../adapters/local-files/local-files.ts";
import { meshVideo } from "../adapters/mesh-video/mesh-video.ts";
import { embeddedRealtime } from "../adapters/embedded-realtime/embedded-realtime.ts";
import type { Connections } from "../platform/database/connections.ts";
import type { Job, Jobs } from "../platform/jobs/jobs.ts";
import { servePages } from "../platform/pages/pages.ts";
import { runtimeConfigurationOf } from "../platform/config/runtime-of.ts";
import { limitPrograms } from "../platform/tenancy/program-limit.ts";
import type { AppOptions } from "../platform/http/app.ts";
import type { FileScanner } from "../ports/file-scanner.ts";
import type { HealthLibrary } from "../ports/health-library.ts";
import type { Push } from "../ports/push.ts";
import type { Realtime } from "../ports/realtime.ts";
import type { Relay } from "../ports/relay.ts";
import type { OpenSymptomService } from "../ports/symptom-service.ts";
import { appAuthorization } from "../adapters/app-authorization/app-authorization.ts";
import { openidProviders } from "../adapters/openid-providers/openid-providers.ts";
import { icsFeeds } from "../adapters/ics-feeds/ics-feeds.ts";
import { httpWebhooks } from "../adapters/http-webhooks/http-webhooks.ts";
import type { WebhookSender } from "../ports/webhook-sender.ts";
import type { TextMessages } from "../ports/text-messages.ts";
import type { TxtRecords } from "../ports/txt-records.ts";
import { validateFhirAnswers } from "./fhir/validate-answers.ts";
import { testGateways } from "./test-gateways.ts";
import { serveJourneys } from "../serve-journeys.ts";
import { testKeys } from "./realtime-server.ts";
import { standInPayments } from "./stand-in-payments.ts";
import { openTestClinic, type OpenReplica, type TestClinic } from "./test-clinic.ts";

/** Read and checked once for all clinics of a test file: it takes longer than all else of opening one. */
let library: HealthLibrary | undefined;

/**
 * Returns the product's request limit for programs on a bus of its own: `perMinute` requests a
 * minute and token.
 */
export const limitInProcess = (perMinute: number) => limitPrograms(openInProcessBus().connect(), perMinute);

const relay: Relay = { iceServersFor: () => [], stop: () => Promise.resolve() };

/** A test clinic with all routes of the product. */
export type WholeClinic = TestClinic & {
  /** Folder of stored files. */
  filesFolder: string;
  realtime: Realtime;
  /** Runs all queued jobs once; jobs that these queue wait for the next call. */
  workJobs: () => Promise<void>;
};

/**
 * Opens the test clinics with every feature mounted as in the product; their pages are empty, and
 * payments go to the stand-in provider. Closing throws when an answer of FHIR was not valid.
 */
export async function openWholeClinic(
  options: {
    now?: string;
    /** Another one, whose database and clock this one has too: a second server. */
    beside?: Pick<TestClinic, "connections" | "clock">;
    push?: Push;
    texts?: TextMessages;
    /** The webhook sender; by default over HTTP to this machine. */
    webhooks?: WebhookSender;
    /** TXT records; by default none. */
    txtRecords?: TxtRecords;
    env?: Record<string, string>;
    connections?: Connections;
    openReplica?: OpenReplica;
    scanner?: FileScanner;
    /** External symptom checkers, and their URLs. */
    symptoms?: OpenSymptomService;
    outsideCheckers?: AppOptions["outsideCheckers"];
    programLimit?: AppOptions["programLimit"];
    /** Whether this server carries out background work; by default it does. */
    leads?: boolean;
    /** The realtime service; embedded by default. */
    realtime?: Realtime;
  } = {},
): Promise<WholeClinic> {
  const clinic = await openTestClinic(options);
  const { services, connections, app } = clinic;
  const faults = validateFhirAnswers(app);
  const report = (error: Error) => console.error(error);
  const realtime = options.realtime ?? embeddedRealtime(app, { ...testKeys, onError: report });
  const handlers = new Map<string, (job: Job) => Promise<void>>();
  const work: Jobs["work"] = async (kind, handle) => void handlers.set(kind, handle);
  const jobs = { ...services.jobs, work, stop: () => Promise.resolve() };
  const filesFolder = await mkdtemp(path.join(os.tmpdir(), "anteroom-files-"));
  const files = await localFiles(filesFolder);
  const video = meshVideo();
  const parts = {
    services,
    connections,
    jobs,
    bus: openInProcessBus().connect(),
    realtime,
    relay,
    video,
    payments: standInPayments(),
    gateways: testGateways(services.clock.now),
    signInProviders: openidProviders({ allowsLocal: true, patienceMs: 2_000 }),
    authorization: appAuthorization({ allowsLocal: true, patienceMs: 2_000, report }),
    files,
    scanner: options.scanner ?? null,
    push: options.push ?? null,
    texts: options.texts ?? null,
    webhooks: options.webhooks ?? httpWebhooks({ allowsLocal: true, patienceMs: 500 }),
    txtRecords: options.txtRecords ?? (() => Promise.resolve([])),
    calendars: icsFeeds({ allowsLocal: true, patienceMs: 2_000 }),
    vitals: [],
    symptoms:
      options.symptoms ??
      (() => {
        throw new Error("No symptom checker of another company");
      }),
    ...(options.outsideCheckers ? { outsideCheckers: options.outsideCheckers } : {}),
    libraries: [(library ??= embeddedLibrary(readTopics()))],
    leads: () => options.leads ?? true,
    report,
  };
  const journeys = await serveJourneys(parts);
  servePages(app, {
    web: {
      render: () => Promise.resolve({ status: 200, location: null, html: "<!doctype html>" }),
      assetsOf: () => ({ entry: "", preload: [], css: "", styles: [] }),
      addressOf: () => "",
    },
    config: services.config,
    runtime: runtimeConfigurationOf(services.config, "test", realtime),
    report,
    storedAsset: () => Promise.resolve(null),
  });
  return {
    ...clinic,
    filesFolder,
    realtime,
    workJobs: async () => {
      for (const job of clinic.sentJobs.splice(0)) await handlers.get(job.kind)?.(job as Job);
    },
    close: async () => {
      await journeys.stop();
      await realtime.stop();
      await clinic.close();
      await rm(filesFolder, { recursive: true, force: true });
      if (faults.length > 0) throw new Error(`Invalid FHIR answers: ${JSON.stringify(faults.slice(0, 5))}`);
    },
  };
}
