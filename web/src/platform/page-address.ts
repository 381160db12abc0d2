import { useDrawnPage, usePage } from "./router/router-view.tsx";

type Values = Readonly<Record<string, string>>;

/** The query of the page that stands here, each value as text. */
export function usePageQuery(): Values {
  return usePage().search;
}

/** What the path of the page that stands here says, as its number. */
export function usePageParams(): Values {
  return usePage().params;
}

/** The path of the page that stands here: the browser shows another one as soon as one leaves. */
export function usePagePath(): string {
  return usePage().pathname;
}

/** Path, query and hash of the page that stands here: a tap that leads away changes nothing of it. */
export function usePageHref(): string {
  return useDrawnPage().place.href;
}
