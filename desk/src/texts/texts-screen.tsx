import { clinicGetConfiguration, clinicListTexts } from "@anteroom/client/operations";
import type { ClinicText } from "@anteroom/client/schemas";
import { clinicTextNames, type ClinicTextKind } from "@anteroom/domain/clinic/clinic-texts";
import { localeNames, locales, type Locale } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { SelectField } from "../../../web/src/ui/form/field.tsx";
import { BackToSettings } from "../settings/settings-screen.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import { useListFormat } from "../ui/use-list-format.ts";
import { TermsInForce } from "./terms-in-force.tsx";
import { TextForm } from "./text-form.tsx";

/** The clinic's own texts for patients (terms, addition to emails), in each language. */
export function TextsScreen() {
  const texts = useApiAnswer(clinicListTexts);
  const configuration = useApiAnswer(clinicGetConfiguration);
  const all = texts.data?.data.collection;
  return (
    <div className="stack g8 form">
      <BackToSettings />
      <ScreenTitle>
        <Trans>Texts</Trans>
      </ScreenTitle>
      <FailureNotice failure={texts.failure} onRetry={texts.ask} />
      <FailureNotice failure={configuration.failure} onRetry={configuration.ask} />
      {all &&
        clinicTextNames.map((kind) => {
          const own = all.filter((one) => one.kind === kind);
          return (
            <TextsOfKind key={kind} kind={kind} texts={own}>
              {kind === "terms" && configuration.data && (
                <TermsInForce configuration={configuration.data.data.entity} hasTerms={own.length > 0} />
              )}
            </TextsOfKind>
          );
        })}
    </div>
  );
}

type Props = { kind: ClinicTextKind; texts: readonly ClinicText[]; children: ReactNode };

function TextsOfKind({ kind, texts, children }: Props) {
  const { t } = useLingui();
  const { locale: own } = useTimes();
  const [locale, setLocale] = useState<Locale>(own);
  const isTerms = kind === "terms";
  const written = useListFormat()(texts.map((one) => localeNames[one.locale]));
  return (
    <section className="stack" aria-labelledby={`texts-${kind}`}>
      <h2 id={`texts-${kind}`}>
        {isTerms ? <Trans>Terms and conditions</Trans> : <Trans>Emails about appointments</Trans>}
      </h2>
      <p>
        {isTerms ? (
          <Trans>Patients agree to them when they sign up and when they book.</Trans>
        ) : (
          <Trans>
            What you write here stands in emails about appointments to come: how to prepare, for example.
            Write nothing about a person’s health.
          </Trans>
        )}
      </p>
      {children}
      <p className="sm muted">
        {written === "" ? (
          <Trans>Nothing is written yet.</Trans>
        ) : (
          <Trans>
            Written in: {written}. Whoever reads another language gets the text in the clinic’s language.
          </Trans>
        )}
      </p>
      <SelectField
        label={t`Language of the text`}
        value={locale}
        onChange={({ currentTarget }) =>
          setLocale(locales.find((one) => one === currentTarget.value) ?? locale)
        }
      >
        {locales.map((one) => (
          <option key={one} value={one} lang={one}>
            {localeNames[one]}
          </option>
        ))}
      </SelectField>
      <TextForm
        key={locale}
        kind={kind}
        locale={locale}
        stored={texts.find((one) => one.locale === locale) ?? null}
      />
    </section>
  );
}
