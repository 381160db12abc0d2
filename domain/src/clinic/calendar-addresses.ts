/** The most addresses at which one doctor's calendar can be read. */
export const mostCalendarAddresses = 10;
