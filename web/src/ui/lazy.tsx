import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from "react";
import { useApp } from "../platform/app-context.tsx";
import type { Journey, Texts } from "../platform/i18n/i18n.ts";
import { createLazyPart } from "../platform/lazy-part.ts";
import { whenHydrated } from "../platform/hydration/when-hydrated.ts";
import { Banner } from "./feedback/banner.tsx";
import { Button } from "./button.tsx";
import { Skeleton } from "./feedback/skeleton.tsx";

/** A part of a page that is a chunk of its own. `Part` renders it, a placeholder or the failure; `otherwise` is shown after a failure. */
export type LazyPart<Props> = {
  Part: ComponentType<Props & { otherwise?: ReactNode }>;
  /** Preloads it with its messages, once; after a failure it is loaded when shown. */
  ahead: (texts: Texts) => void;
  /**
   * For custom rendering: the loaded component, or the state of a failed load; both null while loading. Loads
   * once `isWanted` (true by default).
   */
  usePart: (isWanted?: boolean) => { Shown: ComponentType<Props> | null; lost: Lost | null };
};

/** The placeholder while it loads; none with null. `isPage` says that the part brings the page's heading. */
type Place = Omit<ComponentProps<typeof Skeleton>, "label"> | null;

/**
 * Loads a part of a page with its messages when it is rendered. If that fails or takes over 10 s, it says so
 * and offers to try again, with `otherwise` as the alternative; it also tries again at the browser's `online`
 * event, up to four times, a second apart. The page around it stays. `place`: the placeholder; null for none.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: Place = {},
  journeys: readonly Journey[] = [],
): LazyPart<Props> {
  const part = createLazyPart(load, journeys);
  const usePart = (isWanted = true) => {
    const { texts } = useApp();
    const [Shown, show] = useState(part.there);
    const [times, setTimes] = useState(0);
    const [isPending, setPending] = useState(true);
    const again = (more = 0) => {
      setPending(true);
      part.bring(
        texts,
        (here) => show(() => here),
        () => {
          if (more > 0) return void setTimeout(again, 1_000, more - 1);
          setTimes((before) => before + 1);
          setPending(false);
        },
      );
    };
    useEffect(() => {
      if (Shown || !isWanted) return;
      if (times === 0) return again();
      const retry = () => again(3); // a network that is back often fails for a moment still
      addEventListener("online", retry);
      return () => removeEventListener("online", retry);
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, and afterwards when it is asked for or the line is back
    }, [Shown, isWanted, times]);
    return { Shown, lost: times > 0 ? { times, isPending, again: () => again() } : null };
  };
  function Part({ otherwise, ...props }: Props & { otherwise?: ReactNode }) {
    const { t } = useLingui();
    const { Shown, lost } = usePart();
    if (Shown) {
      const shown = <Shown {...(props as unknown as Props)} />; // all that is not ours is the part's
      if (!lost) return shown;
      return (
        <div className="stack" ref={goOnHere} tabIndex={-1}>
          {shown}
        </div>
      );
    }
    if (lost) return <NotLoaded {...lost} isPage={place?.isPage} otherwise={otherwise} />;
    return place && <Skeleton {...place} label={t`Loading`} />;
  }
  return { Part, ahead: part.ahead, usePart };
}

/** The button that had the focus is gone, and what it brought is here. */
function goOnHere(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}

type Lost = { times: number; isPending: boolean; again: () => void };
type NotLoadedProps = Lost & { isPage?: boolean | undefined; isTitled?: boolean; otherwise?: ReactNode };

/**
 * Says that a part could not be loaded, with a button to try again. `isPage`: the title is the page's h1. `isTitled`: the surroundings show a title, so it is left out. Firefox never requests a failed script again: after the second
 * failure, online, it also offers to reload the page.
 */
export function NotLoaded({ times, isPending, again, isPage, isTitled, otherwise }: NotLoadedProps) {
  const title = <Trans>We couldn’t load this part of the page.</Trans>;
  return (
    <div className="stack">
      {isPage && <h1>{title}</h1>}
      <Banner tone="warn" icon="wifi-off-fill" role="alert">
        {!isPage && !isTitled && <strong>{title}</strong>} <Trans>Try again in a moment.</Trans>
      </Banner>
      <Button kind={isPage ? "filled" : "outlined"} isPending={isPending} onClick={again}>
        <Trans>Try again</Trans>
      </Button>
      {times > 1 && navigator.onLine && (
        <Button kind="quiet" onClick={() => location.reload()}>
          <Trans>Load the page again</Trans>
        </Button>
      )}
      {otherwise}
    </div>
  );
}

/**
 * Preloads parts 0.25 s after hydration, so that they are available offline; failures are ignored. Only the
 * parts of the first render count.
 */
export function usePreload(parts: readonly Pick<LazyPart<never>, "ahead">[]): void {
  const { isHydrated, texts } = useApp();
  useEffect(() => {
    void whenHydrated(isHydrated).then(() => {
      for (const { ahead } of parts) ahead(texts);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what a page has later is known from the start
  }, []);
}
