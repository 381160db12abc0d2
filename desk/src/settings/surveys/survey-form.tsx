import { clinicListSurveyTemplates, clinicSetSurveyTemplate } from "@anteroom/client/operations";
import type { ClinicSurveyTemplate } from "@anteroom/client/schemas";
import { localeNames, locales } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { Failure, Result } from "../../../../web/src/platform/api.ts";
import { Button } from "../../../../web/src/ui/button.tsx";
import { SelectField, TextField } from "../../../../web/src/ui/form/field.tsx";
import { ConflictNotice } from "../../ui/conflict-notice.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { DraftNotice } from "../../platform/draft-notice.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useDraft } from "../../platform/use-draft.ts";
import { Questions } from "./questions.tsx";
import {
  newestVersion,
  rebaseSurvey,
  surveyBody,
  surveyFaults,
  surveyToForm,
  type EnteredSurvey,
} from "./survey-form-fields.ts";

type Props = {
  stored: EnteredSurvey;
  /** Every stored version of every survey. */
  versions: readonly ClinicSurveyTemplate[];
  isNew: boolean;
  onClose: () => void;
};

/**
 * A form that writes a survey in one language. Saving makes a new version, which patients get
 * from then on, unless somebody else has saved one since it was opened: then it offers that one,
 * or to replace it. Focuses its heading when it opens; unsaved changes are kept as a draft. Stays
 * open until `onClose`.
 */
