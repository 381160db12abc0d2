import { isOfAge } from "@anteroom/domain/account/care";
import { isWholeEmail } from "@anteroom/domain/account/email-address";
import {
  addDependent,
  changeDependent,
  listDependents,
  type Dependent,
} from "@anteroom/contract/account/dependents";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { formatTaxId } from "@anteroom/domain/account/tax-id";
import { Trans, useLingui } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import { useState, type ReactNode } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useRefreshDependents } from "../../../shared/account/dependents.ts";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { findConflicts, personTexts, type FieldTexts } from "../profile/conflict/conflict.ts";
import { ConflictNotice } from "../profile/conflict/conflict-notice.tsx";
import { FormTrouble } from "../profile/form-trouble.tsx";
import { PersonFields } from "../profile/person-fields.tsx";
import { loadPhoneNumbers } from "../profile/phone-numbers.ts";
import { refreshUntouchedFields } from "../profile/take-over.ts";
import { useConflicts } from "../profile/conflict/use-conflicts.ts";
import {
  personOrder,
  fieldProblemsOf,
  readPersonForm,
  textOf,
  type PersonErrors,
  type PersonProblems,
} from "../profile/read-person.ts";

const section = "/profile-settings?section=dependents";

/** Props of `DependentForm`. */
export type DependentFormProps = {
  dependent: Dependent | null;
  /** Shown above the fields. */
  heading?: ReactNode;
  cancelTo?: string;
  /** Within a booking: also asks for birth date and sex, which every booking requires (D.63). */
  isToBeSeen?: boolean;
  /** Called with the saved dependent, instead of returning to the list. */
  onSaved?: (saved: Dependent) => Promise<void>;
};

/**
 * Renders the form to add (`dependent` null) or change a dependent (S2.SCR.03, S2.SCR.04). Saving fetches the
 * dependents again, then leads to the list or calls `onSaved`. Where another window has saved meanwhile, it merges and
 * saves; it asks only about fields that were changed in both. Keeps what was typed whatever the server answers.
 */
export function DependentForm({
  dependent,
  heading,
  cancelTo = section,
  isToBeSeen = false,
  onSaved,
}: DependentFormProps) {
  const { t } = useLingui();
  const form = useDependentForm(dependent, { isToBeSeen, onSaved });
  return (
    <AppForm onSend={form.send} className="stack g6">
      {heading}
      <FormTrouble key={form.attempt} order={personOrder} errors={form.errors} failure={form.failure} />
      {form.conflicts.length > 0 && <ConflictNotice conflicts={form.conflicts} onTheirs={form.takeTheirs} />}
      <PersonFields
        person={dependent && toPerson(form.base ?? dependent)}
        errors={form.errors}
        isOwn={false}
        phoneKey={form.phoneKey}
        mayWait={!isToBeSeen}
        phoneHint={<Trans>Leave it empty to use yours.</Trans>}
      >
        <TextField
          id="email"
          name="email"
          type="email"
          dir="ltr"
          label={t`Email address (optional)`}
          hint={t`We send news about their appointments there. If it’s empty, we send it to you. We ask adults there whether you may act for them.`}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={fieldLimits.email}
          defaultValue={(form.base ?? dependent)?.email ?? ""}
          error={form.errors.email}
        />
      </PersonFields>
      <div className="row wrapf">
        <Button type="submit" isPending={form.isPending}>
          <Trans>Save</Trans>
        </Button>
        <AppLink to={cancelTo} className={buttonClass({ kind: "quiet" })}>
          <Trans>Cancel</Trans>
        </AppLink>
      </div>
    </AppForm>
  );
}

function toPerson(dependent: Dependent) {
  const { name, birthdate, sex, address } = dependent;
  return {
    name,
    birthdate,
    sex,
    address,
    countryCode: dependent.phone_country_code,
    phoneNumber: dependent.phone_number,
    taxId: dependent.taxpayer_number,
  };
}

