import type { Messages } from "@lingui/core";

/**
 * Loaders of each catalogue by path (`../../locales/LOCALE/JOURNEY.po`). Used for catalogues whose address the
 * server's page did not carry.
 */
export const catalogues = import.meta.glob<{ messages: Messages }>("../../locales/*/*.po");
