import { Trans } from "@lingui/react/macro";
import { Component, type ReactNode } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";

type Props = { children: ReactNode };

/** Replaces a screen that throws; the navigation stays. */
export class ScreenBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Banner
        tone="stop"
        role="alert"
        action={
          <Button kind="outlined" isSmall onClick={() => location.reload()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Something went wrong on our side.</Trans>
      </Banner>
    );
  }
}
