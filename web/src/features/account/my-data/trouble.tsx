import { Trans } from "@lingui/react/macro";
import type { Failure } from "../../../platform/api.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Button } from "../../../ui/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";

type Props = {
  failure: Failure;
  /** Where nothing else on the page tries again. */
  onAgain?: () => void;
};

/** Renders a failure's text as an alert, with "Try again" where `onAgain` is given. */
export function FailureNotice({ failure, onAgain }: Props) {
  const { title, detail } = useFailureText()(failure);
  return (
    <Banner
      tone="stop"
      role="alert"
      action={
        onAgain && (
          <Button kind="outlined" isSmall onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      <strong>{title}</strong> {detail}
    </Banner>
  );
}
