import {
  browserErrorType,
  type BrowserErrorType,
  type BrowserLack,
} from "@anteroom/domain/call/browser-fitness";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { findBrowserLack, readPageSurroundings } from "../../../media/surroundings.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { CallPageFrame } from "../waiting-room/calm-page.tsx";

/**
 * Renders what this browser lacks and which browsers have it (S8.MSG.20, S8.TYPE.04-.07). A suitable browser
 * gets a link to `joinAt`, or none with null (D.91).
 */
export function BrowserTrouble({ joinAt }: { joinAt: string | null }) {
  const lack = findBrowserLack();
  const where = readPageSurroundings();
  const type = browserErrorType(lack, where);
  return (
    <CallPageFrame>
      <div data-error-type={type}>
        <EmptyState
          scene={lack === null ? "open" : "shut"}
          headingLevel={1}
          title={<Title type={type} />}
          actions={lack === null ? joinAt !== null && <JoinNow href={joinAt} /> : <OtherWays />}
        >
          <Message type={type} lack={lack} isInApp={where.browser === "in-app"} />{" "}
          {lack !== null && <Phone />}
        </EmptyState>
      </div>
    </CallPageFrame>
  );
}

function Title({ type }: { type: BrowserErrorType }): ReactNode {
  switch (type) {
    case "unexpected_navigation":
      return <Trans>Your browser supports video calls</Trans>;
    case "outdated_browser":
      return <Trans>This browser is too old for video calls</Trans>;
    case "unsupported_system":
      return <Trans>This device is too old for video calls</Trans>;
    case "unsupported_browser":
      return <Trans>Your browser does not support video calls</Trans>;
  }
}

type TextProps = { type: BrowserErrorType; lack: BrowserLack | null; isInApp: boolean };

function Message({ type, lack, isInApp }: TextProps): ReactNode {
  if (type === "unexpected_navigation") return <Trans>Your device has everything a video call needs.</Trans>;
  if (type === "unsupported_system")
    return <Trans>Open the same link on a newer phone or computer, in Chrome, Firefox or Safari.</Trans>;
  if (isInApp)
    return (
      <Trans>
        This page is open inside another app. Open that app’s menu and choose to open the page in your
        browser.
      </Trans>
    );
  return (
    <>
      {lack === "codecs" ? (
        <Trans>It can’t play the video or sound formats we use.</Trans>
      ) : type === "outdated_browser" ? (
        <Trans>Update it, then come back.</Trans>
      ) : (
        <Trans>It does not support video calls.</Trans>
      )}{" "}
      <Trans>Open the same link in Chrome, Firefox or Safari, in its newest version.</Trans>
    </>
  );
}

function JoinNow({ href }: { href: string }) {
  return (
    <AppLink to={href} className={buttonClass()}>
      <Trans>Join now</Trans>
    </AppLink>
  );
}

function OtherWays() {
  const { settings } = useClinic();
  const { ios_app: ios, android_app: android } = settings.globalLinks;
  return (
    <>
      {ios !== undefined && <AppShop href={ios} kind="ios" />}
      {android !== undefined && <AppShop href={android} kind="android" />}
      <AppLink to="/" className={buttonClass({ kind: "outlined" })}>
        <Trans>Go to the home page</Trans>
      </AppLink>
    </>
  );
}

function Phone() {
  const { settings } = useClinic();
  const phone = settings.clinicPhone;
  if (phone === null) return null;
  return (
    <Trans>
      Need a person? Call the clinic:{" "}
      <a href={`tel:${phone.replaceAll(" ", "")}`} dir="ltr">
        {phone}
      </a>
      .
    </Trans>
  );
}

function AppShop({ href, kind }: { href: string; kind: "ios" | "android" }) {
  return (
    <a href={href} rel="noreferrer" className={buttonClass({ kind: "soft" })}>
      {kind === "ios" ? <Trans>App for iPhone</Trans> : <Trans>App for Android</Trans>}
    </a>
  );
}
