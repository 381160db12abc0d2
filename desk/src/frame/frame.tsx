import { localeNames, locales, type Locale } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { useStore } from "../../../web/src/platform/storage/store.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { leaveScreen } from "../platform/leave-guard.ts";
import type { Route } from "../platform/route.ts";
import { useAction } from "../platform/use-action.ts";
import { ShortcutsButton } from "../shortcuts/shortcuts-button.tsx";
import styles from "./frame.module.css";
import { OverflowBar } from "./overflow-bar.tsx";
import { useNavigationItems } from "./navigation-items.tsx";

type Props = { changeLanguage: (locale: Locale) => Promise<void>; route: Route; children: ReactNode };

/**
 * The layout around each screen: clinic, navigation by role with counts of messages and urgent events,
 * language, and sign-out. A language that cannot be loaded is reported above the screen, and the old one stays. Urgent events sound an alarm on every screen (`useUrgentAlarm`).
 */
export function Frame({ changeLanguage, route, children }: Props) {
  const { page, session } = useDesk();
  const { isLost, choose } = useLanguages(changeLanguage);
  const state = useStore(session.state, session.state.get());
  const isIn = state.status === "in";
  const isCall = isIn && route.name === "call";
  const isAtWork = isIn && !state.session.lacks_factor;
  const person = (
    <>
      {isAtWork && <ShortcutsButton />}
      <Languages onChoose={(locale) => void choose(locale)} />
      {isIn && <SignOut name={state.session.name} />}
    </>
  );
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
        {isAtWork ? <WorkingBar route={route}>{person}</WorkingBar> : person}
      </header>
      <main id="main" className={isCall ? styles["wide"] : `wrap ${styles["screen"]}`} tabIndex={-1}>
        {isLost && (
          <div className={styles["lost"]}>
            <Banner tone="warn" role="alert">
              <Trans>We couldn’t load this language.</Trans>{" "}
              <Trans>Check your connection, then try again.</Trans>
            </Banner>
          </div>
        )}
        {children}
      </main>
    </div>
  );
}

/** The bar of somebody who may work: with the screens of their role. */
function WorkingBar({ route, children }: { route: Route; children: ReactNode }) {
  return <OverflowBar items={useNavigationItems(route)}>{children}</OverflowBar>;
}

/** So long a language may take before the desk says that it cannot be loaded, in ms. */
const patience = 10_000;

/** Returns what chooses a language, and whether that was not loaded, or not within 10 s; one that comes later is shown all the same. */
function useLanguages(change: (locale: Locale) => Promise<void>) {
  const [isLost, setLost] = useState(false);
  const choose = async (locale: Locale) => {
    setLost(false);
    const late = setTimeout(setLost, patience, true);
    await change(locale).then(
      () => setLost(false),
      () => setLost(true),
    );
    clearTimeout(late);
  };
  return { isLost, choose };
}

function Languages({ onChoose }: { onChoose: (locale: Locale) => void }) {
  const { t, i18n } = useLingui();
  return (
    <select
      className={styles["languages"]}
      aria-label={t`Language`}
      value={i18n.locale}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as Locale)} // the options are our own
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
