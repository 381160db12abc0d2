import type { Router } from "../platform/router/router.ts";

const openMenu = () => document.querySelector<HTMLDetailsElement>('details[name="top-menu"][open]');

/**
 * Closes the menus of the top bar on Escape (with the focus back on its button), on a tap outside them, and on navigation to another path.
 * They are `details` elements, which the browser leaves open. Listens for the life of the page.
 */
export function closeMenusOnLeave(router: Router): void {
  addEventListener("keydown", ({ key, defaultPrevented }) => {
    const menu = openMenu();
    if (key !== "Escape" || defaultPrevented || !menu || document.querySelector("dialog[open]")) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  addEventListener("pointerdown", ({ target }) => {
    const menu = openMenu();
    if (menu && target instanceof Node && !menu.contains(target) && !isInDialog(target)) menu.open = false;
  });
  let { pathname } = router.get().location;
  router.subscribe(() => {
    const { location } = router.get();
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    openMenu()?.removeAttribute("open");
  });
}

/** What a menu opens over itself belongs to it. */
const isInDialog = (target: Node) => target instanceof Element && target.closest("dialog") !== null;
