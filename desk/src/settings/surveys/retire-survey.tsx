import { clinicListSurveyTemplates, clinicRetireSurveyTemplate } from "@anteroom/client/operations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useDesk } from "../../platform/desk-context.tsx";
import { useRefetch } from "../../platform/use-answer.ts";
import { ConfirmButton } from "../../ui/confirm.tsx";

/** A button that stops asking one of the clinic's surveys after a confirmation; answers stay. */
export function RetireSurvey({ slug, title }: { slug: string; title: string }) {
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
