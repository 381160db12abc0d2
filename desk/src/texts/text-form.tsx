import { clinicListTexts, clinicRemoveText, clinicSetText } from "@anteroom/contract/administration/texts";
import { clinicTextKinds, type ClinicTextKind } from "@anteroom/domain/clinic/clinic-texts";
import { directionOf, type Locale } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextArea } from "../../../web/src/ui/form/field.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { ConfirmButton } from "../ui/confirm.tsx";

type Props = {
  kind: ClinicTextKind;
  locale: Locale;
  /** The stored text; null without one in this language. */
  text: string | null;
};

/** Writes, replaces and removes one text in one language; patients see it at once. Give it a new `key` for another text or language. */
export function TextForm({ kind, locale, text }: Props) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [entered, setEntered] = useState(text ?? "");
  const [outcome, setOutcome] = useState<"empty" | "saved" | "removed" | null>(null);
  const save = useAction(() =>
    api.call(clinicSetText, { params: { text_kind: kind, locale }, body: { text: entered.trim() } }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = entered.trim() === "";
    setOutcome(isEmpty ? "empty" : null);
    if (isEmpty) return;
    void save.run().then((done) => {
      if (!done) return;
      setOutcome("saved");
      refetch(clinicListTexts);
    });
  };
  return (
    <form className="stack" noValidate onSubmit={send}>
      <TextArea
        label={t`Text`}
        hint={
          kind === "terms"
            ? t`A blank line begins a paragraph. A line that begins with # is a heading; lines that begin with - are a list.`
            : undefined
        }
        rows={kind === "terms" ? 12 : 4}
        maxLength={clinicTextKinds[kind]}
        lang={locale}
        dir={directionOf(locale)}
        value={entered}
        onChange={({ currentTarget }) => {
          setEntered(currentTarget.value);
          setOutcome(null);
        }}
      />
      <FormOutcome
        refusal={outcome === "empty" && <Trans>Write the text first.</Trans>}
        failure={save.failure}
        done={
          (outcome === "saved" && <Trans>The text is saved.</Trans>) ||
          (outcome === "removed" && <Trans>The text is removed.</Trans>)
        }
      />
      <div className="row wrapf">
        <Button type="submit" isPending={save.isPending}>
          <Trans>Save the text</Trans>
        </Button>
        {text !== null && (
          <Remove
            kind={kind}
            locale={locale}
            onRemoved={() => {
              setEntered("");
              setOutcome("removed");
            }}
          />
        )}
      </div>
    </form>
  );
}

function Remove({ kind, locale, onRemoved }: Omit<Props, "text"> & { onRemoved: () => void }) {
  const { api } = useDesk();
  const refetch = useRefetch();
  return (
    <ConfirmButton
      button={{ kind: "quiet", children: <Trans>Remove the text</Trans> }}
      title={<Trans>Remove this text?</Trans>}
      keep={<Trans>Keep the text</Trans>}
      confirm={<Trans>Remove the text</Trans>}
      act={() => api.call(clinicRemoveText, { params: { text_kind: kind, locale } })}
      onDone={() => {
        onRemoved();
        refetch(clinicListTexts);
      }}
    >
      <p>
        <Trans>Patients do not read it any more. Texts in other languages stay.</Trans>
      </p>
    </ConfirmButton>
  );
}
