import { clinicUnseenMessages } from "@anteroom/contract/call/messages";
import { localeNames, locales, type Locale } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useStore } from "../../../web/src/platform/storage/store.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk, useStaff } from "../platform/desk-context.tsx";
import { leaveScreen } from "../platform/leave-guard.ts";
import { isOfSettings, linkTo, type Route } from "../platform/route.ts";
import { useUrgentAlarm } from "../urgent/urgent-alarm.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import { useAction } from "../platform/use-action.ts";
import { FoldedBar } from "./folded-bar.tsx";
import styles from "./frame.module.css";

type Props = { changeLanguage: (locale: Locale) => Promise<void>; route: Route; children: ReactNode };

/**
 * The layout around each screen: clinic, navigation by role with counts of messages and urgent events,
 * language, and sign-out. Urgent events sound an alarm on every screen (`useUrgentAlarm`).
 */
export function Frame({ changeLanguage, route, children }: Props) {
  const { page, session } = useDesk();
  const state = useStore(session.state, session.state.get());
  const isIn = state.status === "in";
  const isWorking = isIn && !state.session.lacks_factor;
  const isCall = isIn && route.name === "call";
  return (
    <div className={isCall ? styles["whole"] : undefined}>
      <a className={styles["skip"]} href="#main">
        <Trans>Skip to the main content</Trans>
      </a>
      <header className={styles["bar"]}>
        <p className={styles["clinic"]}>
          <span className="b">{page.clinicName}</span>{" "}
          <span className="muted sm">
            <Trans>Desk</Trans>
          </span>
        </p>
        <FoldedBar isFolding={isIn} hasUrgent={isWorking}>
          {isWorking && <Ways route={route} />}
          <Languages change={changeLanguage} />
          {isIn && <SignOut name={state.session.name} />}
        </FoldedBar>
      </header>
      <main id="main" className={isCall ? styles["wide"] : `wrap ${styles["screen"]}`} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function Ways({ route }: { route: Route }) {
  const { t } = useLingui();
  const { role } = useStaff();
  const urgent = useUrgentAlarm();
  const unseen = useApiAnswer(clinicUnseenMessages, { isEnabled: role !== "admin" });
  const count = unseen.data?.data.collection.length ?? 0;
  const current = (name: Route["name"]) => (route.name === name ? ("page" as const) : undefined);
  return (
    <nav className={styles["ways"]} aria-label={t`Desk`}>
      <a {...linkTo({ name: "day" })} aria-current={current("day")}>
        <Trans>Today</Trans>
      </a>
      <a {...linkTo({ name: "week" })} aria-current={current("week")}>
        {role === "doctor" ? <Trans>Week</Trans> : <Trans>Schedule</Trans>}
      </a>
      <a
        {...linkTo({ name: "urgent" })}
        aria-current={current("urgent")}
        data-urgent={urgent > 0 || undefined}
      >
        {urgent > 0 ? <Trans>Urgent ({urgent})</Trans> : <Trans>Urgent</Trans>}
      </a>
      {role !== "admin" && (
        <a {...linkTo({ name: "messages" })} aria-current={current("messages")}>
          {count > 0 ? <Trans>Messages ({count})</Trans> : <Trans>Messages</Trans>}
        </a>
      )}
      {role !== "doctor" && (
        <a {...linkTo({ name: "book" })} aria-current={current("book")}>
          <Trans>Book</Trans>
        </a>
      )}
      {role === "doctor" && (
        <>
          <a {...linkTo({ name: "hours" })} aria-current={current("hours")}>
            <Trans>Hours</Trans>
          </a>
          <a {...linkTo({ name: "signature" })} aria-current={current("signature")}>
            <Trans>Signature</Trans>
          </a>
        </>
      )}
      {role === "admin" && <AdminWays route={route} />}
      <a {...linkTo({ name: "security" })} aria-current={current("security")}>
        <Trans>Security</Trans>
      </a>
    </nav>
  );
}

/** Where administration alone can go. */
function AdminWays({ route }: { route: Route }) {
  const current = (name: Route["name"]) => (route.name === name ? ("page" as const) : undefined);
  return (
    <>
      <a {...linkTo({ name: "doctors" })} aria-current={/doctor/.test(route.name) ? "page" : undefined}>
        <Trans>Doctors</Trans>
      </a>
      <a {...linkTo({ name: "staff" })} aria-current={current("staff")}>
        <Trans>Staff</Trans>
      </a>
      <a {...linkTo({ name: "vouchers" })} aria-current={current("vouchers")}>
        <Trans>Vouchers</Trans>
      </a>
      <a {...linkTo({ name: "reports" })} aria-current={current("reports")}>
        <Trans>Reports</Trans>
      </a>
      <a {...linkTo({ name: "audit" })} aria-current={current("audit")}>
        <Trans>Audit log</Trans>
      </a>
      <a {...linkTo({ name: "settings" })} aria-current={isOfSettings(route) ? "page" : undefined}>
        <Trans>Settings</Trans>
      </a>
    </>
  );
}

function Languages({ change }: { change: (locale: Locale) => Promise<void> }) {
  const { t, i18n } = useLingui();
  return (
    <select
      className={styles["languages"]}
      aria-label={t`Language`}
      value={i18n.locale}
      onChange={({ currentTarget }) => void change(currentTarget.value as Locale)} // the options are our own
    >
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {localeNames[locale]}
        </option>
      ))}
    </select>
  );
}

function SignOut({ name }: { name: string }) {
  const { session, realtime } = useDesk();
  const leave = useAction(async () => {
    realtime.close();
    const failure = await session.signOut();
    if (failure) realtime.reopen();
    return failure ? { isOk: false as const, failure } : { isOk: true as const, data: null };
  });
  return (
    <div className={styles["person"]}>
      <bdi className="sm">{name}</bdi>
      <Button
        kind="quiet"
        isSmall
        icon="sign-out"
        isPending={leave.isPending}
        onClick={() => leaveScreen({ to: null, go: () => void leave.run() })}
      >
        <Trans>Sign out</Trans>
      </Button>
      <FailureNotice failure={leave.failure} />
    </div>
  );
}
