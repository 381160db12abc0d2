import { clinicGetConfiguration, clinicGetFiscalProfile } from "@anteroom/client/operations";
import { fiscalCountries } from "@anteroom/domain/payment/invoice/company-tax-number";
import { Trans } from "@lingui/react/macro";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { linkTo } from "../../platform/route.ts";
import { useApiAnswer } from "../../platform/use-answer.ts";
import { Loading } from "../loading.tsx";
import { FiscalForm } from "./fiscal-form.tsx";
import { Series } from "./series.tsx";

/**
 * The screen of the clinic's details for invoices, by the rules of its country, and of its
 * series. Only for Portugal, Brazil and Chile; others read that.
 */
export function FiscalScreen() {
  const profile = useApiAnswer(clinicGetFiscalProfile);
  const configuration = useApiAnswer(clinicGetConfiguration);
  const isMissing = profile.failure?.code === "not_found";
  const stored = profile.data?.data ?? null;
  const place = stored?.entity.country ?? configuration.data?.data.entity.settings["country"];
  const country = fiscalCountries.find((one) => one === place);
  const isKnown = (stored !== null || isMissing) && configuration.data !== null;
  const failure = isMissing ? null : profile.failure;
  return (
    <div className="stack g8 form">
      <p>
        <a {...linkTo({ name: "invoices" })}>
          <Trans>Back to the invoices</Trans>
        </a>
      </p>
      <ScreenTitle>
        <Trans>Details for invoices</Trans>
      </ScreenTitle>
      <FailureNotice failure={failure} onRetry={profile.ask} />
      <FailureNotice failure={configuration.failure} onRetry={configuration.ask} />
      {!isKnown && !failure && !configuration.failure && <Loading />}
      {isKnown && country === undefined && (
        <p className="muted">
          <Trans>Invoices are there for clinics in Portugal, Brazil and Chile.</Trans>
        </p>
      )}
      {isKnown && country !== undefined && (
        <>
          <FiscalForm stored={stored} country={country} />
          <Series canValidate={stored?.entity.country === "PT"} />
        </>
      )}
    </div>
  );
}
