import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { openPageStore, type Place, type StoreLimits } from "./page-store.ts";

/** A content encoding of a cached page. */
export type Encoding = "br" | "gzip" | "identity";

/** A page as rendered, with the hashes of its inline scripts and styles. */
export type FreshPage = {
  status: number;
  location: string | null;
  html: string;
  scripts: readonly string[];
  styles: readonly string[];
  /** False when a part failed while rendering: then other visitors must not get it. */
  isWhole: boolean;
};

/** One encoding of a page. Equal strong ETags mean equal bytes. */
export type PageForm = { body: Buffer; etag: string };

/** A rendered page, ready to send; not every one is cached. */
export type ReadyPage = Omit<FreshPage, "html" | "isWhole"> & {
  /** The estimated memory of all its forms, for the limits of the store; no content length. */
  bytes: number;
  /** When rendering began, in ms. */
  madeAt: number;
  /** The version of the clinic's data that it was rendered with. */
  generation: string;
  /** Order of the start of rendering: the higher one is newer. */
  turn: number;
  forms: Partial<Record<Encoding, PageForm>>;
};

/** Where a page is cached, and its age limits in ms. */
export type PagePlace = Place & { freshMs: number; maxAgeMs: number };
type Making = { generation: string; page: Promise<ReadyPage> };

type PageCacheOptions = {
  now: () => number;
  limits?: StoreLimits;
  /** Receives the error when a stale page could not be rendered again. */
  report: (error: Error) => void;
};

const mebibyte = 1_048_576;
const usualLimits = { total: 192 * mebibyte, plain: 16 * mebibyte, queries: 4 * mebibyte };

/** A clinic that changes more often in a second than so shows pages that are a moment old meanwhile. */
const mostChanges = 4;
const aMoment = 1_000;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const unpack = promisify(brotliDecompress);
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The cache of rendered public pages. */
export type PageCache = ReturnType<typeof openPageCache>;

/**
 * Caches the bytes of public pages; only complete ones with status 200. One renderer at a time renders each page
 * for all waiting requests. A stale page is served while it is rendered again, but never beyond its maximum age.
 * After a change of the clinic, requests wait for the new page, unless changes come faster than four a second.
 */
export function openPageCache({ now, report, limits = usualLimits }: PageCacheOptions) {
  const store = openPageStore<ReadyPage>(limits);
  const making = new Map<string, Making>();
  const changes = new Map<number, { count: number; recent: number[] }>();
  let allChanges = 0;
  let turns = 0;

  const generationOf = (tenantId: number) => `${allChanges} ${changes.get(tenantId)?.count ?? 0}`;
  const isBusy = (tenantId: number) =>
    (changes.get(tenantId)?.recent.filter((at) => Math.abs(now() - at) < aMoment).length ?? 0) > mostChanges;
  const ageOf = ({ madeAt }: ReadyPage) => now() - madeAt;

  /** What may be shown: now, now while a new one is made, or not at all. */
  const judge = (page: ReadyPage, place: PagePlace): "fresh" | "old" | "gone" => {
    const age = ageOf(page);
    if (age < 0 || age >= place.maxAgeMs) return "gone";
    if (page.generation === generationOf(place.tenantId)) return age < place.freshMs ? "fresh" : "old";
    if (!isBusy(place.tenantId)) return "gone";
    return age < aMoment ? "fresh" : "old";
  };

  const make = (place: PagePlace, render: () => Promise<FreshPage>): Promise<ReadyPage> => {
    const generation = generationOf(place.tenantId);
    const running = making.get(place.key);
    if (running && (running.generation === generation || isBusy(place.tenantId))) return running.page;
    const madeAt = now(); // what it tells may be as old as this
    const turn = (turns += 1);
    const page = render().then(async ({ html, isWhole, ...rest }) => {
      const body = await compress.br(html, fast);
      const form = { body, etag: `"${tagOf(html)}-br"` };
      const bytes = body.length + overhead(rest);
      const ready: ReadyPage = { ...rest, bytes, madeAt, generation, turn, forms: { br: form } };
      const isOvertaken = (store.get(place)?.turn ?? 0) > turn;
      if (isWhole && !isOvertaken && rest.status === 200 && rest.location === null) store.put(place, ready);
      return ready;
    });
    const made = { generation, page };
    making.set(place.key, made);
    const leave = () => void (making.get(place.key) === made && making.delete(place.key));
    page.then(leave, leave);
    return page;
  };

  const renew = (place: PagePlace, render: () => Promise<FreshPage>) => {
    if (making.has(place.key)) return;
    make(place, render).catch(report);
  };

  return {
    /** Returns the page if it can be served without waiting, else null. A stale one is rendered again meanwhile. */
    peek: (place: PagePlace, render: () => Promise<FreshPage>): ReadyPage | null => {
      const page = store.get(place);
      const verdict = page ? judge(page, place) : "gone";
      if (verdict === "old") renew(place, render);
      return verdict === "gone" ? null : (page ?? null);
    },
    get: async (place: PagePlace, render: () => Promise<FreshPage>): Promise<ReadyPage> => {
      const page = store.get(place);
      const verdict = page ? judge(page, place) : "gone";
      if (verdict === "old") renew(place, render);
      return page && verdict !== "gone" ? page : make(place, render);
    },
    ageOf,
    /** Returns the bytes in this encoding, which are made on the first call. */
    formOf: async (place: PagePlace, page: ReadyPage, encoding: Encoding): Promise<PageForm> => {
      const known = page.forms[encoding];
      if (known) return known;
      const packed = page.forms.br;
      if (!packed) throw new Error("A page is kept without its bytes");
      const plain = await unpack(packed.body);
      const body = encoding === "gzip" ? await compress.gzip(plain) : plain;
      const form = { body, etag: packed.etag.replace(/-br"$/, encoding === "gzip" ? '-gzip"' : '"') };
      if (!page.forms[encoding]) store.grow(place, page, body.length);
      page.forms[encoding] = form;
      return form;
    },
    /** Invalidates the pages of one clinic, or with null of all. */
    forget: (tenantId: number | null): void => {
      if (tenantId === null) {
        allChanges += 1;
        return;
      }
      const { count, recent } = changes.get(tenantId) ?? { count: 0, recent: [] };
      changes.set(tenantId, { count: count + 1, recent: [...recent, now()].slice(-mostChanges - 1) });
    },
    size: store.size,
  };
}

const tagOf = (html: string) => createHash("sha256").update(html).digest("base64url").slice(0, 27);

/** About what a page takes besides its bytes. */
const overhead = ({ scripts, styles }: Pick<ReadyPage, "scripts" | "styles">) =>
  1_000 + [...scripts, ...styles].reduce((sum, text) => sum + text.length, 0);
