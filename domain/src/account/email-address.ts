/** Whether a typed address is whole: a name, "@", and a host with an ending. The server's own check is stricter; this one catches what a thumb gets wrong. */
export function isWholeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);
}
