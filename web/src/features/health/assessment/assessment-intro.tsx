import { adultAge, areas } from "@anteroom/domain/health/assessment/areas";
import type { Answers } from "@anteroom/domain/health/questionnaire/questionnaire";
import type { Dependent } from "@anteroom/contract/account/dependents";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp, useSession } from "../../../platform/app-context.tsx";
import type { Fetched } from "../../../platform/appointments.ts";
import { Age } from "../../../shared/account/age.tsx";
import { useDependents } from "../../../shared/account/dependents.ts";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Checkbox, Choice } from "../../../ui/form/choice.tsx";
import { FieldGroup } from "../../../ui/form/field.tsx";
import { lazyPart, usePreload } from "../../../ui/lazy.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { usePastAssessments } from "./result/use-past-assessments.ts";
import { useQuestionnaire } from "./questionnaire-context.ts";
import { type Alternative, alternativeLanguages, officialWordings } from "./shown-questionnaire.ts";
import { answersFromProfile, draftKeys, type Subject, subjectOf } from "./subject.ts";
import type { RecordedValue } from "./measured-before.ts";
import styles from "./assessment.module.css";

const lazyFamilyMissing = lazyPart(
  async () => (await import("../../account/dependents/family-missing.tsx")).FamilyMissing,
  null,
  ["dependents"],
);
const { Part: KnownFacts } = lazyPart(async () => (await import("./known-facts.tsx")).KnownFacts, null);

/**
 * Renders the first page: what the assessment is, the choice of person (dependents are fetched), what is
 * known already, and the consent to save answers on the server. `onStart` receives the answers to begin with,
 * the choices under `draftKeys`; nothing is sent or stored here. Of a child nothing can be started.
 * Renders nothing unless a patient is signed in.
 */
export function AssessmentIntro({ onStart }: { onStart: (answers: Answers) => void }) {
  const questionnaire = useQuestionnaire();
  const { t } = useLingui();
  const { clock } = useApp();
  const locale = useLocale();
  const { people, family } = usePeople();
  usePreload([lazyFamilyMissing]);
  const hasResult = (usePastAssessments().all ?? []).length > 0;
  const [chosen, choose] = useState<number | null>(null);
  const [isStored, setStored] = useState(false);
  const [requested, setRequested] = useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = useState<readonly RecordedValue[]>([]);
  const subject = people.find(({ id }) => id === chosen) ?? people[0];
  if (!subject) return null;
  const isChild = subject.age !== null && subject.age < adultAge;
  const start = () => {
    const { answers, known } = answersFromProfile(subject);
    onStart({
      areas: [...areas],
      ...officialWordings(questionnaire, locale),
      ...answers,
      ...Object.fromEntries(taken.map(({ question, value }) => [question, [value]])),
      [draftKeys.subject]: [subject.id],
      [draftKeys.known]: known.filter((name) => !requested.has(name)),
      [draftKeys.consentedAt]: isStored ? [new Date(clock.now()).toISOString()] : [],
    });
  };
  return (
    <div className="form stack g6">
      <div className="stack g3">
        <h1>
          <Trans>Health assessment</Trans>
        </h1>
        <p className={styles["lead"]}>
          <Trans>
            Questions about ten areas of your health, and what your answers mean. It takes about six minutes.
          </Trans>
        </p>
        <ul className="dots">
          <li>
            <Trans>This can help you talk to a doctor. It is not a diagnosis and not a medical device.</Trans>
          </li>
          <li>
            <Trans>You can skip a question. We then can’t assess that area.</Trans>
          </li>
          <li>
            <Trans>No one at the clinic reads it unless you share it.</Trans>
          </li>
          {alternativeLanguages(questionnaire, locale).map((alternative) => (
            <li key={alternative.area}>
              <InOtherLanguages {...alternative} />
            </li>
          ))}
        </ul>
      </div>
      {(people.length > 1 || family.failure) && (
        <WhoIsIt {...{ people, subject, family }} onChoose={choose} />
      )}
      {!family.data && !family.failure ? (
        <Skeleton shape="people" label={t`Loading`} />
      ) : isChild ? (
        <ForAdults />
      ) : (
        <>
          <KnownFacts
            key={subject.id}
            subject={subject}
            requested={requested}
            onAsk={(name) => setRequested(new Set([...requested, name]))}
            taken={taken}
            onTake={setTaken}
          />
          <Checkbox checked={isStored} onChange={(event) => setStored(event.currentTarget.checked)}>
            <Trans>Save the answers and the result to my record. I can delete them with my data.</Trans>
          </Checkbox>
          <div className={styles["lines"]}>
            <Button onClick={start}>
              <Trans>Start</Trans>
            </Button>
            {hasResult && (
              <AppLink to="/health-assessment/results" className={buttonClass({ kind: "outlined" })}>
                <Trans>Your results so far</Trans>
              </AppLink>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function InOtherLanguages({ area, languages: codes }: Alternative) {
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const languages = new Intl.ListFormat(locale, { type: "disjunction" }).format(
    codes.map((code) => names.of(code) ?? code),
  );
  if (area === "mood")
    return (
      <Trans>
        The questions on mood have no official version in your language. You can answer them in: {languages}.
      </Trans>
    );
  if (area === "anxiety")
    return (
      <Trans>
        The questions on anxiety have no official version in your language. You can answer them in:{" "}
        {languages}.
      </Trans>
    );
  return (
    <Trans>
      The questions on mood and anxiety have no official version in your language. You can answer them in:{" "}
      {languages}.
    </Trans>
  );
}

/** The patient first, then those somebody may act for. */
function usePeople(): { people: Subject[]; family: Fetched<Dependent[]> } {
  const { clock } = useApp();
  const session = useSession();
  const family = useDependents();
  if (session.kind !== "signed-in") return { people: [], family };
  const now = clock.now();
  const others = (family.data ?? []).filter(({ care }) => care !== "waiting");
  const people = [subjectOf(session.profile, true, now), ...others.map((one) => subjectOf(one, false, now))];
  return { people, family };
}

type WhoProps = {
  people: readonly Subject[];
  subject: Subject;
  family: Fetched<unknown>;
  onChoose: (id: number) => void;
};

function WhoIsIt({ people, subject, family, onChoose }: WhoProps) {
  return (
    <FieldGroup label={<Trans>Who is it about?</Trans>}>
      {people.map(({ id, name, birthdate }) => (
        <Choice
          key={id}
          name="subject"
          value={String(id)}
          checked={id === subject.id}
          onChange={() => onChoose(id)}
          title={name === null ? <Trans>You</Trans> : <bdi>{name}</bdi>}
          detail={birthdate !== null && <Age birthdate={birthdate} />}
        />
      ))}
      {family.failure && <lazyFamilyMissing.Part {...family} />}
    </FieldGroup>
  );
}

/** S8.MSG.28: of a child nothing is assessed; there is a way on. */
function ForAdults() {
  return (
    <Sheet className="stack g3">
      <Banner icon="info-fill">
        <Trans>The assessment is for adults aged {adultAge} and over. It is not right for a child.</Trans>
      </Banner>
      <AppLink to="/doctors" className={buttonClass()}>
        <Trans>See a doctor about a child</Trans>
      </AppLink>
    </Sheet>
  );
}
