import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useApp } from "../platform/app-context.tsx";
import { whenAwake } from "../platform/when-awake.ts";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";
import { Skeleton } from "./skeleton.tsx";

/** A part of a page in a chunk of its own. */
export type Later<Props> = {
  Part: ComponentType<Props & { otherwise?: ReactNode }>;
  /** Fetches it, once; rejects where the line is lost, and may then be tried anew. */
  fetch: () => Promise<unknown>;
};

/**
 * What a page does without at first. Where it has not come when it is wanted, the page says so and what to do next;
 * `otherwise` is the other way on, `isPage` says that it brings the page's heading. What the page knows is not lost.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isPage = false } = {},
): Later<Props> {
  let there: ComponentType<Props> | null = null;
  const fetch = async () => (there ??= await load());
  function Part({ otherwise, ...props }: Props & { otherwise?: ReactNode }) {
    const { t } = useLingui();
    const [Shown, show] = useState(() => there);
    const [failed, setFailed] = useState(0);
    const bring = () =>
      fetch().then(
        (part) => show(() => part),
        () => setFailed((times) => times + 1),
      );
    useEffect(() => {
      if (!Shown) void bring();
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- once; afterwards when it is asked for again
    }, []);
    if (Shown) return <Shown {...(props as unknown as Props)} />; // all that is not ours is the part's
    if (failed === 0) return <Skeleton isPage={isPage} label={t`Loading`} />;
    return (
      <NotLoaded isPage={isPage} isAgain={failed > 1} again={() => void bring()} otherwise={otherwise} />
    );
  }
  return { Part, fetch };
}

type NotLoadedProps = { isPage: boolean; isAgain: boolean; again: () => void; otherwise: ReactNode };

/** Firefox never asks again for a script that has failed once: then only a new page brings it. */
function NotLoaded({ isPage, isAgain, again, otherwise }: NotLoadedProps) {
  const title = <Trans>This part of the page could not be loaded.</Trans>;
  return (
    <div className="stack">
      {isPage && <h1>{title}</h1>}
      <Banner tone="warn" icon="wifi-off-fill" role="alert">
        {!isPage && <strong>{title}</strong>}{" "}
        <Trans>What you wrote is kept. Try again when you are connected.</Trans>
      </Banner>
      <Button onClick={isAgain ? () => location.reload() : again}>
        {isAgain ? <Trans>Load the page again</Trans> : <Trans>Try again</Trans>}
      </Button>
      {otherwise}
    </div>
  );
}

/** Fetches parts while the page is idle, so that a line that is lost a moment later strands nobody. */
export function useFetchedSoon(parts: readonly { fetch: () => Promise<unknown> }[]): void {
  const { isAwake } = useApp();
  useEffect(() => {
    void whenAwake(isAwake).then(() => {
      for (const { fetch } of parts) fetch().catch(() => {}); // asked again when it is shown
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what a page has later is known from the start
  }, []);
}
