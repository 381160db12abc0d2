import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CalmPage } from "./calm-page.tsx";
import { callFitness } from "./call-fitness.ts";

/** S8.MSG.20: what this browser lacks and which ones have it; a fit browser on this page is led on (D.91). */
export function BrowserTrouble({ joinAt }: { joinAt: string | null }) {
  const { settings } = useClinic();
  const { ios_app: ios, android_app: android } = settings.globalLinks;
  const phone = settings.clinicPhone;
  const fitness = callFitness();
  if (fitness === "fit" && joinAt !== null)
    return (
      <CalmPage>
        <EmptyState
          door="open"
          headingLevel={1}
          title={<Trans>This browser can hold the call</Trans>}
          actions={
            <AppLink to={joinAt} className={buttonClass()}>
              <Trans>Join now</Trans>
            </AppLink>
          }
        >
          <Trans>Everything a video visit needs is here.</Trans>
        </EmptyState>
      </CalmPage>
    );
  return (
    <CalmPage>
      <EmptyState
        door="shut"
        headingLevel={1}
        title={<Trans>This browser cannot hold the call</Trans>}
        actions={
          <>
            {ios !== undefined && <AppShop href={ios} kind="ios" />}
            {android !== undefined && <AppShop href={android} kind="android" />}
            <AppLink to="/" className={buttonClass({ kind: "outlined" })}>
              <Trans>Go to the home page</Trans>
            </AppLink>
          </>
        }
      >
        {fitness === "no-codecs" ? (
          <Trans>It lacks the codecs for picture or sound.</Trans>
        ) : (
          <Trans>It is not supported, or too old for video calls.</Trans>
        )}{" "}
        <Trans>Open the same link in Chrome, Firefox or Safari, in its newest version.</Trans>{" "}
        {phone !== null && (
          <Trans>
            Need a person? Call the clinic: <bdi dir="ltr">{phone}</bdi>.
          </Trans>
        )}
      </EmptyState>
    </CalmPage>
  );
}

function AppShop({ href, kind }: { href: string; kind: "ios" | "android" }) {
  return (
    <a href={href} rel="noreferrer" className={buttonClass({ kind: "soft" })}>
      {kind === "ios" ? <Trans>App for iPhone</Trans> : <Trans>App for Android</Trans>}
    </a>
  );
}
