/** The most characters of a sender's name and of a reply address. */
export const mailSenderLimits = { name: 60, replyTo: 254 } as const;

/**
 * Returns what is wrong with a sender's name, or null; its length is not checked. A name that looks like an
 * address is refused: mail programs often hide the real one.
 */
export function senderNameFault(name: string): "looks-like-address" | "not-one-line" | null {
  if (/[@<>"\\]|:\/\/|\bwww\./i.test(name)) return "looks-like-address";
  return /[\r\n\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name) ? "not-one-line" : null;
}
