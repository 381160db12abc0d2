import { Trans } from "@lingui/react/macro";
import { Component, type ReactNode } from "react";
import { noAnswer } from "../../../web/src/platform/api.ts";
import { isChunkLoadError } from "../../../web/src/platform/browser/chunk-load-error.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";

type BoundaryProps = { children: ReactNode };

/** Replaces a screen that throws, or whose code cannot be fetched; the navigation stays. */
export class ScreenBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error("nothing was thrown") };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const retry = () => location.reload();
    // In the words for an answer that does not come.
    if (isChunkLoadError(error)) return <FailureNotice failure={noAnswer()} onRetry={retry} />;
    return (
      <Banner
        tone="stop"
        role="alert"
        action={
          <Button kind="outlined" isSmall onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Something went wrong on our side.</Trans>
      </Banner>
    );
  }
}
