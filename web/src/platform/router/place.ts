/** A place in the app, as its address names it. */
export type Place = {
  /** The path as in the address. */
  pathname: string;
  search: Readonly<Record<string, string>>;
  /** Without its `#`. */
  hash: string;
  /** Path, query and hash. */
  href: string;
  /** Id of the history entry. */
  key: string;
};

/** Parameters of which a form without script names each ticked box anew; the address of a list joins them with commas. */
const lists = ["specialties", "languages"];

/**
 * Parses an address of the app into its canonical form: no trailing slash, each parameter once (list
 * parameters joined with commas, of others the last). Ignores another origin.
 */
export function placeOf(address: string, key: string): Place {
  const url = new URL(address.replace(/^\/+/, "/"), "http://page.invalid");
  const query = url.searchParams;
  const search = Object.fromEntries(query);
  for (const name of lists) if (name in search) search[name] = query.getAll(name).join(",");
  const pathname = url.pathname.replaceAll(/\/+/g, "/").replace(/(?<=.)\/$/, "");
  return {
    pathname,
    search,
    hash: url.hash.slice(1),
    href: pathname + queryOf(search) + url.hash,
    key,
  };
}

/** Text out as text in: a number would be rounded. */
function queryOf(search: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(search).toString().replaceAll("%2C", ",");
  return text && `?${text}`;
}

/**
 * Returns whether `to` is the current place or a parent of it, and each of its parameters has the same value
 * here. The home page counts as nobody's parent.
 */
export function isWithin(here: Place, to: Place): boolean {
  return (
    (here.pathname === to.pathname || here.pathname.startsWith(`${to.pathname}/`)) &&
    Object.entries(to.search).every(([name, value]) => here.search[name] === value)
  );
}
