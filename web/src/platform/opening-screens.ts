/** The names of the routes whose screen is being fetched; one that is lost for good stays here. */
export const openingScreens = new Set<string>();

/** A screen that is told here while it is fetched. */
export async function fetchScreen<Screen>(name: string, fetch: () => Promise<Screen>): Promise<Screen> {
  openingScreens.add(name);
  const screen = await fetch();
  openingScreens.delete(name);
  return screen;
}
