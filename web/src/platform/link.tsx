import { isPathOpen } from "@anteroom/domain/account/guard-gate";
import type { ComponentProps } from "react";
import { useClinic } from "./app-context.tsx";
import { Link } from "./router/router-view.tsx";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** Path of this clinic with its query, as `/doctors?languages=pt`. */
  to: string;
  replace?: boolean;
};

/**
 * Renders a link within the app; nothing where the clinic's settings close the target page: check `useIsOpen` before rendering text around
 * it. Preloads the target on hover, focus and touch.
 */
export function AppLink({ to, ...rest }: Props) {
  const isOpen = useIsOpen();
  if (!isOpen(to)) return null;
  return <Link to={to} {...rest} />;
}

/**
 * Returns a function that tells whether the clinic's settings open the page at an address. Does not check
 * sign-in.
 */
export function useIsOpen(): (to: string) => boolean {
  const { settings } = useClinic();
  return (to) => isPathOpen(to, settings);
}
