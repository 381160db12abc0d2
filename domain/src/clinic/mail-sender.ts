/** The most characters of a sender's name, and of an address to reply to. */
export const mailSenderLimits = { name: 60, replyTo: 254 } as const;

/**
 * Returns what is wrong with a sender's name, or null. Mail programs show the name and often hide the address: a name that looks like
 * another address would say that somebody else wrote.
 */
export function senderNameFault(name: string): "looks-like-address" | "not-one-line" | null {
  if (/[@<>"\\]|:\/\/|\bwww\./i.test(name)) return "looks-like-address";
  return /[\r\n\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name) ? "not-one-line" : null;
}
