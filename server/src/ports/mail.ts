/**
 * One mail, ready to send. `text` and `html` have the same content. `calendar` is an iCalendar entry, where there is a
 * time.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string | null;
  calendar: string | null;
  /** When it was written: its `Date`, the same on every try. Receivers tell copies by it, beside the Message-ID. */
  writtenAt: Date;
  /** Whether nothing of it is stored any more once it is sent. */
  isDeletedWhenSent?: boolean;
  /** Display name of the sender. Default: that of the installation. */
  senderName?: string | null;
  /** Address for replies. Default: the sender's address. */
  replyTo?: string | null;
  /**
   * The clinic's own sender address, and the DKIM key (PEM) that signs for its domain. Default: the installation's
   * address, which stays that of the envelope.
   */
  ownSender?: { address: string; dkim: { domain: string; selector: string; privateKey: string } } | null;
};

/** Sends mails. Rejects when the mail was not accepted; the caller tries again. */
export type MailSender = {
  /** `id` is the same on every try: it makes the Message-ID, by which receivers recognise a copy. */
  send: (id: string, mail: Mail) => Promise<void>;
};
