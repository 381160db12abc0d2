import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useSession } from "../../../platform/app-context.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { ProofDialog } from "../security/proof-dialog.tsx";
import { JoinFailure } from "./join-failure.tsx";
import { useProof } from "./use-proof.ts";

const { Part: JoinFlow } = lazyPart(async () => (await import("./join-flow.tsx")).JoinFlow);

/**
 * Renders the offer to bring another account of the same person into the one that is signed in, and the steps once it
 * is taken: sign in there, look at what comes and what ends, join. Asks for the own password first.
 */
export function JoinSection() {
  const session = useSession();
  const proof = useProof();
  const [state, setState] = useState<"closed" | "opening" | "open" | "done">("closed");
  const [failure, setFailure] = useState<Failure | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(0);
  // What was pressed goes with the step, and with it the focus.
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  const move = (next: typeof state) => {
    setState(next);
    setMoves((count) => count + 1);
  };
  const open = async () => {
    if (state === "opening") return;
    setState("opening");
    setFailure(null);
    const isProven = await proof.ensure();
    if (isProven === true) return move("open");
    setState("closed");
    if (isProven !== false) setFailure(isProven);
  };
  const email = session.kind === "signed-in" ? session.profile.email : null;
  return (
    <section className="stack" aria-labelledby="join-title">
      <h2 ref={heading} id="join-title" tabIndex={-1}>
        <Trans>Another account here?</Trans>
      </h2>
      <div>
        <output>
          {state === "done" && (
            <Banner tone="ok">
              <Trans>
                Your two accounts are now one. The other sign-in no longer works, and its devices are signed
                out. We’ve emailed both addresses.
              </Trans>
            </Banner>
          )}
        </output>
      </div>
      {failure && <JoinFailure failure={failure} />}
      {state === "open" ? (
        <JoinFlow proof={proof} onJoined={() => move("done")} onLeave={() => move("closed")} />
      ) : (
        <>
          <p className="muted">
            <Trans>
              If you signed up twice with this clinic, you can bring everything from the other account into
              this one.
            </Trans>
          </p>
          <Button kind="outlined" isPending={state === "opening"} onClick={() => void open()}>
            <Trans>Bring my other account here</Trans>
          </Button>
        </>
      )}
      {proof.onProof && (
        <ProofDialog
          onDone={proof.onProof}
          lead={
            email !== null && (
              <Trans>
                Enter the password of this account, <bdi>{email}</bdi>, again.
              </Trans>
            )
          }
        />
      )}
    </section>
  );
}