function useDependentForm(
  dependent: Dependent | null,
  { isToBeSeen, onSaved }: { isToBeSeen: boolean; onSaved: DependentFormProps["onSaved"] },
) {
  const app = useApp();
  const { settings } = useClinic();
  const { i18n } = useLingui();
  const refresh = useRefreshDependents();
  // What was known when the form opened: a change of another window is noticed, never overwritten unseen.
  const [base, setBase] = useState(dependent);
  const [isPending, setPending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // Untranslated: the patient may change the language while they are shown.
  const [found, setFound] = useState<PersonProblems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const conflict = useConflicts();
  const show = (problems: PersonProblems, why: Failure | null) => {
    setFound(problems);
    setFailure(why);
    setAttempt((last) => last + 1);
    setPending(false);
  };
  const latest = async (id: number) => {
    const answer = await app.api.call(listDependents);
    return answer.isOk ? answer.data.data.collection.find((one) => one.id === id) : undefined;
  };
  const refuse = async (why: Failure, { body, element, isMerged, base: known }: Attempt) => {
    const fresh = why.code === "changed_elsewhere" && known ? await latest(known.id) : undefined;
    if (fresh && known) {
      const mine = { ...personTexts(body), email: body.email };
      const { country } = settings;
      const conflicts = findConflicts(storedTexts(known, country), storedTexts(fresh, country), mine);
      refreshUntouchedFields(element, () => setBase(fresh));
      if (conflicts.length > 0) {
        conflict.show(conflicts, element);
        return show({}, null);
      }
      if (!isMerged) return save(fresh, new FormData(element), element, true);
    }
    const found = { ...fieldProblemsOf(why), ...adultProblem(why) };
    show(found, Object.keys(found).length > 0 ? null : why);
  };
  const send = async (form: FormData, element: HTMLFormElement) => {
    if (isPending) return;
    setPending(true);
    conflict.clear();
    await save(base, form, element);
  };
  /** `isMerged`: what another window has saved was merged with what is typed here; that is done once. */
  const save = async (
    base: Dependent | null,
    form: FormData,
    element: HTMLFormElement,
    isMerged = false,
  ): Promise<void> => {
    const numbers = await loadPhoneNumbers().catch(() => null);
    const rules = {
      country: settings.country,
      storedTaxId: base?.taxpayer_number ?? null,
      now: app.clock.now(),
      isBirthdateNeeded: isToBeSeen,
      isSexNeeded: isToBeSeen,
      numbers,
    };
    const { typed, problems } = readPersonForm(form, rules);
    const email = textOf(form, "email");
    if (email !== "" && !isWholeEmail(email))
      problems.email = msg`Enter the full email address, or leave it empty`;
    else if (email === "" && !base && isOfAge(typed.birthdate, settings.ageOfMajority, app.clock.now()))
      problems.email = emailMissing;
    if (Object.keys(problems).length > 0) return show(problems, null);
    const body = { ...typed, email: email || null };
    const answer = base
      ? await app.api.call(changeDependent, {
          params: { dependent_id: base.id },
          body: { ...body, version: base.version },
        })
      : await app.api.call(addDependent, { body });
    if (!answer.isOk) return refuse(answer.failure, { body, element, isMerged, base });
    await refresh();
    if (onSaved) return onSaved(answer.data.data.entity);
    const isRequested = answer.data.data.entity.care === "waiting";
    await app.navigate(`${section}&saved=${isRequested ? "asked" : "1"}`, { replace: true });
  };
  const errors: PersonErrors = Object.fromEntries(
    personOrder.flatMap((field) => (found[field] ? [[field, i18n._(found[field])]] : [])),
  );
  return { base, send, isPending, attempt, errors, failure, ...conflict.shown };
}

/** What was sent and refused. */
type Attempt = {
  base: Dependent | null;
  body: ReturnType<typeof readPersonForm>["typed"] & { email: string | null };
  element: HTMLFormElement;
  isMerged: boolean;
};

/** What the form shows of a stored dependent. */
function storedTexts(stored: Dependent, country: string | null): FieldTexts {
  const { taxpayer_number: number, email } = stored;
  return {
    ...personTexts({ ...stored, taxpayer_number: number === null ? null : formatTaxId(number, country) }),
    email,
  };
}

const emailMissing = msg`This person is an adult. Enter their own email address, so we can ask them`;

/** D.101: an adult is asked, so the clinic must be able to write to them. */
function adultProblem(failure: Failure): PersonProblems {
  if (!("fields" in failure)) return {};
  const isNeeded = failure.fields?.some(({ code }) => code === "needed_of_an_adult") ?? false;
  return isNeeded ? { email: emailMissing } : {};
}
