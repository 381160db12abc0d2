import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";

/** The clinic's crisis line (call and chat) and emergency number, each one tap away. No number is invented. */
export function CrisisLines({ isBloodPressure = false }: { isBloodPressure?: boolean }) {
  const { emergencyNumber, crisisLineNumber, crisisLineChatUrl } = useClinic().settings;
  const line = isBloodPressure ? null : crisisLineNumber;
  const chat = isBloodPressure ? null : crisisLineChatUrl;
  return (
    <div className="stack g3">
      {line !== null && (
        <ButtonLink isBlock icon="phone" href={`tel:${line.replaceAll(" ", "")}`}>
          <Trans>
            Call the crisis line: <bdi dir="ltr">{line}</bdi>
          </Trans>
        </ButtonLink>
      )}
      {chat !== null && (
        <ButtonLink kind="outlined" isBlock icon="chat" href={chat} target="_blank" rel="noreferrer">
          <Trans>Chat with the crisis line (opens a new tab)</Trans>
        </ButtonLink>
      )}
      {emergencyNumber === null ? (
        <p>
          <Trans>In danger? Call your emergency number.</Trans>
        </p>
      ) : (
        <ButtonLink kind="danger" isBlock icon="phone" href={`tel:${emergencyNumber}`}>
          <Trans>
            In danger? Call <bdi dir="ltr">{emergencyNumber}</bdi>
          </Trans>
        </ButtonLink>
      )}
    </div>
  );
}
