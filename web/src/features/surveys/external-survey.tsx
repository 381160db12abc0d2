import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { buttonClass, ButtonLink } from "../../ui/button.tsx";
import styles from "./surveys.module.css";

/** A survey that lies elsewhere: its address is opened as the clinic gave it, in a window of its own. */
export function ExternalSurvey({ url }: { url: string }) {
  const clinic = useClinic().manifest?.name ?? "";
  const place = new URL(url).host;
  return (
    <div className={`stack g5 ${styles["middle"]}`}>
      <h1>
        <Trans>A survey from {clinic}</Trans>
      </h1>
      <p>
        <Trans>
          It opens in a new window, at <bdi dir="ltr">{place}</bdi>. That service stores your answers for the
          clinic. We don’t.
        </Trans>
      </p>
      <div className={styles["actions"]}>
        <ButtonLink href={url} target="_blank" rel="noopener noreferrer" icon="arrow-square-out">
          <Trans>Open the survey</Trans>
        </ButtonLink>
        <AppLink to="/" className={buttonClass({ kind: "outlined" })}>
          <Trans>Go to the home page</Trans>
        </AppLink>
      </div>
    </div>
  );
}
