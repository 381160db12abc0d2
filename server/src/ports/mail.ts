/** One mail, ready to go; plain text, the same as HTML where it has a look, and an entry for the calendar where there is a time. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string | null;
  calendar: string | null;
  /** Stands before the installation's address; left out: as the installation has it. */
  senderName?: string | null;
  /** Where answers go; left out: to the installation's address. */
  replyTo?: string | null;
};

/** Takes mails out of the house. Rejects when the mail was not accepted: the caller tries again. */
export type MailSender = {
  /** `id` is the same at every try, so that a mail that was sent twice can be told by its Message-ID. */
  send: (id: string, mail: Mail) => Promise<void>;
};
