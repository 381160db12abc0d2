/** Opens a map that looks for an address. A plain link of OpenStreetMap: nothing of it is loaded before it is opened. */
export function mapLink(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
