type Match = { status: string; staticData: { route?: unknown }; _notFound?: boolean | undefined };

/** Whether the page at this address is the not-found page; the router marks the root itself when a loader found nothing. */
export function isNotFound(matches: readonly Match[]): boolean {
  return (
    matches.some((match) => match.status === "notFound" || match._notFound === true) ||
    !matches.at(-1)?.staticData.route
  );
}
