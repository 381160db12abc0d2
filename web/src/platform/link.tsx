import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** Path of this clinic with its query, as `/doctors?languages=pt`. */
  to: string;
  replace?: boolean;
};

/** A link within the app: a real address before the page has woken up, no new page load afterwards. */
export function AppLink({ to, ...rest }: Props) {
  const { to: path, ...place } = linkTarget(to);
  const props: object = { ...place, ...rest };
  return <Link to={path} {...props} />;
}

/** The router's own form of an address. */
export function linkTarget(to: string): { to: string; search: Record<string, string>; hash?: string } {
  const url = new URL(to, "http://page.invalid");
  return {
    to: url.pathname,
    search: Object.fromEntries(url.searchParams),
    ...(url.hash ? { hash: url.hash.slice(1) } : {}),
  };
}
