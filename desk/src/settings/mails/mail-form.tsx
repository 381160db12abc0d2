import {
  clinicGetMailTemplate,
  clinicListMailTemplates,
  clinicSetMailTemplate,
  type MailTemplatePreview,
} from "@anteroom/contract/administration/mails";
import { directionOf } from "@anteroom/domain/shared/locales";
import { Trans } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { DraftNotice } from "../../platform/draft-notice.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useDraft } from "../../platform/use-draft.ts";
import { copyToForm, faultsByPart, formToCopy } from "./mail-copy.ts";
import { MailFields } from "./mail-fields.tsx";
import styles from "./mails.module.css";
import { RemoveMail } from "./remove-mail.tsx";

type Outcome = "tried" | "saved" | "removed" | null;

/**
 * A form that writes one kind of email in one language. A button shows a preview with invented
 * data without saving; another restores the product's text. Unsaved changes are kept as a draft.
 */
export function MailForm({ template }: { template: MailTemplatePreview }) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const { kind, locale, product, own } = template;
  const draft = useDraft(`mail ${kind} ${locale}`, copyToForm(own ?? product));
  const [tried, setTried] = useState<typeof template.preview | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const copy = formToCopy(draft.entered, product.button !== null);
  const write = useAction((is_dry_run: boolean) =>
    api.call(clinicSetMailTemplate, { params: { mail_kind: kind, locale }, body: { ...copy, is_dry_run } }),
  );
  const faults = faultsByPart(write.failure);
  const run = (isDryRun: boolean) => {
    setOutcome(null);
    void write.run(isDryRun).then((done) => {
      if (!done) return;
      setTried(done.data.entity.preview);
      setOutcome(isDryRun ? "tried" : "saved");
      if (isDryRun) return;
      draft.settle(copyToForm(copy));
      refetch(clinicListMailTemplates, clinicGetMailTemplate);
    });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(false);
  };
  return (
    <form className="stack" noValidate onSubmit={send}>
      <DraftNotice isRestored={draft.isRestored} onDiscard={() => draft.settle(copyToForm(own ?? product))} />
      <MailFields
        template={template}
        entered={draft.entered}
        faults={faults}
        onChange={(part) => {
          draft.change(part);
          setOutcome(null);
        }}
      />
      <FormOutcome
        refusal={
          Object.keys(faults).length > 0 && (
            <Trans>This is not saved yet. Correct the fields that are marked, then save again.</Trans>
          )
        }
        failure={write.failure}
        done={
          (outcome === "saved" && <Trans>The email is saved. It holds for emails from now on.</Trans>) ||
          (outcome === "removed" && <Trans>The email says the usual words again.</Trans>) ||
          (outcome === "tried" && <Trans>The preview below shows your text. It is not saved yet.</Trans>)
        }
      />
      <div className="row wrapf">
        <Button type="submit" isPending={write.isPending}>
          <Trans>Save the email</Trans>
        </Button>
        <Button kind="outlined" isPending={write.isPending} onClick={() => run(true)}>
          <Trans>Show the preview</Trans>
        </Button>
        {own !== null && (
          <RemoveMail
            kind={kind}
            locale={locale}
            onRemoved={() => {
              draft.settle(copyToForm(product));
              setTried(null);
              setOutcome("removed");
            }}
          />
        )}
      </div>
      <Preview preview={tried ?? template.preview} locale={locale} />
    </form>
  );
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
