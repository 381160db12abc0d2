import type { Locale } from "@anteroom/domain/shared/locales";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, Suspense, useEffect } from "react";
import { useStore } from "../../../web/src/platform/storage/store.ts";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk, useStaff } from "../platform/desk-context.tsx";
import { linkTo, routeOf, usePath, type Route } from "../platform/route.ts";
import { useClinicHints } from "../platform/use-clinic-hints.ts";
import { OpenAppScreen } from "../apps/open-app-screen.tsx";
import { AppointmentScreen } from "../appointment/appointment-screen.tsx";
import { BookScreen } from "../booking/book-screen.tsx";
import { CallScreen } from "../call/call-screen.tsx";
import { HoursScreen } from "../hours/hours-screen.tsx";
import { DayScreen } from "../day/day-screen.tsx";
import { Loading } from "../settings/loading.tsx";
import { SecurityScreen } from "../sign-in/security-screen.tsx";
import { SignInScreen } from "../sign-in/sign-in-screen.tsx";
import { InboxScreen } from "../messages/inbox-screen.tsx";
import { SignatureScreen } from "../signature/signature-screen.tsx";
import { UrgentScreen } from "../urgent/urgent-screen.tsx";
import { Shortcuts } from "../shortcuts/shortcuts-help.tsx";
import { keepFocus } from "../ui/keep-focus.ts";
import { Frame } from "./frame.tsx";
import { lazyScreen } from "./lazy-screen.ts";
import { ScreenBoundary } from "./screen-boundary.tsx";
import { ScreenTitle } from "./screen-title.tsx";
import { SignOutGuard } from "./sign-out-guard.tsx";

/** The calendar is a chunk of its own: whoever does not open it does not load it. */
const WeekScreen = lazyScreen(async () => (await import("../week/week-screen.tsx")).WeekScreen);

/** So are the screens and the settings that only administration has, with the tables. */
const AdministrationScreens = lazyScreen(
  async () => (await import("./administration-screens.tsx")).AdministrationScreens,
);

/** So is the merging of records, which is rare. */
const MergeScreen = lazyScreen(async () => (await import("../merge/merge-screen.tsx")).MergeScreen);

const SettingsScreens = lazyScreen(
  async () => (await import("../settings/settings-screens.tsx")).SettingsScreens,
);

type Props = { changeLanguage: (locale: Locale) => Promise<void> };

/**
 * The desk: sign-in, a demanded authenticator set-up, then the screen of the address that the role may see,
 * else a not-found screen. Listens to the clinic's realtime hints while somebody is signed in. A screen that
 * throws is replaced by a message; another address shows screens again. The focus stays in the page (`keepFocus`).
 */
export function DeskApp({ changeLanguage }: Props) {
  const { session } = useDesk();
  useEffect(() => keepFocus(document.body), []);
  const state = useStore(session.state, session.state.get());
  const route = routeOf(usePath());
  return (
    <Frame changeLanguage={changeLanguage} route={route}>
      {state.status === "unreachable" && (
        <FailureNotice failure={state.failure} onRetry={() => void session.ask()} />
      )}
      {state.status === "out" && <SignInScreen {...state} />}
      {state.status === "in" &&
        (state.session.lacks_factor ? <SecurityScreen /> : <SignedIn route={route} />)}
    </Frame>
  );
}

function SignedIn({ route }: { route: Route }) {
  useClinicHints();
  return (
    <>
      <SignOutGuard />
      <ScreenBoundary key={keyOf(route)}>
        <Screen route={route} />
      </ScreenBoundary>
      <Shortcuts route={route} />
    </>
  );
}

const keyOf = (route: Route) => ("id" in route ? `${route.name} ${route.id}` : route.name);

function Screen({ route }: { route: Route }) {
  const { role, doctor_id: doctorId } = useStaff();
  switch (route.name) {
    case "day":
      return <DayScreen />;
    case "week":
      return (
        <Suspense fallback={<Loading />}>
          <WeekScreen />
        </Suspense>
      );
    case "appointment":
      return <AppointmentScreen id={route.id} />;
    case "call":
      return role === "doctor" ? <CallScreen id={route.id} /> : <MissingScreen />;
    case "security":
      return <SecurityScreen />;
    case "urgent":
      return <UrgentScreen />;
    case "messages":
      return role === "admin" ? <MissingScreen /> : <InboxScreen />;
    case "book":
      return role === "doctor" ? <MissingScreen /> : <BookScreen />;
    case "merge":
      return role === "doctor" ? (
        <MissingScreen />
      ) : (
        <Suspense fallback={<Loading />}>
          <MergeScreen />
        </Suspense>
      );
    case "hours":
      return doctorId === null ? <MissingScreen /> : <HoursScreen doctorId={doctorId} />;
    case "signature":
      return role === "doctor" ? <SignatureScreen /> : <MissingScreen />;
    case "doctors":
    case "new-doctor":
    case "import-doctors":
    case "doctor":
    case "staff":
    case "vouchers":
    case "reports":
    case "audit":
      return (
        <ForAdmin
          screen={
            <Suspense fallback={<Loading />}>
              <AdministrationScreens route={route} />
            </Suspense>
          }
        />
      );
    case "doctor-hours":
      return <ForAdmin screen={<HoursScreen doctorId={route.id} />} />;
    case "settings":
    case "gateways":
    case "new-gateway":
    case "gateway":
    case "mails":
    case "invoices":
    case "fiscal":
    case "domains":
    case "surveys":
    case "apps":
    case "webhooks":
    case "new-webhook":
    case "webhook":
    case "patient-apps":
    case "staff-sign-in":
    case "tokens":
    case "branding":
    case "texts":
      return (
        <ForAdmin
          screen={
            <Suspense fallback={<Loading />}>
              <SettingsScreens route={route} />
            </Suspense>
          }
        />
      );
    case "open-app":
      return <OpenAppScreen />;
    case "missing":
      return <MissingScreen />;
  }
}

/** A screen of administration alone. */
function ForAdmin({ screen }: { screen: ReactNode }) {
  return useStaff().role === "admin" ? screen : <MissingScreen />;
}

function MissingScreen() {
  return (
    <div className="stack">
      <ScreenTitle>
        <Trans>Page not found</Trans>
      </ScreenTitle>
      <p>
        <a {...linkTo({ name: "day" })}>
          <Trans>Go to today’s appointments</Trans>
        </a>
      </p>
    </div>
  );
}
