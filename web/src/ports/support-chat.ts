/** All that a chat service is told (S7.TP.13, S7.TP.14), and the tags of the conversation (S9.CHAT.02). */
export type ChatVisitor = {
  id: string;
  name: string;
  /** Slug of the clinic. */
  tenant: string;
  tags: readonly string[];
};

/** A support chat whose script has loaded. Nothing it does wrong is thrown: a page goes on without its chat. */
export type SupportChat = {
  start: (visitor: ChatVisitor) => void;
  /** At a log-out: forgets the visitor on this device. */
  end: () => void;
};

export type OpenSupportChat = (address: { scriptUrl: string; key: string }) => SupportChat;
