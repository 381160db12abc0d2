import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { reloadOnLostScript } from "../../../web/src/platform/browser/chunk-load-error.ts";

/**
 * Returns a component whose code is a chunk of its own. Where the chunk cannot be fetched, as after an upgrade that removed it, the page is
 * reloaded, once for each chunk; nothing typed is on a screen that is only being opened. Then the error is thrown where it is shown.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      await reloadOnLostScript(error);
      throw error;
    }
  });
}
