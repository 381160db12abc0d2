import { guardFillSurvey } from "@anteroom/domain/account/guards";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { usePageQuery } from "../../../platform/page-address.ts";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SurveyOfLink } from "./survey-of-link.tsx";

/**
 * `/fill-survey`: the survey of a link (`action_name`, `actionable_id`, `project_id`). A link that the guard
 * refuses, as without one of its three parts, leads to the guard's page with the reason (S5.GUARD.10 to .12).
 */
export function FillSurvey() {
  const { t } = useLingui();
  const { navigate } = useApp();
  const { action_name = "", actionable_id = "", project_id = "" } = usePageQuery();
  const link = { action_name, actionable_id, project_id };
  const decision = guardFillSurvey(link);
  const target = "redirect" in decision ? `${decision.redirect}?reason=${decision.reason}` : null;
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [navigate, target]);
  if (target !== null) return <Skeleton isPage label={t`Loading`} />;
  return <SurveyOfLink key={Object.values(link).join(" ")} link={link} />;
}
