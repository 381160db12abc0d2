/** The cookie with the time zone (IANA) of the reader's device, so that mails format times as the pages do. */
export const deviceZoneCookie = "zone";
