import { asLocale, localeNames } from "@anteroom/domain/shared/locales";
import { formatTaxId } from "@anteroom/domain/account/tax-id";
import { formatDate, zoneName } from "@anteroom/domain/appointment/appointment-time";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { SummaryList, SummaryRow } from "../../../ui/card/summary-list.tsx";
import type { PatientDetails } from "./patient-details.ts";
import { SexLabel } from "./sex-label.tsx";
import { taxIdLabel } from "./tax-id-label.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { useQueryOnce } from "../../../platform/query-once.ts";

/** Lists the patient's personal data, each line with a link to change it, and a notice after saving. */
export function PersonalSummary({ patient }: { patient: PatientDetails }) {
  const { t, i18n } = useLingui();
  const { settings } = useClinic();
  const locale = useLocale();
  const language = asLocale(patient.language ?? undefined);
  const taxLabel = i18n._(taxIdLabel(settings.country));
  const phone = patient.phoneNumber === null ? null : `${patient.countryCode ?? ""} ${patient.phoneNumber}`;
  return (
    <div className="stack g6">
      <SavedNotice />
      <Sheet isFlush>
        <SummaryList>
          <Line id="name" term={t`Name`}>
            {patient.name}
          </Line>
          <Line id="birthdate" term={t`Date of birth`}>
            {patient.birthdate !== null && <bdi>{formatDate(patient.birthdate, locale)}</bdi>}
          </Line>
          <Line id="sex" term={t`Sex`}>
            {patient.sex !== null && <SexLabel sex={patient.sex} />}
          </Line>
          <Line id="phone" term={t`Phone`}>
            {phone !== null && <bdi dir="ltr">{phone}</bdi>}
          </Line>
          <Line id="email" term={t`Email address`}>
            {patient.email !== null && (
              <bdi dir="ltr" className="long">
                {patient.email}
              </bdi>
            )}
          </Line>
          <Line id="tax_id" term={taxLabel}>
            {patient.taxId !== null && <bdi dir="ltr">{formatTaxId(patient.taxId, settings.country)}</bdi>}
          </Line>
          <Line id="address" term={t`Home address`}>
            {patient.address !== null && <span dir="auto">{patient.address}</span>}
          </Line>
          <Line id="health_number" term={t`National health service number`}>
            {patient.healthNumber !== null && <bdi dir="ltr">{patient.healthNumber}</bdi>}
          </Line>
        </SummaryList>
      </Sheet>
      <h2>
        <Trans>Language for the clinic</Trans>
      </h2>
      <Sheet isFlush>
        <SummaryList>
          <Line id="language" term={t`Language`}>
            {language ? localeNames[language] : <Trans>Same as your device</Trans>}
          </Line>
          <Line id="time_zone" term={t`Time zone`}>
            {patient.timeZone === null ? (
              <Trans>Same as your device</Trans>
            ) : (
              zoneName(patient.timeZone, locale)
            )}
          </Line>
        </SummaryList>
      </Sheet>
    </div>
  );
}

/** `id` of the field that the form begins with. */
function Line({ id, term, children }: { id: string; term: string; children: ReactNode }) {
  const { t } = useLingui();
  const isKnown = children !== null && children !== false && children !== undefined;
  return (
    <SummaryRow
      term={term}
      action={
        <AppLink
          to={`/profile-settings?section=personal&edit=${id}`}
          aria-label={isKnown ? t`Change: ${term}` : t`Add: ${term}`}
        >
          {isKnown ? <Trans>Change</Trans> : <Trans>Add</Trans>}
        </AppLink>
      }
    >
      {isKnown ? (
        children
      ) : (
        <span className="muted">
          <Trans>Not given</Trans>
        </span>
      )}
    </SummaryRow>
  );
}

/** After a save, once: that it is kept. */
function SavedNotice() {
  const saved = useQueryOnce("saved");
  if (saved === undefined) return null;
  return (
    <output>
      <Banner tone="ok">
        <Trans>Saved.</Trans>
        {saved === "merged" && (
          <>
            {" "}
            <Trans>What you changed in another window is saved too.</Trans>
          </>
        )}
      </Banner>
    </output>
  );
}
