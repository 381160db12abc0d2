/**
 * The longest that a refund usually takes to show on a card or an account, in days. Adyen's help says "up to 2 weeks",
 * Worldpay's "up to 10 working days" (both read in November 2026); the payer's bank decides (decision 135).
 */
export const refundArrivalDays = 14;
