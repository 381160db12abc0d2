import { authorizeLaunchedApp } from "@anteroom/client/operations";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { linkTo, useAddressQuery } from "../platform/route.ts";
import { useAction } from "../platform/use-action.ts";
import { Loading } from "../settings/loading.tsx";

/**
 * Where an app that was opened at the desk sends its window: answers the app's request for the signed-in staff member,
 * once, and sends the window back to the app. Says so where the request is not good any more.
 */
export function OpenAppScreen() {
  const { api } = useDesk();
  const request = useAddressQuery().get("request") ?? "";
  const authorize = useAction(() => api.call(authorizeLaunchedApp, { body: { request } }));
  const asked = useRef(false);
  const answer = async () => {
    const given = await authorize.run();
    if (given) location.replace(given.data.entity.redirect_to);
  };
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void answer();
  });
  const { failure } = authorize;
  const isOver = failure?.code === "not_found" || failure?.code === "validation_failed";
  if (failure === null) return <Loading />;
  return (
    <div className="stack">
      <ScreenTitle>
        <Trans>The app was not opened</Trans>
      </ScreenTitle>
      {isOver ? (
        <p>
          <Trans>Go back to the appointment and open the app again.</Trans>
        </p>
      ) : (
        <FailureNotice failure={failure} onRetry={() => void answer()} />
      )}
      <p>
        <a {...linkTo({ name: "day" })}>
          <Trans>Go to today’s appointments</Trans>
        </a>
      </p>
    </div>
  );
}
