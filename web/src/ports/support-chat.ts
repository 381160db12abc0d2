/** Everything that a chat service learns (S7.TP.13, S7.TP.14), with the conversation's tags (S9.CHAT.02). */
export type ChatVisitor = {
  id: string;
  name: string;
  /** Slug of the clinic. */
  tenant: string;
  tags: readonly string[];
};

/**
 * A support chat whose script has loaded. Both functions throw where the script has set something else than the
 * widget: callers must catch it.
 */
export type SupportChat = {
  start: (visitor: ChatVisitor) => void;
  /** At sign-out: forgets the visitor on this device. */
  end: () => void;
};

/** Returns the chat of a service. It does not load the script, which must be loaded before. */
export type OpenSupportChat = (address: { scriptUrl: string; key: string }) => SupportChat;
