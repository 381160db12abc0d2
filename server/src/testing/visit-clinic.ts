import type { AddressInfo } from "node:net";
import { meshVideo } from "../adapters/mesh-video/mesh-video.ts";
import { openInProcessBus } from "../adapters/in-process-bus/in-process-bus.ts";
import { embeddedRealtime } from "../adapters/embedded-realtime/embedded-realtime.ts";
import { accountRoutes } from "../features/account/sign-in/account-routes.ts";
import { appointmentRoutes } from "../features/appointments/appointment-routes.ts";
import { clinicRoutes } from "../features/clinic/clinic-routes.ts";
import { doctorRequestRoutes } from "../features/clinic/request-routes.ts";
import { consultationRoutes } from "../features/consultation/consultation-routes.ts";
import { requestRoutes } from "../features/consultation/requests/request-routes.ts";
import { forgetSession, openCallRooms, type CallRooms } from "../features/consultation/call-rooms.ts";
import { healthAssessmentRoutes } from "../features/health/assessment/health-assessment-routes.ts";
import { surveysRoutes } from "../features/health/surveys/surveys-routes.ts";
import { vitalsRoutes } from "../features/vitals/vitals-routes.ts";
import type { Services } from "../platform/config/services.ts";
import type { VitalsProvider } from "../ports/vitals-provider.ts";
import type { Relay } from "../ports/relay.ts";
import type { Bus } from "../ports/bus.ts";
import type { VideoEngine } from "../ports/video.ts";
import { openBrowser, type TestBrowser } from "./realtime-browser.ts";
import { testKeys } from "./realtime-server.ts";
import { openTestClinic, type TestClinic } from "./test-clinic.ts";

type Event = { channels: readonly string[]; event: string; data: unknown };

type PassFor = (
  headers: Record<string, string>,
  endpoint?: string,
) => (socketId: string, channelName: string) => Promise<{ auth: string }>;

/** A test clinic with the routes of calls on a real port, for pusher-js clients. */
export type VisitClinic = TestClinic & {
  /** The server's call rooms. */
  rooms: CallRooms;
  /** All realtime events so far. */
  published: Event[];
  /**
   * Opens a pusher-js client that authorizes with these headers at `/realtime/auth` or another
   * endpoint. Closed with the clinic.
   */
  browse: (headers: Record<string, string>, endpoint?: string, passes?: PassFor) => TestBrowser;
  /** Requests a channel pass as a page does. Rejects with the HTTP status unless it is 200. */
  passFor: PassFor;
  /** Removes all participants from the calls of clinic `aurora`, as a restart would. */
  restart: () => Promise<void>;
};

/** The relay is outside of us: it names its tickets so that a test sees whose they are. */
const relay: Relay = {
  iceServersFor: (ticket) => [{ urls: ["turn:relay.example"], username: ticket, credential: "secret" }],
  stop: () => Promise.resolve(),
};

/**
 * Opens the test clinics with the routes of calls and accounts. `video` is the engine of calls,
 * peer-to-peer by default.
 */
export async function openVisitClinic({
  video = meshVideo(),
  bus = openInProcessBus().connect(),
  ...options
}: {
  now?: string;
  video?: VideoEngine;
  /** What it shares with other servers; a bus of its own unless told otherwise. */
  bus?: Bus;
  /** Another clinic whose database this one serves too. */
  beside?: VisitClinic;
  vitals?: readonly VitalsProvider[];
  report?: (error: Error) => void;
} = {}): Promise<VisitClinic> {
  const published: Event[] = [];
  const made: { rooms?: CallRooms } = {};
  const onError = (error: Error) => {
    throw error;
  };
  const mount = (services: Services) => {
    const embedded = embeddedRealtime(services.app, { ...testKeys, bus, onError });
    const realtime: typeof embedded = {
      ...embedded,
      publish: async (channels, event, data, except) => {
        published.push({ channels, event, data });
        await embedded.publish(channels, event, data, except);
      },
    };
    const rooms = openCallRooms(services, { bus, realtime, relay, video, onError });
    made.rooms = rooms;
    accountRoutes(services, { forgetSession: (hash) => forgetSession(rooms, hash) });
    appointmentRoutes({ services, hints: rooms.hints });
    consultationRoutes(services, rooms);
    clinicRoutes(services, rooms);
    requestRoutes(services, rooms);
    doctorRequestRoutes(services, rooms);
    surveysRoutes(services, rooms.hints);
    healthAssessmentRoutes(services);
    vitalsRoutes(services, {
      hints: rooms.hints,
      providers: options.vitals ?? [],
      report: options.report ?? onError,
    });
  };
  const clinic = await openTestClinic({ ...options, mount });
  const { rooms } = made;
  if (!rooms) throw new Error("The routes were not mounted");
  await clinic.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = clinic.app.server.address() as AddressInfo; // a TCP server has no other kind of address
  const passFor: PassFor =
    (headers, endpoint = "/realtime/auth") =>
    async (socketId, channelName) => {
      const answer = await clinic.app.inject({
        method: "POST",
        url: `/api${endpoint}`,
        headers: {
          host: "aurora.localhost",
          "content-type": "application/x-www-form-urlencoded",
          ...headers,
        },
        payload: new URLSearchParams({ socket_id: socketId, channel_name: channelName }).toString(),
      });
      if (answer.statusCode !== 200) throw new Error(String(answer.statusCode));
      return answer.json<{ auth: string }>();
    };
  const browsers: TestBrowser[] = [];
  return {
    ...clinic,
    rooms,
    published,
    passFor,
    browse(headers, endpoint = "/realtime/auth", passes = passFor) {
      const ask = passes(headers, endpoint);
      const browser = openBrowser({ port, realtime: rooms.realtime, stop: clinic.close }, undefined, {
        channelAuthorization: {
          customHandler: ({ socketId, channelName }, answer) =>
            void ask(socketId, channelName).then(
              (pass) => answer(null, pass),
              (error: Error) => answer(error, null),
            ),
        },
      } as Parameters<typeof openBrowser>[2]); // pusher-js wants a transport beside the handler and uses neither
      browsers.push(browser);
      return browser;
    },
    async restart() {
      await Promise.all(allVisits.map((visit) => rooms.admissions.dismissAll(visit)));
    },
    close: async () => {
      for (const browser of browsers) browser.disconnect();
      await clinic.close();
    },
  };
}

const allVisits = Array.from({ length: 50 }, (_, index) => ({ tenantId: 1, appointmentId: index + 1 }));
