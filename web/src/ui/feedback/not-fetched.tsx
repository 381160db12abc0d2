import { AnswerFailure } from "../../platform/fetch-answer.ts";
import { Banner } from "./banner.tsx";
import { Button } from "../button.tsx";

type Props = {
  error: Error;
  onRetry: () => void;
  /** Our own sentences where the server has said nothing, and what is on the button. */
  words: { offline: string; timeout: string; other: string; again: string };
};

/**
 * A banner that says why nothing could be fetched, with a button to try again. It shows the server's sentences
 * for an `AnswerFailure` that has a title, else `words`.
 */
export function NotFetched({ error, onRetry, words }: Props) {
  const failure = error instanceof AnswerFailure ? error.failure : null;
  const code = failure?.code;
  return (
    <Banner
      tone="warn"
      role="alert"
      action={
        <Button kind="outlined" isSmall onClick={onRetry}>
          {words.again}
        </Button>
      }
    >
      {failure?.title ? (
        <>
          <strong>{failure.title}</strong> {failure.detail}
        </>
      ) : (
        words[navigator.onLine ? (code === "timeout" ? code : "other") : "offline"]
      )}
    </Banner>
  );
}
