import { Trans, useLingui } from "@lingui/react/macro";
import { usePageHref } from "../../../platform/page-address.ts";
import { useEffect, useState } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass, ButtonLink } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { useFollowSurveys } from "./follow-surveys.ts";
import { OwnSurvey } from "./own-survey.tsx";
import { SurveyEnd } from "./survey-end.tsx";
import styles from "./surveys.module.css";
import { useSurvey, type SurveyLink } from "./use-survey.ts";
import { AppLink } from "../../../platform/link.tsx";

/**
 * Fetches and renders the survey of a link: filled in here, at the clinic's own address in a new window, or
 * answered before; follows answers given elsewhere. An unknown survey shows the not-found page.
 */
export function SurveyOfLink({ link }: { link: SurveyLink }) {
  const { t } = useLingui();
  const { notFound } = useApp();
  const href = usePageHref();
  const { data: survey, failure, isFetching, again } = useSurvey(link);
  const [sent, setSent] = useState<readonly string[] | null>(null);
  const isMissing = survey === null;
  useFollowSurveys(survey?.notificationChannel ?? null);
  useEffect(() => {
    if (isMissing) notFound.set(href);
  }, [notFound, href, isMissing]);
  if (sent) return <SurveyEnd kind="thanks" ownWords={sent} />;
  if (survey?.answered) return <SurveyEnd kind="answered" at={survey.answered.answered_at} />;
  if (survey?.questionnaire)
    return <OwnSurvey {...{ link }} questionnaire={survey.questionnaire} onSent={setSent} />;
  if (survey) return <ExternalSurvey url={survey.url} />;
  if (failure) return <NotFetched {...{ failure, isFetching, again }} />;
  return <Skeleton isPage label={t`Loading the survey`} />;
}

type NotFetchedProps = Pick<ReturnType<typeof useSurvey>, "isFetching" | "again"> & {
  failure: NonNullable<ReturnType<typeof useSurvey>["failure"]>;
};

function NotFetched({ failure, isFetching, again }: NotFetchedProps) {
  const words = useFailureText()(failure);
  return (
    <div className={`stack ${styles["middle"]}`}>
      <h1>
        <Trans>We couldn’t load the survey</Trans>
      </h1>
      <Banner tone="warn" role="alert">
        <span className="b">{words.title}</span> {words.detail}
      </Banner>
      <div>
        <Button isPending={isFetching} onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  );
}

/** A survey that lies elsewhere: its address is opened as the clinic gave it, in a window of its own. */
function ExternalSurvey({ url }: { url: string }) {
  const clinic = useClinic().manifest?.name ?? "";
  const place = new URL(url).host;
  return (
    <div className={`stack g5 ${styles["middle"]}`}>
      <h1>
        <Trans>A survey from {clinic}</Trans>
      </h1>
      <p>
        <Trans>
          It opens in a new window, at <bdi dir="ltr">{place}</bdi>. That service stores your answers for the
          clinic. We don’t.
        </Trans>
      </p>
      <div className={styles["actions"]}>
        <ButtonLink href={url} target="_blank" rel="noopener noreferrer" icon="arrow-square-out">
          <Trans>Open the survey</Trans>
        </ButtonLink>
        <AppLink to="/" className={buttonClass({ kind: "outlined" })}>
          <Trans>Go to the home page</Trans>
        </AppLink>
      </div>
    </div>
  );
}
