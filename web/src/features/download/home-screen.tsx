import type { PhoneSystem } from "@anteroom/domain/clinic/app-stores";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic, useIsHydrated } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { readPageSurroundings } from "../../media/surroundings.ts";
import { buttonClass } from "../../ui/button.tsx";
import { sheetClass } from "../../ui/overlay/sheet.tsx";
import styles from "./download.module.css";

type Props = { phone: PhoneSystem | null; isSecondWay: boolean };

/**
 * Renders how to add the page to the home screen on this phone (`phone` null: any); in an app's browser, to
 * open it in a real one first.
 */
export function HomeScreen({ phone, isSecondWay }: Props) {
  const { manifest } = useClinic();
  const isInApp = useIsHydrated() && readPageSurroundings().browser === "in-app";
  const clinic = manifest?.name ?? "";
  return (
    <section className={`${sheetClass()} ${styles["way"]} stack`} aria-labelledby="home-screen">
      <h2 id="home-screen">
        {isSecondWay ? <Trans>Or without an app</Trans> : <Trans>Add it to your home screen</Trans>}
      </h2>
      {isSecondWay && (
        <p className="muted">
          <Trans>You can also use {clinic} in your browser.</Trans>
        </p>
      )}
      <ol className="stack g2">
        {isInApp && (
          <li>
            <Trans>Open this page in your browser. Look in the menu of the app you’re in.</Trans>
          </li>
        )}
        {steps(phone).map(({ id, words }) => (
          <li key={id}>
            <span>{words}</span>
          </li>
        ))}
      </ol>
      <AppLink to="/" className={buttonClass({ kind: "soft" })}>
        <Trans>Continue in the browser</Trans>
      </AppLink>
    </section>
  );
}

function steps(phone: PhoneSystem | null): readonly { id: string; words: ReactNode }[] {
  if (phone === "ios")
    return [
      { id: "share", words: <Trans>Tap the share icon: a square with an arrow pointing up.</Trans> },
      { id: "add", words: <Trans>Tap “Add to Home Screen”, then “Add”.</Trans> },
    ];
  const menu = {
    id: "menu",
    words: <Trans>Open the menu of your browser: three dots or three lines.</Trans>,
  };
  const add = { id: "add", words: <Trans>Tap “Add to home screen” or “Install app”.</Trans> };
  if (phone === "android") return [menu, add];
  return [{ id: "open", words: <Trans>Open this page on your phone.</Trans> }, menu, add];
}
