import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState, type FormEvent } from "react";
import type { VideoRoom } from "../../../web/src/ports/video-room.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { takeFocus } from "../../../web/src/ui/take-focus.ts";
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
  const button = useRef<HTMLButtonElement>(null);
  const say = (next: string, isFinal: boolean) => room.send("caption", { text: next, isFinal });
  const finish = () => {
    if (text !== "") say(text, true);
    setText("");
  };
  const close = () => {
    finish();
    setOpen(false);
    button.current?.focus();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    finish();
  };
  return (
    <>
      <Button
        ref={button}
        kind="paper"
        isSmall
        icon="subtitles"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Trans>Type captions</Trans>
      </Button>
      {isOpen && (
        <form className={styles["captions"]} onSubmit={send}>
          <input
            ref={takeFocus}
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
          <Button type="submit" kind="paper" isSmall icon="paper-plane">
            <Trans>Finish the line</Trans>
          </Button>
          <Button kind="paper" isSmall icon="x" onClick={close}>
            <Trans>Close the captions</Trans>
          </Button>
        </form>
      )}
    </>
  );
}
