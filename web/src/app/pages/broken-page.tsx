import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";

/** Shown in place of a page whose rendering failed; the next page is rendered anew (S8.MSG.13). */
export function BrokenPage() {
  const phone = useClinic().settings.clinicPhone;
  return (
    <EmptyState
      scene="ajar"
      headingLevel={1}
      title={<Trans>Something went wrong on our side.</Trans>}
      actions={
        <AppLink to="/" className={buttonClass()}>
          <Trans>Go to the home page</Trans>
        </AppLink>
      }
    >
      {phone !== null && (
        <Trans>
          You can also call the clinic:{" "}
          <a href={`tel:${phone.replaceAll(" ", "")}`} dir="ltr">
            {phone}
          </a>
          .
        </Trans>
      )}
    </EmptyState>
  );
}
