import type { Messages } from "@lingui/core";

/** Loaders of each catalogue by path (`../../locales/LOCALE/JOURNEY.po`), for those that the page did not name. */
export const catalogues = import.meta.glob<{ messages: Messages }>("../../locales/*/*.po");
