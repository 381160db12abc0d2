import type { TestAccount } from "../test-values.ts";

/** The form fields of the gateway's pages. */
export type FieldName =
  | "name"
  | "number"
  | "expiry"
  | "cvv"
  | "street"
  | "postal_code"
  | "city"
  | "country"
  | "code"
  | "account"
  | "entity"
  | "voucher";

/** The problems of form fields. */
export type FieldProblem =
  | "name_missing"
  | "number_missing"
  | "number_wrong"
  | "expiry_missing"
  | "expiry_wrong"
  | "expiry_past"
  | "cvv_missing"
  | "cvv_wrong"
  | "street_missing"
  | "postal_code_missing"
  | "city_missing"
  | "country_missing"
  | "code_missing"
  | "code_wrong"
  | "account_missing"
  | "voucher_missing"
  | "voucher_unknown";

type OfShop = (shop: string) => string;

/** The texts of the gateway's pages. */
export type GatewayTexts = {
  testBank: string;
  paymentTo: OfShop;
  reference: string;
  payWithin: string;
  card: string;
  fields: Record<FieldName, string>;
  hints: Partial<Record<FieldName, string>>;
  /** Stands at the field when something else has to be corrected. */
  cvvAgain: string;
  billing: string;
  billingHint: string;
  /** Followed by the amount. */
  pay: string;
  cancel: string;
  privacy: OfShop;
  testCards: string;
  approved: string;
  declined: string;
  challenged: string;
  testHow: string;
  error: string;
  /** For one to eight fields. */
  toCorrect: readonly string[];
  problems: Record<FieldProblem, string>;
  challenge: string;
  challengeWhat: OfShop;
  testCode: string;
  allow: string;
  notMe: string;
  leave: OfShop;
  payWith: Record<"payu" | "wallet" | "qr_code", string>;
  refuse: string;
  transfer: string;
  transferNow: string;
  accounts: Record<TestAccount, { name: string; hint: string }>;
  payReference: string;
  payReferenceWhat: string;
  entityHint: string;
  goOn: string;
  payLate: string;
  paid: string;
  notPaid: string;
  /** To the payer whose browser with the shop is elsewhere. */
  goBack: OfShop;
  expired: string;
  expiredWhat: string;
  backTo: OfShop;
  missing: string;
  missingWhat: string;
};
