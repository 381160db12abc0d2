/**
 * Returns whether a typed address is complete: a name, "@", and a host with an ending. The server's check is
 * stricter; this one catches typing errors.
 */
export function isWholeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);
}
