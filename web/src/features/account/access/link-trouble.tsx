import { Trans } from "@lingui/react/macro";
import { useState, type ComponentType } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Button } from "../../../ui/button.tsx";
import { CoverPage } from "./cover-page.tsx";

/**
 * Returns the screen that covers the app when a sign-in link failed; it clears the cover when left. It offers
 * `again` unless the link is used up or malformed, sign-in where the clinic has it, and the home page.
 */
export function signInLinkFailureScreen(failure: Failure, again: () => Promise<void>): ComponentType {
  const isOver = failure.code === "link_not_valid" || failure.code === "validation_failed";
  return function LinkTrouble() {
    const { cover, navigate } = useApp();
    const { settings } = useClinic();
    const { title, detail } = useFailureText()(failure);
    const [isPending, setPending] = useState(false);
    const leaveTo = async (path: string) => {
      await navigate(path, { replace: true });
      cover.set(null);
    };
    const retry = async () => {
      setPending(true);
      await again();
      setPending(false);
    };
    return (
      <CoverPage
        scene="shut"
        title={isOver ? <Trans>This link no longer works</Trans> : title}
        lead={
          isOver ? (
            <Trans>A sign-in link works once and for a few days. Ask the clinic for a new one.</Trans>
          ) : (
            detail
          )
        }
      >
        {!isOver && (
          <Button isBlock isPending={isPending} onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {settings.patientsLogIn && (
          <Button isBlock kind={isOver ? "filled" : "outlined"} onClick={() => void leaveTo("/login")}>
            <Trans>Sign in</Trans>
          </Button>
        )}
        <Button isBlock kind="quiet" onClick={() => void leaveTo("/")}>
          <Trans>Go to the home page</Trans>
        </Button>
      </CoverPage>
    );
  };
}
