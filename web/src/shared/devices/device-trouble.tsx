import { Trans } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import type { LocalMedia } from "../../media/local-media.ts";
import type { LocalMediaSnapshot } from "../../media/local-media-state.ts";
import { deviceErrorType, type MediaFailure } from "../../media/media-failure.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { AppLink } from "../../platform/link.tsx";
import { Button, buttonClass, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { deviceTroublesOf, useTroubleMessages, type DeviceTrouble } from "./trouble-messages.ts";

type Props = { media: LocalMediaSnapshot; onRetry: () => void; isInCall?: boolean };

/**
 * Renders what is wrong with camera or microphone, announced, with "Try again" (`onRetry`) where that may
 * help; nothing without trouble. Sets `data-error-type`, which analytics count.
 */
export function DeviceTroubles({ media, onRetry, isInCall = false }: Props) {
  const say = useTroubleMessages();
  const troubles = deviceTroublesOf(media);
  const [first] = troubles;
  if (!first) return null;
  return (
    <div className="stack g2" data-error-type={deviceErrorType(first.failure, isInCall)}>
      {troubles.map((trouble) => {
        const { title, fix } = say(trouble);
        return (
          <Banner key={trouble.which} tone={trouble.which === "camera" ? "warn" : "stop"} role="alert">
            <strong>{title}</strong> {fix}
          </Banner>
        );
      })}
      {troubles.some(({ failure }) => mayHelp.has(failure.kind)) && (
        <Button kind="soft" isSmall icon="arrows-clockwise" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}

const mayHelp: ReadonlySet<MediaFailure["kind"]> = new Set([
  "permission-denied",
  "not-found",
  "in-use",
  "timeout",
]);

/**
 * Returns the microphone's trouble (or that of both), or null; a missing camera is none, because the call
 * works with sound only.
 */
export function soundTrouble(media: LocalMediaSnapshot): DeviceTrouble | null {
  return deviceTroublesOf(media).find(({ which }) => which !== "camera") ?? null;
}

type PageProps = {
  media: LocalMedia;
  trouble: DeviceTrouble;
  isInCall?: boolean;
  /** Sound alone is of no use here. */
  requiresCamera?: boolean;
  /** Where one may go on without it, as in the test. */
  onSkip?: () => void;
  /** The page of the appointment, where one can go back to it. */
  appointmentPage?: string | null;
};

/**
 * Renders a page about one failed device with its error type and what to do (S5.FIELD.07): try again or sound
 * only, which request the devices of `media`; the clinic's phone; skip (`onSkip`); back to the appointment.
 */
export function TroublePage(props: PageProps) {
  const { media, trouble, isInCall = false, requiresCamera = false, onSkip, appointmentPage = null } = props;
  const say = useTroubleMessages();
  const { settings } = useClinic();
  const { title, fix } = say(trouble);
  const { failure, which } = trouble;
  const phone = settings.clinicPhone;
  const mayOpen = mayHelp.has(failure.kind);
  const kinds = which === "both" ? (["camera", "microphone"] as const) : ([which] as const);
  return (
    <div data-error-type={deviceErrorType(failure, isInCall)} data-failure={failure.kind} role="alert">
      <EmptyState
        headingLevel={1}
        title={title}
        actions={
          <>
            {mayOpen && (
              <Button icon="arrows-clockwise" onClick={() => void media.request(kinds)}>
                <Trans>Try again</Trans>
              </Button>
            )}
            {mayOpen && which === "both" && !requiresCamera && (
              <Button kind="soft" icon="microphone" onClick={() => void soundOnly(media)}>
                <Trans>Use only the microphone</Trans>
              </Button>
            )}
            {phone !== null && (
              <ButtonLink kind="outlined" icon="phone" href={`tel:${phone.replaceAll(" ", "")}`}>
                <Trans>
                  Call the clinic:{" "}
                  <bdi className="long" dir="ltr">
                    {phone}
                  </bdi>
                </Trans>
              </ButtonLink>
            )}
            {onSkip && (
              <Button kind="quiet" onClick={onSkip}>
                <Trans>Skip</Trans>
              </Button>
            )}
            {appointmentPage !== null && (
              <AppLink to={appointmentPage} className={buttonClass({ kind: "quiet" })}>
                <Trans>Back to your appointment</Trans>
              </AppLink>
            )}
          </>
        }
      >
        {fix}{" "}
        {failure.kind === "permission-denied" && (
          <Trans>This page continues automatically once you allow it.</Trans>
        )}
      </EmptyState>
    </div>
  );
}

async function soundOnly(media: LocalMedia): Promise<void> {
  media.stop("camera");
  await media.request(["microphone"]);
}
