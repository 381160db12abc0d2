import {
  clinicListTexts,
  clinicRemoveText,
  clinicSetText,
  type ClinicText,
} from "@anteroom/contract/administration/texts";
import { clinicTextKinds, type ClinicTextKind } from "@anteroom/domain/clinic/clinic-texts";
import { directionOf, type Locale } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState, type FormEvent } from "react";
import type { Result } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextArea } from "../../../web/src/ui/form/field.tsx";
import { ConflictNotice } from "../ui/conflict-notice.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { ConfirmButton } from "../ui/confirm.tsx";

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
  const { save, newest } = useText(kind, locale);
  const submit = useRef<HTMLButtonElement>(null);
  const isConflict = save.failure?.code === "changed_elsewhere";
  const store = async (read: string | null) => {
    const isEmpty = entered.trim() === "";
    setOutcome(isEmpty ? "empty" : null);
    const done = isEmpty ? null : await save.run(entered.trim(), read);
    if (!done) return;
    setReplaces(done.data.entity.changed_at);
    setOutcome("saved");
  };
  const load = async () => {
    const theirs = await newest.run();
    if (!theirs) return;
    setEntered(theirs.text?.text ?? "");
    setReplaces(theirs.text?.changed_at ?? null);
    save.forget();
    submit.current?.focus();
  };
  const overwrite = async () => {
    const theirs = await newest.run();
    if (theirs) await store(theirs.text?.changed_at ?? null);
    submit.current?.focus();
  };
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
      {isConflict && (
        <ConflictNotice
          isPending={newest.isPending || save.isPending}
          onLoad={() => void load()}
          onOverwrite={() => void overwrite()}
        />
      )}
      <FormOutcome
        refusal={outcome === "empty" && <Trans>Write the text first.</Trans>}
        failure={isConflict ? newest.failure : save.failure}
        done={
          (outcome === "saved" && <Trans>The text is saved.</Trans>) ||
          (outcome === "removed" && <Trans>The text is removed.</Trans>)
        }
      />
      <div className="row wrapf">
        <Button type="submit" ref={submit} isPending={save.isPending}>
          <Trans>Save the text</Trans>
        </Button>
        {stored !== null && (
          <Remove
            kind={kind}
            locale={locale}
            onRemoved={() => {
              setEntered("");
              setReplaces(null);
              setOutcome("removed");
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
  const save = useAction(async (text: string, read: string | null) => {
    const params = { text_kind: kind, locale };
    const answer = await api.call(clinicSetText, { params, body: { text, replaces: read } });
    if (answer.isOk || answer.failure.code === "changed_elsewhere") refetch(clinicListTexts);
    return answer;
  });
  const newest = useAction(async (): Promise<Result<{ text: ClinicText | null }>> => {
    const answer = await api.call(clinicListTexts);
    if (!answer.isOk) return answer;
    const found = answer.data.data.collection.find((one) => one.kind === kind && one.locale === locale);
    return { isOk: true, data: { text: found ?? null } };
  });
  return { save, newest };
}

function Remove({ kind, locale, onRemoved }: Omit<Props, "stored"> & { onRemoved: () => void }) {
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
