import { useDrawnPage, usePage } from "./router/router-view.tsx";

type Values = Readonly<Record<string, string>>;

/** Returns the query parameters of the rendered page. */
export function usePageQuery(): Values {
  return usePage().search;
}

/** Returns the path parameters of the rendered page. */
export function usePageParams(): Values {
  return usePage().params;
}

/** Returns the path of the rendered page; the browser's address changes earlier, when a navigation begins. */
export function usePagePath(): string {
  return usePage().pathname;
}

/** Returns path, query and hash of the rendered page. */
export function usePageHref(): string {
  return useDrawnPage().place.href;
}
