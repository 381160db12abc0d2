import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

type Props = {
  /** Why it failed, and what to do next. */
  children: ReactNode;
  /** The server's English text. */
  detail: string | null;
};

/** Why something failed and what to do next, with the server's text as a detail for engineers. */
export function FailureReason({ children, detail }: Props) {
  return (
    <>
      <p className="sm">{children}</p>
      {detail !== null && (
        <p className="xs muted">
          <Trans>Technical detail:</Trans>{" "}
          <bdi dir="ltr" lang="en" className="long">
            {detail}
          </bdi>
        </p>
      )}
    </>
  );
}
