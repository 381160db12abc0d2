import { clinicListSurveyTemplates, clinicRetireSurveyTemplate } from "@anteroom/client/operations";
import type { ClinicSurveyTemplate } from "@anteroom/client/schemas";
import { translationIn } from "@anteroom/domain/health/questionnaire/labels";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Badge } from "../../../../web/src/ui/badge.tsx";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Rows } from "../../../../web/src/ui/card/rows.tsx";
import styles from "../../doctors/doctors-screen.module.css";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { useTimes } from "../../platform/times.ts";
import { useApiAnswer, useRefetch } from "../../platform/use-answer.ts";
import { ConfirmButton } from "../../ui/confirm.tsx";
import { Loading } from "../loading.tsx";
import { BackToSettings } from "../settings-screen.tsx";
import { SurveyForm } from "./survey-form.tsx";
import { surveyToForm, type EnteredSurvey } from "./survey-form-fields.ts";

/**
 * The screen of the clinic's surveys, each in the version that patients get, else its newest:
 * writes, changes and retires them.
 */
export function SurveysScreen() {
  const { locale } = useTimes();
  const { data, failure, ask } = useApiAnswer(clinicListSurveyTemplates);
  const [open, setOpen] = useState<EnteredSurvey | null>(null);
  const versions = data?.data.collection ?? [];
  const surveys = newestOf(versions);
  const empty: EnteredSurvey = {
    slug: "",
    about: "patient",
    language: locale,
    title: "",
    questions: [],
    basedOn: null,
  };
  return (
    <div className="stack g8">
      <BackToSettings />
      <ScreenTitle
        end={
          <Button kind="outlined" onClick={() => setOpen(empty)}>
            <Trans>Write a survey</Trans>
          </Button>
        }
      >
        <Trans>Surveys</Trans>
      </ScreenTitle>
      <p className="question">
        <Trans>Patients fill them in before and after appointments, or by a link that you send.</Trans>
      </p>
      <FailureNotice failure={failure} onRetry={ask} />
      {!data && !failure && <Loading />}
      {data && surveys.length === 0 && (
        <p className="muted">
          <Trans>There are no surveys yet.</Trans>
        </p>
      )}
      {surveys.length > 0 && (
        <div className={styles["sheet"]}>
          <Rows>
            {surveys.map((survey) => (
              <SurveyRow key={survey.slug} {...{ survey, versions }} onOpen={setOpen} />
            ))}
          </Rows>
        </div>
      )}
      {open && (
        <SurveyForm
          key={open.slug}
          stored={open}
          versions={versions}
          isNew={open.slug === ""}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

/** Of each name the version that patients get; else the newest of the clinic's own, unless it was retired. */
function newestOf(all: readonly ClinicSurveyTemplate[]): ClinicSurveyTemplate[] {
  const bySlug = new Map<string, ClinicSurveyTemplate>();
  for (const one of all) {
    const known = bySlug.get(one.slug);
    if (known === undefined || rankOf(one) > rankOf(known)) bySlug.set(one.slug, one);
  }
  return [...bySlug.values()];
}

function rankOf({ is_active: isActive, origin, retired_at: retiredAt }: ClinicSurveyTemplate): number {
  if (isActive) return 3;
  if (origin === "product") return 1;
  return retiredAt === null ? 2 : 0;
}

type RowProps = {
  survey: ClinicSurveyTemplate;
  versions: readonly ClinicSurveyTemplate[];
  onOpen: (survey: EnteredSurvey) => void;
};

function SurveyRow({ survey, versions, onOpen }: RowProps) {
  const { t } = useLingui();
  const { slug, origin, version, is_active: isActive, questionnaire } = survey;
  const { text: title, lang } = translationIn(questionnaire.title, questionnaire._title, {
    requested: useTimes().locale,
    written: questionnaire.language,
  });
  const form = surveyToForm(survey, versions);
  const isOwn = origin === "clinic";
  return (
    <li className={styles["row"]}>
      <div className="grow stack g1">
        <p className="row wrapf g2">
          <bdi className="b" lang={lang}>
            {title}
          </bdi>
          {isActive ? (
            <Badge tone="ok" icon="check">
              <Trans>In use</Trans>
            </Badge>
          ) : (
            <Badge icon="minus">
              <Trans>Not in use</Trans>
            </Badge>
          )}
        </p>
        <p className="sm muted">
          <bdi dir="ltr">{slug}</bdi> ·{" "}
          {isOwn ? <Trans>Your own, version {version}</Trans> : <Trans>Part of the software</Trans>}
        </p>
        {isOwn && form === null && (
          <p className="sm muted">
            <Trans>It has groups, conditions or translations: change it by the API.</Trans>
          </p>
        )}
      </div>
      {isOwn && form && (
        <Button kind="outlined" isSmall aria-label={t`Change ${title}`} onClick={() => onOpen(form)}>
          <Trans>Change</Trans>
        </Button>
      )}
      {isOwn && isActive && <RetireSurvey slug={slug} title={title} />}
    </li>
  );
}

/** A button that stops asking one of the clinic's surveys after a confirmation; answers stay. */
function RetireSurvey({ slug, title }: { slug: string; title: string }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  return (
    <ConfirmButton
      button={{
        kind: "quiet",
        isSmall: true,
        "aria-label": t`Stop asking ${title}`,
        children: <Trans>Stop asking</Trans>,
      }}
      title={<Trans>Stop asking {title}?</Trans>}
      keep={<Trans>Keep asking</Trans>}
      confirm={<Trans>Stop asking</Trans>}
      act={() => api.call(clinicRetireSurveyTemplate, { params: { template_slug: slug } })}
      onDone={() => refetch(clinicListSurveyTemplates)}
    >
      <p>
        <Trans>Answers stay. Saving the survey again puts it back in use.</Trans>
      </p>
    </ConfirmButton>
  );
}
