import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import type { VideoRoom } from "../../../web/src/ports/video-room.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import styles from "./call-screen.module.css";

/** The longest caption that the patient's page takes, in characters. */
const longest = 500;

/**
 * A button that opens a field whose text is sent to everybody in the call as captions with each key (500
 * characters at most); finishing the line or closing sends it as final.
 */
export function Captions({ room }: { room: VideoRoom }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const say = (next: string, isFinal: boolean) => room.send("caption", { text: next, isFinal });
  if (!isOpen)
    return (
      <Button kind="paper" isSmall icon="subtitles" onClick={() => setOpen(true)}>
        <Trans>Type captions</Trans>
      </Button>
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    say(text, true);
    setText("");
  };
  return (
    <form className={styles["captions"]} onSubmit={send}>
      <input
        aria-label={t`Captions for the patient`}
        placeholder={t`Captions for the patient`}
        maxLength={longest}
        dir="auto"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          say(currentTarget.value, false);
        }}
      />
      <Button type="submit" kind="paper" isSmall>
        <Trans>Finish the line</Trans>
      </Button>
      <Button
        kind="paper"
        isSmall
        onClick={() => {
          if (text !== "") say(text, true);
          setText("");
          setOpen(false);
        }}
      >
        <Trans>Close the captions</Trans>
      </Button>
    </form>
  );
}
