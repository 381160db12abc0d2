import { routes, type RouteRow } from "@anteroom/domain/shared/routes";

/** Development only: the page of building blocks. It has no row in the table, so the frame keeps it out of search engines. */
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

export type Standing = { row: RouteRow; path: string; params: Record<string, string> };

/** The row at a path, whatever its case, with what stands in the path. */
export function rowAt(pathname: string): Standing | undefined {
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
