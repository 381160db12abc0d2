import type { ParamsOf } from "@anteroom/client/operation";
import {
  clinicGetMailTemplate,
  clinicListMailTemplates,
  clinicSetMailTemplate,
} from "@anteroom/client/operations";
import type { MailTemplate, MailTemplatePreview } from "@anteroom/client/schemas";
import { directionOf } from "@anteroom/domain/shared/locales";
import { Trans } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import type { Result } from "../../../../web/src/platform/api.ts";
import { Button } from "../../../../web/src/ui/button.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { DraftNotice } from "../../platform/draft-notice.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useDraft } from "../../platform/use-draft.ts";
import { isChangedElsewhere, useConflict } from "../../ui/use-conflict.tsx";
import { copyToForm, faultsByPart, formToCopy } from "./mail-copy.ts";
import { MailFields } from "./mail-fields.tsx";
import styles from "./mails.module.css";
import { RemoveMail } from "./remove-mail.tsx";

type Outcome = "tried" | "saved" | "removed" | null;

/**
 * A form that writes one kind of email in one language. A button shows a preview with invented
 * data without saving; another restores the product's text. Unsaved changes are kept as a draft. A text that somebody
 * else has saved meanwhile is not replaced or removed unseen.
 */
export function MailForm({ template }: { template: MailTemplatePreview }) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const { kind, locale, product, own } = template;
  const opened = (stored: MailTemplate) => ({
    ...copyToForm(stored.own ?? stored.product),
    replaces: stored.changed_at,
  });
  const draft = useDraft(`mail ${kind} ${locale}`, opened(template));
  const [tried, setTried] = useState<typeof template.preview | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const copy = formToCopy(draft.entered, product.button !== null);
  const params = { mail_kind: kind, locale };
  const write = useAction(async (is_dry_run: boolean, replaces: string | null) => {
    const body = { ...copy, is_dry_run, ...(is_dry_run ? {} : { replaces }) };
    const answer = await api.call(clinicSetMailTemplate, { params, body });
    const isStored = answer.isOk ? !is_dry_run : isChangedElsewhere(answer.failure);
    if (isStored) refetch(clinicListMailTemplates, clinicGetMailTemplate);
    return answer;
  });
  const read = useReadMail(params);
  const faults = faultsByPart(write.failure);
  const run = async (isDryRun: boolean, replaces: string | null) => {
    setOutcome(null);
    const done = await write.run(isDryRun, replaces);
    if (!done) return;
    const { preview, changed_at } = done.data.entity;
    setTried(preview);
    setOutcome(isDryRun ? "tried" : "saved");
    if (!isDryRun) draft.settle({ ...copyToForm(copy), replaces: changed_at });
  };
  const { submit, ...conflict } = useConflict(write, {
    read,
    onLoad(stored) {
      draft.settle(opened(stored));
      setTried(stored.preview);
    },
    onOverwrite: (stored) => run(false, stored.changed_at),
  });
  const { replaces } = draft.entered;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(false, replaces);
  };
  return (
    <form className="stack" noValidate onSubmit={send}>
      <DraftNotice isRestored={draft.isRestored} onDiscard={() => draft.settle(opened(template))} />
      <MailFields
        template={template}
        entered={draft.entered}
        faults={faults}
        onChange={(part) => {
          draft.change(part);
          setOutcome(null);
        }}
      />
      {conflict.notice}
      <FormOutcome
        refusal={
          Object.keys(faults).length > 0 && (
            <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
          )
        }
        failure={conflict.failure}
        done={
          (outcome === "saved" && <Trans>The email is saved. It holds for emails from now on.</Trans>) ||
          (outcome === "removed" && <Trans>The email says the usual words again.</Trans>) ||
          (outcome === "tried" && <Trans>The preview below shows your text. It is not saved yet.</Trans>)
        }
      />
      <div className="row wrapf">
        <Button type="submit" ref={submit} isPending={write.isPending}>
          <Trans>Save the email</Trans>
        </Button>
        <Button kind="outlined" isPending={write.isPending} onClick={() => void run(true, replaces)}>
          <Trans>Show the preview</Trans>
        </Button>
        {own !== null && replaces !== null && (
          <RemoveMail
            kind={kind}
            locale={locale}
            replaces={replaces}
            read={read}
            onConflict={conflict.raise}
            onRemoved={() => {
              draft.settle({ ...copyToForm(product), replaces: null });
              setTried(null);
              setOutcome("removed");
              write.forget();
              conflict.dismiss();
            }}
          />
        )}
      </div>
      <Preview preview={tried ?? template.preview} locale={locale} />
    </form>
  );
}

/** Fetches the email as it is stored now. */
function useReadMail(params: ParamsOf<typeof clinicGetMailTemplate>) {
  const { api } = useDesk();
  return async (): Promise<Result<MailTemplatePreview>> => {
    const answer = await api.call(clinicGetMailTemplate, { params });
    return answer.isOk ? { isOk: true, data: answer.data.data.entity } : answer;
  };
}

function Preview({ preview: { subject, text }, locale }: Pick<MailTemplatePreview, "preview" | "locale">) {
  return (
    <section className="stack g2" aria-labelledby="mail-preview">
      <h3 id="mail-preview">
        <Trans>Preview, with invented data</Trans>
      </h3>
      <div className={styles["preview"]} lang={locale} dir={directionOf(locale)}>
        <p className="b">{subject}</p>
        <p>{text}</p>
      </div>
    </section>
  );
}
