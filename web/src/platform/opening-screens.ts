/** The names of the routes whose screen is being fetched; one that is lost for good stays here. */
export const openingScreens = new Set<string>();

/** What is done about a screen that is lost, before the router hears of it; rejects in the end. */
export const onLostScreen: { act?: (error: unknown) => Promise<never> } = {};

/** A screen that is told here while it is fetched. */
export async function fetchScreen<Screen>(name: string, fetch: () => Promise<Screen>): Promise<Screen> {
  openingScreens.add(name);
  const screen = await fetch().catch(onLostScreen.act);
  openingScreens.delete(name);
  return screen;
}
