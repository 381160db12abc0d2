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
          The payment page says you have paid. Do not pay again. We’re waiting for the bank to confirm.
        </Trans>
      );
    case "deciding":
      return <Trans>The payment page says the bank is still deciding. Do not pay again.</Trans>;
    case "refused":
      return <Trans>The payment page says your payment was declined. We’re checking with the bank.</Trans>;
    case "closed":
      return <Trans>The payment page was left before the payment was confirmed.</Trans>;
    case "error":
      return <Trans>The payment page reported an error. We’re checking with the bank.</Trans>;
    case "unknown":
      return <Trans>The payment page sent an answer we don’t know. We’re checking with the bank.</Trans>;
  }
}
