import { Trans } from "@lingui/react/macro";
import { Banner } from "../../ui/banner.tsx";
import type { ResultHint } from "./result-hint.ts";

/** What the payment page claimed, while the bank has not spoken: a sentence, never an outcome (D.77). */
export function HintLine({ hint }: { hint: ResultHint }) {
  return (
    <Banner tone={hint === "paid" || hint === "deciding" ? "plain" : "warn"}>
      <Words hint={hint} />
    </Banner>
  );
}

function Words({ hint }: { hint: ResultHint }) {
  switch (hint) {
    case "paid":
      return (
        <Trans>
          The payment page says that it was paid. Do not pay again: we wait for the bank’s own word.
        </Trans>
      );
    case "deciding":
      return <Trans>The payment page says that the bank is still deciding. Do not pay again.</Trans>;
    case "refused":
      return <Trans>The payment page says that it was refused. We are asking the bank.</Trans>;
    case "closed":
      return <Trans>The payment page was left before the payment was confirmed.</Trans>;
    case "error":
      return <Trans>The payment page reported an error. We are asking the bank.</Trans>;
    case "unknown":
      return <Trans>The payment page answered something that we do not know. We are asking the bank.</Trans>;
  }
}
