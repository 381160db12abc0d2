import { localeNames, locales, type Locale } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { createElement, useRef, useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { useStore } from "../../platform/storage/store.ts";
import { storeLocale } from "../../platform/i18n/page-locale.ts";
import { Icon } from "../../ui/icon.tsx";
import { topControlClass, WideText } from "../../ui/top-bar.tsx";
import styles from "./language-menu.module.css";

/** So long a language may take before the menu says that it cannot be loaded, in ms. */
const patience = 10_000;

/**
 * Renders the choice of language, each under its own name. Choosing one loads its texts, stores it in a
 * cookie for a year, closes the menu and refetches all data; page and forms stay. If the texts cannot be
 * loaded, or take over 10 s, it says so and stays open; nothing else changes.
 */
export function LanguageMenu() {
  const { t, i18n } = useLingui();
  const { texts, menuFoot } = useApp();
  const foot = useStore(menuFoot, null);
  const queries = useQueryClient();
  const menu = useRef<HTMLDetailsElement>(null);
  const current = i18n.locale as Locale;
  const [isLost, setLost] = useState(false);
  const choose = async (locale: Locale) => {
    setLost(false);
    const late = setTimeout(setLost, patience, true); // it may come all the same
    try {
      if (!(await texts.change(locale))) return; // another one was chosen meanwhile
    } catch {
      return setLost(true);
    } finally {
      clearTimeout(late);
    }
    setLost(false);
    storeLocale(locale);
    if (menu.current) menu.current.open = false;
    menu.current?.querySelector("summary")?.focus();
    await queries.invalidateQueries();
  };
  return (
    <details className={styles["menu"]} name="top-menu" ref={menu}>
      <summary className={topControlClass} aria-label={t`Language: ${localeNames[current]}`}>
        <Icon name="globe" isSmall />
        <WideText>{localeNames[current]}</WideText>
      </summary>
      <ul className={styles["list"]}>
        {locales.map((locale) => (
          <li key={locale}>
            <button
              type="button"
              lang={locale}
              aria-current={locale === current ? "true" : undefined}
              onClick={() => void choose(locale)}
            >
              {localeNames[locale]}
            </button>
          </li>
        ))}
        {isLost && (
          <li>
            <p className={styles["lost"]} role="alert">
              <Trans>We couldn’t load this language.</Trans>{" "}
              <Trans>Check your connection, then try again.</Trans>
            </p>
          </li>
        )}
        {foot && <li>{createElement(foot)}</li>}
      </ul>
    </details>
  );
}
