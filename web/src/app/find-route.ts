import { routes, type RouteRow } from "@anteroom/domain/shared/routes";

/**
 * Development only: the route of the UI gallery. It is not in the route table, so search engines do not index
 * it.
 */
export const galleryRow: RouteRow = {
  name: "dev-ui",
  path: "/dev/ui",
  aliases: [],
  layout: "navbar",
  auth: false,
  gate: null,
  query: [],
  noIndex: true,
  thirdParty: "none",
  part: 1,
};

/** A row of the route table that matches a path, with the path's parameters. */
export type MatchedRoute = { row: RouteRow; path: string; params: Record<string, string> };

/**
 * Finds the route of a path, ignoring case, with decoded parameters; also the gallery's, which the caller must refuse outside development.
 * Undefined where there is none.
 */
export function findRoute(pathname: string): MatchedRoute | undefined {
  for (const { row, path, pattern } of patterns) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decoded(value)] as const);
    return { row, path, params: Object.fromEntries(params) };
  }
  return undefined;
}

const patterns = [...routes, galleryRow].flatMap((row: RouteRow) =>
  [row.path, ...row.aliases].map((path) => ({
    row,
    path,
    pattern: new RegExp(`^${path.replace("*", "\\*").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`, "i"),
  })),
);

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
