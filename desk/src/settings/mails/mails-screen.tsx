import {
  clinicGetMailAddress,
  clinicGetMailSender,
  clinicGetMailTemplate,
  clinicListMailTemplates,
} from "@anteroom/client/operations";
import type { MailTemplate } from "@anteroom/client/schemas";
import { localeNames, locales, type Locale } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { SelectField } from "../../../../web/src/ui/form/field.tsx";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useTimes } from "../../platform/times.ts";
import { useApiAnswer } from "../../platform/use-answer.ts";
import { Loading } from "../loading.tsx";
import { BackToSettings } from "../settings-screen.tsx";
import { AddressForm } from "./address-form.tsx";
import { MailForm } from "./mail-form.tsx";
import { SenderForm } from "./sender-form.tsx";

/**
 * The screen of the clinic's emails: the sender's name, the address for answers, and the text of
 * each kind in each language.
 */
export function MailsScreen() {
  const sender = useApiAnswer(clinicGetMailSender);
  return (
    <div className="stack g8 form">
      <BackToSettings />
      <ScreenTitle>
        <Trans>Emails</Trans>
      </ScreenTitle>
      <FailureNotice failure={sender.failure} onRetry={sender.ask} />
      {!sender.data && !sender.failure && <Loading />}
      {sender.data && <SenderForm sender={sender.data.data} />}
      <OwnAddress />
      <Templates />
    </div>
  );
}

function OwnAddress() {
  const { data, failure, ask } = useApiAnswer(clinicGetMailAddress);
  return (
    <>
      <FailureNotice failure={failure} onRetry={ask} />
      {data && <AddressForm mailAddress={data.data.entity} />}
    </>
  );
}

function Templates() {
  const { t } = useLingui();
  const { locale: own } = useTimes();
  const [locale, setLocale] = useState<Locale>(own);
  const [kind, setKind] = useState<MailTemplate["kind"]>("visit_booked");
  const { data, failure, ask } = useApiAnswer(clinicListMailTemplates, { query: { locale } });
  return (
    <section className="stack" aria-labelledby="mail-texts">
      <h2 id="mail-texts">
        <Trans>What emails say</Trans>
      </h2>
      <p>
        <Trans>
          Emails about appointments and payments can be in your own words. Write nothing about a person’s
          health: others may read emails.
        </Trans>
      </p>
      <SelectField
        label={t`Language of the emails`}
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
      <FailureNotice failure={failure} onRetry={ask} />
      {!data && !failure && <Loading />}
      {data && <KindField templates={data.data.collection} kind={kind} onChange={setKind} />}
      <Template key={`${kind} ${locale}`} kind={kind} locale={locale} />
    </section>
  );
}

type KindProps = {
  templates: readonly MailTemplate[];
  kind: MailTemplate["kind"];
  onChange: (kind: MailTemplate["kind"]) => void;
};

/** The kinds of emails by their usual subjects; those with words of the clinic first. */
function KindField({ templates, kind, onChange }: KindProps) {
  const { t } = useLingui();
  const { clinicName } = useDesk().page;
  const subjects = templates.map(({ product }) => product.subject);
  const nameOf = ({ product: { subject, text } }: MailTemplate) => {
    const isAlone = subjects.indexOf(subject) === subjects.lastIndexOf(subject);
    const name = isAlone ? subject : `${subject} – ${text[0] ?? ""}`;
    return name.replaceAll("{clinic}", clinicName);
  };
  const groups = [
    { label: t`In your own words`, own: true },
    { label: t`In the usual words`, own: false },
  ];
  return (
    <SelectField
      label={t`Email`}
      value={kind}
      onChange={({ currentTarget }) =>
        onChange(templates.find((one) => one.kind === currentTarget.value)?.kind ?? kind)
      }
    >
      {groups.map(({ label, own }) => {
        const inside = templates.filter((one) => (one.own !== null) === own);
        return (
          inside.length > 0 && (
            <optgroup key={label} label={label}>
              {inside.map((one) => (
                <option key={one.kind} value={one.kind} lang={one.locale}>
                  {nameOf(one)}
                </option>
              ))}
            </optgroup>
          )
        );
      })}
    </SelectField>
  );
}

function Template({ kind, locale }: Pick<MailTemplate, "kind" | "locale">) {
  const { data, failure, ask } = useApiAnswer(clinicGetMailTemplate, {
    params: { mail_kind: kind, locale },
  });
  return (
    <>
      <FailureNotice failure={failure} onRetry={ask} />
      {!data && !failure && <Loading />}
      {data && <MailForm template={data.data.entity} />}
    </>
  );
}
