import { Trans } from "@lingui/react/macro";
import { useState, type ComponentProps } from "react";
import { useClinic } from "../../platform/app-context.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CrisisLines } from "./crisis-lines.tsx";
import styles from "./crisis-help.module.css";
import { NotifyClinic } from "./notify-clinic.tsx";

type Props = {
  /** How the clinic can be told; null where nobody can be told from this page. */
  notify: Omit<ComponentProps<typeof NotifyClinic>, "isOffered" | "onSeen"> | null;
};

/** Help for somebody who writes of suicide or self-harm: whom to call now, and a person to talk to. Sends nothing without a tap. */
export function CrisisHelp({ notify }: Props) {
  const { clinicPhone } = useClinic().settings;
  const [isSeen, setSeen] = useState(false);
  return (
    <div className={`stack g4 ${styles["help"] ?? ""}`} data-crisis-help>
      <Banner tone="stop" role="alert">
        <strong>
          <Trans>You don’t have to face this alone.</Trans>
        </strong>{" "}
        <Trans>Talk to someone now. If a life is in danger, call emergency services.</Trans>
      </Banner>
      <CrisisLines />
      <p>
        <Trans>Ask someone you trust to stay with you until you have help.</Trans>
      </p>
      {clinicPhone !== null && (
        <ButtonLink kind="outlined" isBlock icon="phone" href={`tel:${clinicPhone.replaceAll(" ", "")}`}>
          <Trans>Call the clinic</Trans>
        </ButtonLink>
      )}
      {notify && <NotifyClinic {...notify} isOffered onSeen={setSeen} />}
      {!isSeen && (
        <p className="sm muted">
          <Trans>No one at the clinic has read this yet.</Trans>
        </p>
      )}
    </div>
  );
}
