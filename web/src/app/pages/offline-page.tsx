import { Trans } from "@lingui/react/macro";
import { createElement, useEffect, type ComponentType } from "react";
import { createStore, useStore } from "../../platform/storage/store.ts";

const comeAnew = () => location.reload();

/** What a lost page offers; set once the page's services are there, which are not in the first script. */
export const lostPageWays = createStore<ComponentType | null>(null);

/**
 * Shown for a page of which a part could not be loaded; the frame's notice explains it. Reloads the document once the browser is online.
 * Renders `lostPageWays` below.
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
