import { errorServiceOf } from "@anteroom/contract/error-report";
import type { RuntimeConfiguration } from "@anteroom/contract/page";
import { matchRoute } from "@anteroom/domain/shared/routes";
import { readOwnFailure } from "../adapters/sentry-reports/own-failure.ts";
import { sentryReports } from "../adapters/sentry-reports/sentry-reports.ts";
import { AnswerFailure } from "../platform/fetch-answer.ts";
import type { StoredError } from "../platform/storage/error-store.ts";

/**
 * Reports the errors collected in `window.anteroomErrors` and, by replacing its `push`, all later ones, with
 * the route's name in place of the address (S8.ERR.06). Leaves out errors of other origins and API refusals
 * that the page shows. Does nothing without a valid reporting key.
 */
export function reportErrors(runtime: RuntimeConfiguration): void {
  const service = errorServiceOf(runtime.errorReportingKey ?? "");
  const stored = window.anteroomErrors;
  if (!service || !stored) return;
  const reports = sentryReports({
    url: service.url,
    now: Date.now,
    environment: runtime.environment,
    release: runtime.releaseVersion,
    codeVersion: runtime.codeVersion,
  });
  const take = (one: StoredError) => {
    if (isHandled(one)) return;
    const failure = readOwnFailure(one, location.origin);
    if (failure) reports.report({ ...failure, route: matchRoute(location.pathname).route.name });
  };
  for (const one of stored) take(one);
  stored.length = 0;
  stored.push = (one) => {
    take(one);
    return 0; // nothing is kept any more
  };
}

/** S8.ERR.07: our API said no, and the page has told the patient so. */
const isHandled = ({ error, isShown }: StoredError) => isShown === true && error instanceof AnswerFailure;
