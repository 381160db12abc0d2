import type { Messages } from "@lingui/core";

/** Every catalogue of every language: a chunk of its own, for what the page itself did not name. */
export const catalogues = import.meta.glob<{ messages: Messages }>("../../locales/*/*.po");
