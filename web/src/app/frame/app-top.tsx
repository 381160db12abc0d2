import type { Layout } from "@anteroom/domain/shared/routes";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouterState } from "../../platform/router/router-view.tsx";
import { useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { ClinicLogo, logoLinkClass, TopBar } from "../../ui/top-bar.tsx";
import { AccountControl } from "./account-control.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { usePlaces } from "./places.tsx";

/**
 * Renders the top bar: clinic, main pages (on wide screens), language, account. Layout `none` has no main pages, and a phone link in place
 * of the account. Nothing on a page without a clinic.
 */
export function AppTop({ layout }: { layout: Layout }) {
  const { manifest } = useClinic();
  const { t } = useLingui();
  const places = usePlaces();
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (!manifest) return null;
  const isBare = layout === "none";
  return (
    <TopBar
      logo={
        <AppLink to="/" className={logoLinkClass}>
          <ClinicLogo src={manifest.logoUrl} name={manifest.name} />
        </AppLink>
      }
      navLabel={t`Main`}
      nav={
        isBare
          ? undefined
          : places
              .filter((place) => place.id !== "you")
              .map((place) => (
                <AppLink key={place.id} to={place.to} aria-current={place.owns(path) ? "page" : undefined}>
                  {place.label}
                </AppLink>
              ))
      }
      end={
        <>
          <LanguageMenu />
          {isBare ? <HelpLink /> : <AccountControl />}
        </>
      }
    />
  );
}

/** A bare page still says whom to ask. */
function HelpLink() {
  const { settings } = useClinic();
  const phone = settings.clinicPhone;
  if (phone === null) return null;
  return (
    <a href={`tel:${phone.replaceAll(" ", "")}`}>
      <Trans>Help</Trans>
    </a>
  );
}
