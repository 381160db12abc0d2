import { Trans } from "@lingui/react/macro";
import type { LocalMedia } from "../../../media/local-media.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./device-check.module.css";

/**
 * The state of the speaker check: not begun, playing, asking, the person's answer, or `no-sound`: the tone
 * could not be played.
 */
export type SpeakerAnswer = "untested" | "playing" | "asked" | "heard" | "not-heard" | "no-sound";

type Props = {
  media: LocalMedia;
  hearing: SpeakerAnswer;
  onHearing: (hearing: SpeakerAnswer) => void;
  /** The page's footer plays the first tone and takes the answer. */
  hasFoot?: boolean;
};

/**
 * Returns a function that plays the tone on the chosen speaker. `onHearing` receives `playing`, then `asked`
 * when it has ended, or `no-sound`.
 */
export function usePlayTone({ media, onHearing }: Pick<Props, "media" | "onHearing">): () => void {
  const play = async () => {
    onHearing("playing");
    const outcome = await media.testSpeaker();
    onHearing(outcome === "no-sound" ? "no-sound" : "asked");
  };
  return () => void play();
}

/**
 * Renders the button that plays a tone, and asks whether it was heard. `hasFoot`: the step's own foot has
 * these buttons.
 */
export function SpeakerCheck({ media, hearing, onHearing, hasFoot = false }: Props) {
  const play = usePlayTone({ media, onHearing });
  const isPlaying = hearing === "playing";
  return (
    <div className={styles["row"]}>
      <span className={styles["sign"]}>
        <Icon name="speaker" />
      </span>
      <div className="grow">
        <p className="b">
          <Trans>Speaker</Trans>
        </p>
        <output className={styles["verdict"]}>
          <HearingText hearing={hearing} />
        </output>
      </div>
      {hearing === "asked" && !hasFoot ? (
        <>
          <Button kind="soft" isSmall onClick={() => onHearing("heard")}>
            <Trans>Yes</Trans>
          </Button>
          <Button kind="soft" isSmall onClick={() => onHearing("not-heard")}>
            <Trans>No</Trans>
          </Button>
        </>
      ) : hearing === "heard" ? (
        <span className={styles["tick"]}>
          <Icon name="check-circle-fill" />
        </span>
      ) : (
        !(hasFoot && (hearing === "untested" || isPlaying)) && (
          <Button kind="soft" isSmall isPending={isPlaying} onClick={play}>
            <Trans>Play a tone</Trans>
          </Button>
        )
      )}
    </div>
  );
}

function HearingText({ hearing }: { hearing: SpeakerAnswer }) {
  switch (hearing) {
    case "untested":
      return <Trans>Test your speaker</Trans>;
    case "playing":
      return <Trans>Listen</Trans>;
    case "asked":
      return <Trans>Did you hear it?</Trans>;
    case "heard":
      return <Trans>You can hear us</Trans>;
    case "not-heard":
      return <Trans>Turn the volume up or plug in headphones, then play it again.</Trans>;
    case "no-sound":
      return <Trans>We couldn’t play any sound. Check the volume of this device.</Trans>;
  }
}
