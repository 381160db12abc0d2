/** Returns an OpenStreetMap link that searches for an address. Nothing is loaded before it is opened. */
export function mapLink(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
