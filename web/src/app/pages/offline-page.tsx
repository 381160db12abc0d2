import { Trans } from "@lingui/react/macro";
import { useEffect, useState, type ComponentType } from "react";

const comeAnew = () => location.reload();

/**
 * Shown for a page of which a part could not be loaded; the frame's notice explains it. Reloads the document once the browser is online.
 * Offers to try again where the page's services, fetched after hydration, are there.
 */
export function LostPage() {
  const [Ways, setWays] = useState<ComponentType | null>(null);
  useEffect(() => {
    import("../start-page-services.ts").then(
      ({ LostPageWays }) => setWays(() => LostPageWays),
      () => {}, // lost too
    );
    addEventListener("online", comeAnew);
    return () => removeEventListener("online", comeAnew);
  }, []);
  return (
    <>
      <h1>
        <Trans>We couldn’t load this part of the page.</Trans>
      </h1>
      {Ways && <Ways />}
    </>
  );
}
