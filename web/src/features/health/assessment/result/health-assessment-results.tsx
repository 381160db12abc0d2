import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Failure } from "../../../../platform/api.ts";
import { useApp } from "../../../../platform/app-context.tsx";
import { useFailureText } from "../../../../platform/forms/failure-text.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Skeleton } from "../../../../ui/feedback/skeleton.tsx";
import { AssessmentResult } from "./assessment-result.tsx";
import { PastResults } from "./past-results.tsx";
import { WithQuestions } from "../with-questions.tsx";
import { usePastAssessments } from "./use-past-assessments.ts";

/**
 * `/health-assessment/results`: fetches the assessments, renders the newest and, where there are several, a list to
 * choose another from (S2.R28); the choice is not in the address. Redirects to `/health-assessment` without any,
 * replacing the history entry. When loading fails, it renders the reason and a button to try again.
 */
export function HealthAssessmentResults() {
  return (
    <WithQuestions>
      <Results />
    </WithQuestions>
  );
}

function Results() {
  const { t } = useLingui();
  const { navigate } = useApp();
  const { all, failure, again } = usePastAssessments();
  const [chosen, choose] = useState<number | null>(null);
  const hasNone = all?.length === 0;
  useEffect(() => {
    if (hasNone) void navigate("/health-assessment", { replace: true }); // D.98
  }, [hasNone, navigate]);
  const shown = all?.find(({ id }) => chosen !== null && id === chosen) ?? all?.[0];
  if (failure && !shown) return <Unreached failure={failure} onAgain={again} />;
  if (!shown) return <Skeleton isPage label={t`Opening`} />;
  const others = all ?? [];
  return (
    <AssessmentResult
      key={shown.id ?? "here"}
      shown={shown}
      after={others.length > 1 && <PastResults all={others} shown={shown} onShow={choose} />}
    />
  );
}

function Unreached({ failure, onAgain }: { failure: Failure; onAgain: () => void }) {
  const { title, detail } = useFailureText()(failure);
  return (
    <div className="stack">
      <h1>
        <Trans>Your health assessment</Trans>
      </h1>
      <Banner
        tone="warn"
        role="alert"
        action={
          <Button kind="soft" isSmall onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <strong>{title}</strong> {detail}
      </Banner>
    </div>
  );
}
