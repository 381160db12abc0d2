/** A place in the app, as the browser's address names it. */
export type Place = {
  /** As it stands in the address. */
  pathname: string;
  search: Readonly<Record<string, string>>;
  /** Without its `#`. */
  hash: string;
  /** Path, query and hash. */
  href: string;
  /** Of the entry in the browser's history. */
  key: string;
};

/** Parameters of which a form without script names each ticked box anew; the address of a list joins them with commas. */
const lists = ["specialties", "languages"];

/** The place that an address of ours names, written in the one way that the app knows: no slash at the end, each parameter once. */
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

/** Whether a link to `to` leads to where one is, or to what that belongs to. */
export function isWithin(here: Place, to: Place): boolean {
  return (
    (here.pathname === to.pathname || here.pathname.startsWith(`${to.pathname}/`)) &&
    Object.entries(to.search).every(([name, value]) => here.search[name] === value)
  );
}
