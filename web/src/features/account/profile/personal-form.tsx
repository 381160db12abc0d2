import { saveProfile } from "@anteroom/contract/account/profile";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { asLocale, localeNames, locales, type Locale } from "@anteroom/domain/shared/locales";
import { formatTaxId } from "@anteroom/domain/account/tax-id";
import { zoneName } from "@anteroom/domain/appointment/appointment-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { storeLocale } from "../../../platform/i18n/page-locale.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { findConflicts, personTexts, type FieldTexts } from "./conflict/conflict.ts";
import { ConflictNotice } from "./conflict/conflict-notice.tsx";
import { FormTrouble } from "./form-trouble.tsx";
import { toPatientDetails, type PatientDetails } from "./patient-details.ts";
import { PersonFields } from "./person-fields.tsx";
import { loadPhoneNumbers } from "./phone-numbers.ts";
import {
  personOrder,
  fieldProblemsOf,
  readPersonForm,
  textOf,
  type PersonErrors,
  type PersonProblems,
} from "./read-person.ts";
import { refreshUntouchedFields } from "./take-over.ts";
import { useConflicts } from "./conflict/use-conflicts.ts";
import { useUpdateCachedPatient, useRefreshPatient } from "./use-patient.ts";

type Props = {
  patient: PatientDetails;
  /** Id of the field to begin with. */
  first: string;
};

const back = "/profile-settings?section=personal";

/**
 * Renders all personal data as one form, with the focus on the field `first`. Saving changes the page's
 * language if another was chosen, and leads back to the section; it says so when those texts cannot be loaded. Where another window has saved meanwhile, it
 * merges and saves; it asks only about fields that were changed in both. Keeps what was typed whatever the server answers.
 */
