/** Names of the routes whose screen is being loaded; one that failed for good stays. */
export const openingScreens = new Set<string>();

/**
 * `act` handles a screen that failed to load, before the router does; it must reject in the end. Undefined:
 * the failure goes to the router.
 */
export const onLostScreen: { act?: (error: unknown) => Promise<never> } = {};

/**
 * Loads a screen and tracks it in `openingScreens`. A failure goes to `onLostScreen.act`, else rejects; the
 * screen then stays in the set.
 */
export async function fetchScreen<Screen>(name: string, fetch: () => Promise<Screen>): Promise<Screen> {
  openingScreens.add(name);
  const screen = await fetch().catch(onLostScreen.act);
  openingScreens.delete(name);
  return screen;
}
