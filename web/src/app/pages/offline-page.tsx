import { Trans } from "@lingui/react/macro";
import { createElement, useEffect, type ComponentType } from "react";
import { createStore, useStore } from "../../platform/storage/store.ts";

const comeAnew = () => location.reload();

/**
 * The component that `LostPage` renders below its text. Null until the page's lazy services have loaded and
 * set it.
 */
export const lostPageWays = createStore<ComponentType | null>(null);

/**
 * Renders, in place of a page whose code could not be loaded, that it failed, and `lostPageWays` below.
 * Reloads the document once the browser is online.
 */
export function LostPage() {
  const ways = useStore(lostPageWays, null);
  useEffect(() => {
    addEventListener("online", comeAnew);
    return () => removeEventListener("online", comeAnew);
  }, []);
  return (
    <>
      <h1>
        <Trans>We couldn’t load this part of the page.</Trans>
      </h1>
      {ways && createElement(ways)}
    </>
  );
}
