import { clinicListTexts, clinicRemoveText, clinicSetText } from "@anteroom/client/operations";
import type { ClinicText } from "@anteroom/client/schemas";
import { clinicTextKinds, type ClinicTextKind } from "@anteroom/domain/clinic/clinic-texts";
import { directionOf, type Locale } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import type { Result } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextArea } from "../../../web/src/ui/form/field.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { ConfirmButton } from "../ui/confirm.tsx";
import { isChangedElsewhere, useConflict } from "../ui/use-conflict.tsx";
import { useRemoval } from "../ui/use-removal.tsx";

type Props = {
  kind: ClinicTextKind;
  locale: Locale;
  /** The stored text; null without one in this language. */
  stored: ClinicText | null;
};

/**
 * Writes, replaces and removes one text in one language; patients see it at once. A text that somebody else has saved since it was shown
 * is not replaced unseen. Give it a new `key` for another text or language.
 */
export function TextForm({ kind, locale, stored }: Props) {
  const { t } = useLingui();
  const [entered, setEntered] = useState(stored?.text ?? "");
  const [replaces, setReplaces] = useState(stored?.changed_at ?? null);
  const [outcome, setOutcome] = useState<"empty" | "saved" | "removed" | null>(null);
  const { save, read } = useText(kind, locale);
  const store = async (named: string | null) => {
    const isEmpty = entered.trim() === "";
    setOutcome(isEmpty ? "empty" : null);
    const done = isEmpty ? null : await save.run(entered.trim(), named);
    if (!done) return;
    setReplaces(done.data.entity.changed_at);
    setOutcome("saved");
  };
  const { submit, ...conflict } = useConflict(save, {
    read,
    onLoad({ text, version }) {
      setEntered(text);
      setReplaces(version);
    },
    onOverwrite: ({ version }) => store(version),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void store(replaces);
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
      {conflict.notice}
      <FormOutcome
        refusal={outcome === "empty" && <Trans>Write the text first.</Trans>}
        failure={conflict.failure}
        done={
          (outcome === "saved" && <Trans>The text is saved.</Trans>) ||
          (outcome === "removed" && <Trans>The text is removed.</Trans>)
        }
      />
      <div className="row wrapf">
        <Button type="submit" ref={submit} isPending={save.isPending}>
          <Trans>Save the text</Trans>
        </Button>
        {stored !== null && replaces !== null && (
          <Remove
            kind={kind}
            locale={locale}
            replaces={replaces}
            read={read}
            onConflict={conflict.raise}
            onRemoved={() => {
              setEntered("");
              setReplaces(null);
              setOutcome("removed");
              save.forget();
              conflict.dismiss();
            }}
          />
        )}
      </div>
    </form>
  );
}

/** Sets the text in place of the one that was `read`, and fetches the stored one as it is now. */
function useText(kind: ClinicTextKind, locale: Locale) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const save = useAction(async (text: string, replaces: string | null) => {
    const params = { text_kind: kind, locale };
    const answer = await api.call(clinicSetText, { params, body: { text, replaces } });
    if (answer.isOk || isChangedElsewhere(answer.failure)) refetch(clinicListTexts);
    return answer;
  });
  const read = async (): Promise<Result<StoredText>> => {
    const answer = await api.call(clinicListTexts);
    if (!answer.isOk) return answer;
    const found = answer.data.data.collection.find((one) => one.kind === kind && one.locale === locale);
    return { isOk: true, data: { text: found?.text ?? "", version: found?.changed_at ?? null } };
  };
  return { save, read };
}

/** A stored text; an empty one of no version where there is none. */
type StoredText = { text: string; version: string | null };

type RemoveProps = Omit<Props, "stored"> & {
  replaces: string;
  read: () => Promise<Result<StoredText>>;
  onConflict: () => void;
  onRemoved: () => void;
};

function Remove({ kind, locale, replaces, read, onConflict, onRemoved }: RemoveProps) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const removal = useRemoval({
    replaces,
    read,
    remove: (named) =>
      api.call(clinicRemoveText, { params: { text_kind: kind, locale }, query: { replaces: named } }),
    onConflict() {
      onConflict();
      refetch(clinicListTexts);
    },
  });
  return (
    <ConfirmButton
      button={{ kind: "quiet", children: <Trans>Remove the text</Trans> }}
      title={<Trans>Remove this text?</Trans>}
      keep={<Trans>Keep the text</Trans>}
      confirm={<Trans>Remove the text</Trans>}
      {...removal}
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
