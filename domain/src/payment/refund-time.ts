/**
 * The longest time until a refund usually shows on a card or account, in days. Adyen's help says "up to 2 weeks",
 * Worldpay's "up to 10 working days" (read in November 2026); the payer's bank decides (docs/decisions/0135).
 */
export const refundArrivalDays = 14;
