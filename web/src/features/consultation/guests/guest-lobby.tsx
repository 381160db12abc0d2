import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { useErrorTitle } from "../../../platform/forms/use-error-title.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { BookedByMeLink } from "./booked-by-me.tsx";
import { CallPageFrame } from "../waiting-room/calm-page.tsx";
import styles from "../guest.module.css";

type Props = {
  /** Token of a guest who came by code and enters a name first; null for an invitation by name. */
  codeToken: string | null;
  onOpen: (name: string | null) => void;
};

/**
 * Renders the first page of an invitation link, without names: anyone who has the link can see it. With
 * `codeToken` it asks for the guest's name, and offers the personal link to the person who booked. `onOpen`
 * gets the trimmed name, or null for an invitation by name.
 */
export function GuestLobby({ codeToken, onOpen }: Props) {
  const { manifest } = useClinic();
  const clinic = <bdi>{manifest?.name}</bdi>;
  return (
    <CallPageFrame>
      {codeToken !== null ? (
        <EmptyState headingLevel={1} title={<Trans>Your code is correct</Trans>} />
      ) : (
        <EmptyState
          headingLevel={1}
          title={<Trans>You’re invited to a video appointment</Trans>}
          actions={
            <Button icon="door" onClick={() => onOpen(null)}>
              <Trans>Show my invitation</Trans>
            </Button>
          }
        >
          <Trans>{clinic} invited you to a video call.</Trans>
        </EmptyState>
      )}
      {codeToken !== null && (
        <>
          {/* First: whoever booked need not say a name and be let in. */}
          <div className={styles["form"]}>
            <BookedByMeLink token={codeToken} />
          </div>
          <div className={styles["form"]}>
            <div className="stack g2">
              <h2 className="b">
                <Trans>Did someone give you the code? Enter your name</Trans>
              </h2>
              <p className="sm muted">
                <Trans>The doctor at {clinic} will see your name and let you in.</Trans>
              </p>
            </div>
            <NameForm onName={onOpen} />
          </div>
        </>
      )}
    </CallPageFrame>
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
    <AppForm onSend={send} className="stack">
      <TextField
        name="name"
        label={t`Your name`}
        autoComplete="name"
        maxLength={fieldLimits.name}
        {...(isMissing && { error: t`Enter your name, so the doctor knows who you are.` })}
      />
      <Button type="submit" isBlock>
        <Trans>Continue</Trans>
      </Button>
    </AppForm>
  );
}
