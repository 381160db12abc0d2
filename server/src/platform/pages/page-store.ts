/** What the store needs to know of a page that it keeps. */
type Sized = { bytes: number };

/** Limits of the page store, in bytes. */
export type StoreLimits = {
  /** For all clinics together. */
  total: number;
  /** For one clinic's URLs without and with a query; visitors can invent queries. */
  plain: number;
  queries: number;
};

/** Where a page is stored: a clinic's URLs without a query, or those with one. */
export type Place = { tenantId: number; hasQuery: boolean; key: string };

type Shelf<Page> = { limit: number; bytes: number; pages: Map<string, Page> };

/**
 * Stores pages within byte limits. The least recently used page leaves first, from the section over its limit, so one
 * clinic or many invented queries do not displace others. Over the total limit, the fullest section shrinks.
 */
export function openPageStore<Page extends Sized>(limits: StoreLimits) {
  const shelves = new Map<string, Shelf<Page>>();
  let total = 0;
  const shelfOf = ({ tenantId, hasQuery }: Place) => `${tenantId}${hasQuery ? "?" : ""}`;
  const change = (shelf: Shelf<Page>, bytes: number) => {
    shelf.bytes += bytes;
    total += bytes;
  };
  const dropFrom = (shelf: Shelf<Page>, key: string) => {
    const page = shelf.pages.get(key);
    if (!page) return;
    shelf.pages.delete(key);
    change(shelf, -page.bytes);
  };
  const dropOldest = (shelf: Shelf<Page>) => {
    const [oldest] = shelf.pages.keys();
    if (oldest !== undefined) dropFrom(shelf, oldest);
  };
  const makeRoom = (shelf: Shelf<Page>) => {
    while (shelf.bytes > shelf.limit) dropOldest(shelf);
    while (total > limits.total) dropOldest(fullest(shelves));
    for (const [name, one] of shelves) if (one.pages.size === 0) shelves.delete(name);
  };
  return {
    /** The page, which thereby counts as asked for just now. */
    get: (place: Place): Page | undefined => {
      const shelf = shelves.get(shelfOf(place));
      const page = shelf?.pages.get(place.key);
      if (!shelf || !page) return undefined;
      shelf.pages.delete(place.key);
      shelf.pages.set(place.key, page);
      return page;
    },
    put: (place: Place, page: Page): void => {
      const name = shelfOf(place);
      const limit = place.hasQuery ? limits.queries : limits.plain;
      const shelf = shelves.get(name) ?? { limit, bytes: 0, pages: new Map() };
      shelves.set(name, shelf);
      dropFrom(shelf, place.key);
      shelf.pages.set(place.key, page);
      change(shelf, page.bytes);
      makeRoom(shelf);
    },
    /** A page that is kept has grown by another form of its bytes. */
    grow: (place: Place, page: Page, bytes: number): void => {
      const shelf = shelves.get(shelfOf(place));
      if (shelf?.pages.get(place.key) !== page) return;
      page.bytes += bytes;
      change(shelf, bytes);
      makeRoom(shelf);
    },
    size: () => total,
  };
}

function fullest<Page>(shelves: ReadonlyMap<string, Shelf<Page>>): Shelf<Page> {
  let found: Shelf<Page> | undefined;
  for (const shelf of shelves.values()) if (!found || shelf.bytes > found.bytes) found = shelf;
  if (!found) throw new Error("Bytes are counted that no shelf holds");
  return found;
}