export function SurveyForm({ stored, versions, isNew, onClose }: Props) {
  const { t } = useLingui();
  const draft = useDraft(`survey ${stored.slug}`, stored);
  const { entered } = draft;
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [sent, setSent] = useState<readonly ClinicSurveyTemplate[]>([]);
  const all = [...versions, ...sent]; // the list is fetched anew after each of them
  const save = useSaveSurvey();
  const newest = useNewestVersions();
  const heading = useRef<HTMLHeadingElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const found = new Set([
    ...surveyFaults(entered),
    ...(isNew && isTaken(entered.slug, all) ? ["taken"] : []),
  ]);
  const faults = isTried ? found : new Set<string>();
  const refused = refusedQuestions(save.failure);
  const isConflict = !isNew && save.failure?.code === "changed_elsewhere";
  const change = (part: Partial<EnteredSurvey>) => {
    draft.change(part);
    setSaved(false);
  };
  const store = async (survey: EnteredSurvey) => {
    const done = await save.run(survey);
    if (!done) return;
    // With the codes that new options got, so that they keep them when it is saved again.
    const { entity } = done.data;
    draft.settle(isNew ? stored : (surveyToForm(entity, [...all, entity]) ?? survey));
    setSent([...sent, entity]);
    setTried(false);
    setSaved(true);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(false);
    if (found.size === 0) void store(isNew ? rebaseSurvey(entered, all) : entered);
  };
  const load = async () => {
    const now = await newest.run();
    if (!now) return;
    const theirs = newestVersion(entered.slug, now);
    const form = theirs && surveyToForm(theirs, now);
    draft.settle(form ?? stored);
    save.forget();
    setTried(false);
    if (form) heading.current?.focus();
    else onClose(); // the form cannot show it
  };
  const overwrite = async () => {
    const now = await newest.run();
    if (now) await store(rebaseSurvey(entered, now));
    submit.current?.focus();
  };
  return (
    <form className="stack form" noValidate onSubmit={send} aria-labelledby="survey-form">
      <h2 id="survey-form" ref={heading} tabIndex={-1}>
        {isNew ? <Trans>Write a survey</Trans> : <Trans>Change the survey</Trans>}
      </h2>
      <DraftNotice isRestored={draft.isRestored} onDiscard={() => draft.settle(stored)} />
      {isNew && <NameFields entered={entered} faults={faults} onChange={change} />}
      <TextField
        label={t`Title of the survey`}
        lang={entered.language}
        autoComplete="off"
        maxLength={2000}
        value={entered.title}
        error={faults.has("title") ? t`Write the title.` : undefined}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <Questions
        {...{ faults, refused }}
        language={entered.language}
        questions={entered.questions}
        versions={all}
        onChange={(questions) => change({ questions })}
      />
      {isConflict && (
        <ConflictNotice
          isPending={newest.isPending || save.isPending}
          onLoad={() => void load()}
          onOverwrite={() => void overwrite()}
        />
      )}
      <SaveOutcome {...{ faults, refused, isSaved }} failure={isConflict ? newest.failure : save.failure} />
      <div className="row wrapf">
        <Button type="submit" ref={submit} isPending={save.isPending}>
          <Trans>Save the survey</Trans>
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Whether the clinic has a survey of this name that is not retired. */
const isTaken = (slug: string, versions: readonly ClinicSurveyTemplate[]) =>
  newestVersion(slug, versions)?.retired_at === null;

type OutcomeProps = {
  faults: ReadonlySet<string>;
  refused: ReadonlySet<string>;
  isSaved: boolean;
  failure: Failure | null;
};

function SaveOutcome({ faults, refused, isSaved, failure }: OutcomeProps) {
  return (
    <FormOutcome
      refusal={
        ((faults.size > 0 || refused.size > 0) && (
          <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
        )) ||
        (failure?.code === "status_conflict" && (
          <Trans>The clinic has the most versions of surveys that can be kept.</Trans>
        ))
      }
      failure={failure}
      done={isSaved && <Trans>The survey is saved. Patients get it from now on.</Trans>}
    />
  );
}

type NameProps = {
  entered: EnteredSurvey;
  faults: ReadonlySet<string>;
  onChange: (part: Partial<EnteredSurvey>) => void;
};

/** What cannot change later, and the language. */
function NameFields({ entered, faults, onChange }: NameProps) {
  const { t } = useLingui();
  const nameError = () => {
    if (faults.has("slug")) return t`Write small letters, digits and hyphens, such as how-you-sleep.`;
    return faults.has("taken")
      ? t`A survey has this name already. Choose another name, or change that survey.`
      : undefined;
  };
  return (
    <>
      <TextField
        label={t`Name in links`}
        hint={t`It cannot change later. With before-first-visit or after-visit it replaces that survey.`}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={64}
        value={entered.slug}
        error={nameError()}
        onChange={({ currentTarget }) => onChange({ slug: currentTarget.value.trim() })}
      />
      <SelectField
        label={t`What it is about`}
        value={entered.about}
        onChange={({ currentTarget }) =>
          onChange({ about: currentTarget.value === "appointment" ? "appointment" : "patient" })
        }
      >
        <option value="patient">{t`The patient`}</option>
        <option value="appointment">{t`An appointment`}</option>
      </SelectField>
      <SelectField
        label={t`Language of the survey`}
        value={entered.language}
        onChange={({ currentTarget }) =>
          onChange({ language: locales.find((one) => one === currentTarget.value) ?? entered.language })
        }
      >
        {locales.map((one) => (
          <option key={one} value={one} lang={one}>
            {localeNames[one]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** The questions that the server refused, by their names. */
function refusedQuestions(failure: ReturnType<typeof useSaveSurvey>["failure"]): ReadonlySet<string> {
  if (failure?.code !== "validation_failed") return new Set();
  const paths = (failure.fields ?? []).map(({ path }) => /^body\.questionnaire\.([^.]+)$/.exec(path)?.[1]);
  return new Set(paths.filter((one) => one !== undefined));
}

function useSaveSurvey() {
  const { api } = useDesk();
  const refetch = useRefetch();
  return useAction(async (entered: EnteredSurvey) => {
    const params = { template_slug: entered.slug };
    const answer = await api.call(clinicSetSurveyTemplate, { params, body: surveyBody(entered) });
    if (answer.isOk || answer.failure.code === "changed_elsewhere") refetch(clinicListSurveyTemplates);
    return answer;
  });
}

/** Fetches every stored version as it is now. */
function useNewestVersions() {
  const { api } = useDesk();
  return useAction(async (): Promise<Result<readonly ClinicSurveyTemplate[]>> => {
    const answer = await api.call(clinicListSurveyTemplates);
    return answer.isOk ? { isOk: true, data: answer.data.data.collection } : answer;
  });
}
