/** Filled in by the build: another worker has another version. */
declare const __WORKER_VERSION__: string;

const pageCache = `offline-${__WORKER_VERSION__}`;
/** Shared by all versions: a hashed name never means another file, and a page that is still open needs its own. */
const fileCache = "files";
const offlineAddress = "/offline";

/** More files than this are more than two versions of the app. */
const mostFiles = 400;
/** After this the offline page is asked for again, in ms: the clinic may have another phone number. */
const freshFor = 24 * 60 * 60 * 1000;

/**
 * Fetches the offline page in the browser's language and caches it, replacing the last. Rejects if that
 * fails.
 */
export async function cacheOfflinePage(): Promise<void> {
  const cache = await caches.open(pageCache);
  await cache.add(new Request(offlineAddress, { cache: "no-cache" }));
}

/**
 * Caches the offline page again if `language` (null: unknown) is another one, or the cached page is a day
 * old. A failure keeps the old one.
 */
export async function renewOfflinePage(language: string | null): Promise<void> {
  const stored = await caches.match(offlineAddress);
  const age = Date.now() - Date.parse(stored?.headers.get("date") ?? "");
  const isSame = language === null || stored?.headers.get("content-language") === language;
  if (stored && isSame && age < freshFor) return;
  await cacheOfflinePage().catch(() => {}); // the one that is kept goes on
}

/** Returns the cached offline page, or an error response. */
export async function offlinePage(): Promise<Response> {
  return (await caches.match(offlineAddress)) ?? Response.error();
}

/**
 * Returns a hashed file from the cache, else from the network, and caches it if successful. Returns an error
 * response when offline.
 */
export async function fetchThroughCache(request: Request): Promise<Response> {
  const cache = await caches.open(fileCache);
  const stored = await cache.match(request.url);
  if (stored) return stored;
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await cache.put(request.url, answer.clone()).catch(() => {}); // the device may be full
    return answer;
  } catch {
    return Response.error();
  }
}

/** Deletes offline pages of other versions, and all but the newest 400 files. */
export async function pruneCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name !== pageCache && name !== fileCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(fileCache);
  const files = await cache.keys(); // in the order in which they came
  await Promise.all(files.slice(0, -mostFiles).map((file) => cache.delete(file)));
}
