import { fieldLimits } from "@anteroom/domain/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useClinic } from "../../platform/app-context.tsx";
import { AppForm } from "../../platform/form.tsx";
import { useErrorTitle } from "../../platform/use-error-title.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { CalmPage } from "./calm-page.tsx";
import styles from "./guest.module.css";

type Props = {
  /** Came by code: says a name first, for the doctor to know who asks. */
  needsName: boolean;
  onOpen: (name: string | null) => void;
};

/** What anybody may see who holds the link, or looks over a shoulder: the clinic, and no names. */
export function GuestDoor({ needsName, onOpen }: Props) {
  const { manifest } = useClinic();
  const clinic = <bdi>{manifest?.name}</bdi>;
  return (
    <CalmPage>
      {needsName ? (
        <EmptyState headingLevel={1} title={<Trans>Who are you?</Trans>}>
          <Trans>Your code is right. The doctor of {clinic} sees your name and lets you in.</Trans>
        </EmptyState>
      ) : (
        <EmptyState
          headingLevel={1}
          title={<Trans>You are invited to a video visit</Trans>}
          actions={
            <Button icon="door" onClick={() => onOpen(null)}>
              <Trans>Show my invitation</Trans>
            </Button>
          }
        >
          <Trans>It is held by {clinic}. Names are shown once you ask for them.</Trans>
        </EmptyState>
      )}
      {needsName && <NameForm onName={onOpen} />}
    </CalmPage>
  );
}

function NameForm({ onName }: { onName: (name: string) => void }) {
  const { t } = useLingui();
  const [isMissing, setMissing] = useState(false);
  useErrorTitle(isMissing);
  const send = (form: FormData, element: HTMLFormElement) => {
    const typed = form.get("name");
    const name = typeof typed === "string" ? typed.trim() : "";
    setMissing(name === "");
    if (name !== "") return onName(name);
    element.querySelector("input")?.focus();
  };
  return (
    <AppForm onSend={send} className={styles["form"]}>
      <TextField
        name="name"
        label={t`Your name`}
        autoComplete="name"
        maxLength={fieldLimits.name}
        {...(isMissing && { error: t`Write your name, so that the doctor knows who asks.` })}
      />
      <Button type="submit" isBlock>
        <Trans>Continue</Trans>
      </Button>
    </AppForm>
  );
}
