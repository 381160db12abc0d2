import { listLaunchableApps } from "@anteroom/contract/account/app-launches";
import { getDeskSession, type DeskSession } from "@anteroom/contract/account/desk-sessions";
import { clinicUnseenMessages } from "@anteroom/contract/call/messages";
import type { DeskPage } from "@anteroom/contract/desk-page";
import { clinicListUrgentEvents } from "@anteroom/contract/health/urgent";
import { directionOf } from "@anteroom/domain/shared/locales";
import type { StaffRole } from "@anteroom/domain/clinic/staff-roles";
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, vi } from "vitest";
import { fakeApi, type FakeApi } from "../../../web/src/testing/fake-api.ts";
import { waitForEffects } from "../../../web/src/testing/wait-for-effects.ts";
import { DeskApp } from "../frame/desk-app.tsx";
import { createDesk, type Desk } from "../platform/create-desk.ts";
import { DeskContext } from "../platform/desk-context.tsx";

type Options = { api: FakeApi; role?: StaffRole };

/** The desk under test. */
export type OpenedDesk = {
  desk: Desk;
  api: FakeApi;
  user: UserEvent;
  /** Says on the clinic's channel that something has changed. */
  hint: (event: string) => void;
  /** Enters the clinic's channel again, as after a lost connection. */
  reconnect: () => void;
};

const page: DeskPage = {
  clinicName: "Aurora",
  locale: "en",
  timeZone: "Europe/Lisbon",
  currency: "EUR",
  localizedArabicDates: false,
  serverNow: Date.UTC(2026, 10, 24, 9),
  realtime: {
    key: "key",
    cluster: "",
    host: null,
    port: null,
    path: "/realtime",
    isTls: null,
    takesStatistics: false,
    signsIn: false,
  },
  clinicChannel: "private-clinic-1",
};

type Subscription = Parameters<ReturnType<Desk["realtime"]["open"]>["subscribe"]>[1];

const subscriptions = new Set<Subscription>();

const realtime = {
  subscribe: (_channel: string, subscription: Subscription) => {
    subscriptions.add(subscription);
    return () => void subscriptions.delete(subscription);
  },
  state: () => "connected" as const,
  onStateChange: () => () => {},
  socketId: () => undefined,
  resume: () => {},
  disconnect: () => {},
};

configure({ asyncUtilTimeout: 15_000 });
waitForEffects();

let opened: FakeApi | null = null;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  const unanswered = opened?.unanswered ?? [];
  opened = null;
  if (unanswered.length > 0)
    throw new Error(`Requests without an answer: ${unanswered.map(({ request }) => request).join(", ")}`);
});

/**
 * Opens an address of the desk as somebody of a role, an admin by default, in English. Only network and realtime are replaced. Resolves
 * when a heading is shown.
 */
export async function openDesk(path: string, options: Partial<Options> = {}): Promise<OpenedDesk> {
  history.replaceState(null, "", path);
  const opening = await showInDesk(<DeskApp changeLanguage={() => Promise.resolve()} />, options);
  await screen.findByRole("heading", { level: 1 });
  return opening;
}

/** Shows a part of the desk alone, as `openDesk` opens the whole of it. */
export async function showInDesk(
  part: ReactNode,
  { api = fakeApi(), role = "admin" }: Partial<Options> = {},
): Promise<OpenedDesk> {
  opened = api;
  vi.stubGlobal("fetch", api.fetch);
  document.documentElement.lang = "en";
  document.documentElement.dir = directionOf("en");
  const session: DeskSession = {
    id: 3,
    name: "Ada Admin",
    role,
    doctor_id: role === "doctor" ? 1 : null,
    has_second_factor: true,
    lacks_factor: false,
    expires_at: "2026-11-24T18:00:00.000Z",
  };
  api
    .byDefault(getDeskSession, { data: { entity: session } })
    .byDefault(clinicListUrgentEvents, { data: { collection: [] } })
    .byDefault(clinicUnseenMessages, { data: { collection: [] } })
    .byDefault(listLaunchableApps, { data: { collection: [] } });
  const desk: Desk = {
    ...createDesk(page),
    realtime: {
      open: () => realtime,
      close: () => {},
      reopen: () => {},
      generation: { get: () => 0, subscribe: () => () => {} },
    },
  };
  await desk.session.ask();
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: "en", messages: {} }); // the source's own words
  render(
    <DeskContext value={desk}>
      <QueryClientProvider client={desk.queries}>
        <I18nProvider i18n={i18n}>{part}</I18nProvider>
      </QueryClientProvider>
    </DeskContext>,
  );
  const hint = (event: string) => {
    for (const { events } of subscriptions) events?.[event]?.({});
  };
  const reconnect = () => {
    for (const { onEntered } of subscriptions) onEntered?.();
  };
  return {
    desk,
    api,
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    hint,
    reconnect,
  };
}
