import type { Locale } from "@anteroom/domain/shared/locales";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, Component, lazy, Suspense } from "react";
import { useStore } from "../../../web/src/platform/storage/store.ts";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk, useStaff } from "../platform/desk-context.tsx";
import { linkTo, routeOf, usePath, type Route } from "../platform/route.ts";
import { useClinicHints } from "../platform/use-clinic-hints.ts";
import { AppointmentScreen } from "../appointment/appointment-screen.tsx";
import { BookScreen } from "../booking/book-screen.tsx";
import { BrandingScreen } from "../branding/branding-screen.tsx";
import { CallScreen } from "../call/call-screen.tsx";
import { DoctorScreen, NewDoctorScreen } from "../doctors/doctor-screen.tsx";
import { DoctorsScreen } from "../doctors/doctors-screen.tsx";
import { HoursScreen } from "../hours/hours-screen.tsx";
import { AuditScreen } from "../audit/audit-screen.tsx";
import { ReportsScreen } from "../reports/reports-screen.tsx";
import { GatewayScreen } from "../settings/gateways/gateway-screen.tsx";
import { GatewaysScreen } from "../settings/gateways/gateways-screen.tsx";
import { NewGatewayScreen } from "../settings/gateways/new-gateway-screen.tsx";
import { AppsScreen } from "../settings/apps/apps-screen.tsx";
import { DomainsScreen } from "../settings/domains/domains-screen.tsx";
import { FiscalScreen } from "../settings/invoices/fiscal-screen.tsx";
import { InvoicesScreen } from "../settings/invoices/invoices-screen.tsx";
import { MailsScreen } from "../settings/mails/mails-screen.tsx";
import { StaffSignInScreen } from "../settings/staff-sign-in/staff-sign-in-screen.tsx";
import { PatientAppsScreen } from "../settings/patient-apps/patient-apps-screen.tsx";
import { SettingsScreen } from "../settings/settings-screen.tsx";
import { SurveysScreen } from "../settings/surveys/surveys-screen.tsx";
import { TokensScreen } from "../settings/tokens/tokens-screen.tsx";
import { StaffScreen } from "../staff/staff-screen.tsx";
import { TextsScreen } from "../texts/texts-screen.tsx";
import { VouchersScreen } from "../vouchers/vouchers-screen.tsx";
import { DayScreen } from "../day/day-screen.tsx";
import { Loading } from "../settings/loading.tsx";
import { SecurityScreen } from "../sign-in/security-screen.tsx";
import { SignInScreen } from "../sign-in/sign-in-screen.tsx";
import { InboxScreen } from "../messages/inbox-screen.tsx";
import { SignatureScreen } from "../signature/signature-screen.tsx";
import { UrgentScreen } from "../urgent/urgent-screen.tsx";
import { Frame } from "./frame.tsx";
import { ScreenTitle } from "./screen-title.tsx";
import { SignOutGuard } from "./sign-out-guard.tsx";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";

/** The calendar is a chunk of its own: whoever does not open it does not load it. */
const WeekScreen = lazy(async () => ({ default: (await import("../week/week-screen.tsx")).WeekScreen }));

/** So are screens that administration opens once in a while. */
const ImportDoctorsScreen = lazy(async () => ({
  default: (await import("../doctors/import-doctors-screen.tsx")).ImportDoctorsScreen,
}));
const WebhooksScreen = lazy(async () => ({
  default: (await import("../settings/webhooks/webhooks-screen.tsx")).WebhooksScreen,
}));
const NewWebhookScreen = lazy(async () => ({
  default: (await import("../settings/webhooks/new-webhook-screen.tsx")).NewWebhookScreen,
}));
const WebhookScreen = lazy(async () => ({
  default: (await import("../settings/webhooks/webhook-screen.tsx")).WebhookScreen,
}));

type Props = { changeLanguage: (locale: Locale) => Promise<void> };

/**
 * The desk: sign-in, a demanded authenticator set-up, then the screen of the address that the role may see,
 * else a not-found screen. Listens to the clinic's realtime hints while somebody is signed in. A screen that
 * throws is replaced by a message; another address shows screens again.
 */
export function DeskApp({ changeLanguage }: Props) {
  const { session } = useDesk();
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
    case "hours":
      return doctorId === null ? <MissingScreen /> : <HoursScreen doctorId={doctorId} />;
    case "signature":
      return role === "doctor" ? <SignatureScreen /> : <MissingScreen />;
    case "doctors":
      return <ForAdmin screen={<DoctorsScreen />} />;
    case "new-doctor":
      return <ForAdmin screen={<NewDoctorScreen />} />;
    case "import-doctors":
      return <ForAdmin screen={<ImportDoctorsScreen />} />;
    case "doctor":
      return <ForAdmin screen={<DoctorScreen id={route.id} />} />;
    case "staff":
      return <ForAdmin screen={<StaffScreen />} />;
    case "branding":
      return <ForAdmin screen={<BrandingScreen />} />;
    case "texts":
      return <ForAdmin screen={<TextsScreen />} />;
    case "vouchers":
      return <ForAdmin screen={<VouchersScreen />} />;
    case "reports":
      return <ForAdmin screen={<ReportsScreen />} />;
    case "audit":
      return <ForAdmin screen={<AuditScreen />} />;
    case "doctor-hours":
      return <ForAdmin screen={<HoursScreen doctorId={route.id} />} />;
    case "settings":
      return <ForAdmin screen={<SettingsScreen />} />;
    case "gateways":
      return <ForAdmin screen={<GatewaysScreen />} />;
    case "new-gateway":
      return <ForAdmin screen={<NewGatewayScreen />} />;
    case "gateway":
      return <ForAdmin screen={<GatewayScreen id={route.id} />} />;
    case "mails":
      return <ForAdmin screen={<MailsScreen />} />;
    case "invoices":
      return <ForAdmin screen={<InvoicesScreen />} />;
    case "fiscal":
      return <ForAdmin screen={<FiscalScreen />} />;
    case "domains":
      return <ForAdmin screen={<DomainsScreen />} />;
    case "surveys":
      return <ForAdmin screen={<SurveysScreen />} />;
    case "apps":
      return <ForAdmin screen={<AppsScreen />} />;
    case "webhooks":
      return <ForAdmin screen={<WebhooksScreen />} />;
    case "new-webhook":
      return <ForAdmin screen={<NewWebhookScreen />} />;
    case "webhook":
      return <ForAdmin screen={<WebhookScreen id={route.id} />} />;
    case "patient-apps":
      return <ForAdmin screen={<PatientAppsScreen />} />;
    case "staff-sign-in":
      return <ForAdmin screen={<StaffSignInScreen />} />;
    case "tokens":
      return <ForAdmin screen={<TokensScreen />} />;
    case "missing":
      return <MissingScreen />;
  }
}

/** A screen of administration alone. */
function ForAdmin({ screen }: { screen: ReactNode }) {
  const { role } = useStaff();
  return role === "admin" ? <Suspense fallback={<Loading />}>{screen}</Suspense> : <MissingScreen />;
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

type BoundaryProps = { children: ReactNode };

/** Replaces a screen that throws; the navigation stays. */
class ScreenBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Banner
        tone="stop"
        role="alert"
        action={
          <Button kind="outlined" isSmall onClick={() => location.reload()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Something went wrong on our side.</Trans>
      </Banner>
    );
  }
}
