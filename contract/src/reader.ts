/** The cookie in which a page names the time zone of its device, so that mails tell times as the pages do. */
export const deviceZoneCookie = "zone";