export function PersonalForm({ patient: known, first }: Props) {
  const { t } = useLingui();
  const form = usePersonalForm(known);
  const { patient } = form;
  const locale = useLocale();
  useFocusOn(first);
  return (
    <AppForm onSend={form.send} className="stack g6">
      <FormTrouble key={form.attempt} order={personOrder} errors={form.errors} failure={form.failure} />
      {form.conflicts.length > 0 && <ConflictNotice conflicts={form.conflicts} onTheirs={form.takeTheirs} />}
      {form.isLanguageLost && (
        <Banner tone="stop" role="alert">
          <Trans>
            Your details are saved, but we couldn’t load the language. Check your connection, then save again.
          </Trans>
        </Banner>
      )}
      <PersonFields person={patient} errors={form.errors} isOwn phoneKey={form.phoneKey}>
        {null}
      </PersonFields>
      <TextField
        id="health_number"
        name="health_number"
        dir="ltr"
        label={t`National health service number (optional)`}
        autoComplete="off"
        maxLength={fieldLimits.number}
        defaultValue={patient.healthNumber ?? ""}
      />
      <SelectField
        key={`language ${patient.version}`}
        id="language"
        name="language"
        label={t`Language`}
        hint={t`For this app and for our emails.`}
        data-known={asLocale(patient.language ?? undefined) ?? ""}
        defaultValue={asLocale(patient.language ?? undefined) ?? ""}
      >
        <option value="">{t`Same as your device`}</option>
        {locales.map((one) => (
          <option key={one} value={one} lang={one}>
            {localeNames[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={`time zone ${patient.version}`}
        id="time_zone"
        name="time_zone"
        label={t`Time zone`}
        hint={t`We show your appointment times in it.`}
        data-known={patient.timeZone ?? ""}
        defaultValue={patient.timeZone ?? ""}
      >
        <option value="">{t`Same as your device`}</option>
        <Zones locale={locale} known={patient.timeZone} />
      </SelectField>
      <div className="row wrapf">
        <Button type="submit" isPending={form.isPending}>
          <Trans>Save</Trans>
        </Button>
        <AppLink to={back} className={buttonClass({ kind: "quiet" })}>
          <Trans>Cancel</Trans>
        </AppLink>
      </div>
    </AppForm>
  );
}

function Zones({ locale, known }: { locale: Locale; known: string | null }) {
  const zones = useMemo(() => {
    const names = new Set(Intl.supportedValuesOf("timeZone"));
    if (known !== null) names.add(known);
    return [...names]
      .map((zone) => ({ zone, words: zoneName(zone, locale), region: zone.split("/")[0] ?? "" }))
      .sort((a, b) => a.region.localeCompare(b.region) || a.words.localeCompare(b.words, locale));
  }, [locale, known]);
  return zones.map(({ zone, words, region }) => (
    <option key={zone} value={zone}>
      {region === words ? words : `${words} (${region})`}
    </option>
  ));
}

/** The form is based on what was known when it opened: what another window saves meanwhile is noticed, never overwritten unseen. */
function usePersonalForm(known: PatientDetails) {
  const [patient, setPatient] = useState(known);
  const app = useApp();
  const { settings } = useClinic();
  const { i18n } = useLingui();
  const learn = useUpdateCachedPatient();
  const refresh = useRefreshPatient();
  const [isPending, setPending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // Untranslated: the patient may change the language while they are shown.
  const [found, setFound] = useState<PersonProblems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLanguageLost, setLanguageLost] = useState(false);
  const conflict = useConflicts();

  const show = (problems: PersonProblems, why: Failure | null) => {
    setFound(problems);
    setFailure(why);
    setAttempt((last) => last + 1);
    setPending(false);
  };
  const send = async (form: FormData, element: HTMLFormElement) => {
    if (isPending) return;
    setPending(true);
    setLanguageLost(false);
    conflict.clear();
    await save(patient, form, element);
  };
  /** `isMerged`: what another window has saved was merged with what is typed here; that is done once. */
  const save = async (base: PatientDetails, form: FormData, element: HTMLFormElement, isMerged = false) => {
    const numbers = await loadPhoneNumbers().catch(() => null);
    const rules = {
      country: settings.country,
      storedTaxId: base.taxId,
      now: app.clock.now(),
      isBirthdateNeeded: true,
      numbers,
    };
    const { typed, problems } = readPersonForm(form, rules);
    if (Object.keys(problems).length > 0 || typed.birthdate === null) return show(problems, null);
    const language = asLocale(textOf(form, "language")) ?? null;
    const answer = await app.api.call(saveProfile, {
      body: {
        version: base.version,
        ...typed,
        birthdate: typed.birthdate,
        health_number: textOf(form, "health_number") || null,
        time_zone: textOf(form, "time_zone") || null,
        language,
      },
    });
    if (!answer.isOk) {
      if (answer.failure.code === "changed_elsewhere") {
        const fresh = await refresh();
        if (fresh) {
          const mine = {
            ...personTexts(typed),
            health_number: textOf(form, "health_number") || null,
            language,
            time_zone: textOf(form, "time_zone") || null,
          };
          const conflicts = findConflicts(ownTexts(base, settings), ownTexts(fresh, settings), mine);
          refreshUntouchedFields(element, () => setPatient(fresh));
          if (conflicts.length > 0) {
            conflict.show(conflicts, element);
            return show({}, null);
          }
          if (!isMerged) return save(fresh, new FormData(element), element, true);
        }
      }
      const found = fieldProblemsOf(answer.failure);
      return show(found, Object.keys(found).length > 0 ? null : answer.failure);
    }
    learn(answer.data.patient);
    if (language !== null && language !== i18n.locale) {
      try {
        if (await app.texts.change(language)) storeLocale(language);
      } catch {
        setPatient(toPatientDetails(answer.data.patient));
        show({}, null);
        return setLanguageLost(true);
      }
    }
    await app.navigate(`${back}&saved=${isMerged ? "merged" : "1"}`, { replace: true });
  };
  const errors: PersonErrors = Object.fromEntries(
    personOrder.flatMap((field) => (found[field] ? [[field, i18n._(found[field])]] : [])),
  );
  return { patient, send, isPending, attempt, errors, failure, isLanguageLost, ...conflict.shown };
}

/** What the form shows of a stored profile. */
function ownTexts(patient: PatientDetails, { country }: { country: string | null }): FieldTexts {
  const { name, birthdate, sex, countryCode, phoneNumber, taxId, address } = patient;
  const person = personTexts({
    name,
    birthdate,
    sex,
    phone_country_code: countryCode,
    phone_number: phoneNumber,
    taxpayer_number: taxId === null ? null : formatTaxId(taxId, country),
    address,
  });
  const language = asLocale(patient.language ?? undefined) ?? null;
  return { ...person, health_number: patient.healthNumber, language, time_zone: patient.timeZone };
}

/** The form opens at the fact that is to be changed. */
function useFocusOn(id: string): void {
  useEffect(() => {
    const place = document.getElementById(id);
    const control = place?.matches("input, select, textarea") ? place : place?.querySelector("input");
    control?.focus();
    control?.scrollIntoView({ block: "center" });
  }, [id]);
}
