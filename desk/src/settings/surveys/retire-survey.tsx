import {
  clinicListSurveyTemplates,
  clinicRetireSurveyTemplate,
} from "@anteroom/contract/administration/survey-templates";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Dialog } from "../../../../web/src/ui/overlay/dialog.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";

/** A button that stops asking one of the clinic's surveys after a confirmation; answers stay. */
export function RetireSurvey({ slug, title }: { slug: string; title: string }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const retire = useAction(() => api.call(clinicRetireSurveyTemplate, { params: { template_slug: slug } }));
  const run = () =>
    void retire.run().then((done) => {
      if (!done) return;
      close();
      refetch(clinicListSurveyTemplates);
    });
  return (
    <>
      <Button kind="quiet" isSmall aria-label={t`Stop asking ${title}`} onClick={() => setOpen(true)}>
        <Trans>Stop asking</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={<Trans>Stop asking {title}?</Trans>}
        actions={
          <>
            <Button kind="outlined" onClick={close}>
              <Trans>Keep asking</Trans>
            </Button>
            <Button kind="danger" isPending={retire.isPending} onClick={run}>
              <Trans>Stop asking</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>Answers stay. Saving the survey again puts it back in use.</Trans>
        </p>
        <FailureNotice failure={retire.failure} />
      </Dialog>
    </>
  );
}
