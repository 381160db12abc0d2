/** What was typed into the card form, as it was typed. It lives for one request and is never stored. */
export type TypedCard = { name: string; number: string; expiry: string; cvv: string };

export type CardProblem =
  | "name_missing"
  | "number_missing"
  | "number_wrong"
  | "expiry_missing"
  | "expiry_wrong"
  | "expiry_past"
  | "cvv_missing"
  | "cvv_wrong";

export type CardProblems = Partial<Record<keyof TypedCard, CardProblem>>;
export type CardAnswer = "authorised" | "refused";

/** Test cards, told on the page. Any other card that could exist is approved. */
export const testCards = { approved: "4111 1111 1111 1111", declined: "4000 0000 0000 0002" } as const;

/** The card's answer, or which field has to be corrected and why. `now` decides whether the card has expired. */
export function readCard(typed: TypedCard, now: Date): { answer: CardAnswer } | { problems: CardProblems } {
  const number = digitsOf(typed.number);
  const problems = {
    ...problem("name", typed.name.trim() === "" ? "name_missing" : null),
    ...problem("number", numberProblem(typed.number, number)),
    ...problem("expiry", expiryProblem(typed.expiry, now)),
    ...problem("cvv", cvvProblem(typed.cvv)),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return { answer: number === digitsOf(testCards.declined) ? "refused" : "authorised" };
}

function problem(field: keyof TypedCard, found: CardProblem | null): CardProblems {
  return found ? { [field]: found } : {};
}

function numberProblem(typed: string, digits: string): CardProblem | null {
  if (typed.trim() === "") return "number_missing";
  return /^\d{12,19}$/.test(digits) && passesLuhn(digits) ? null : "number_wrong";
}

/** The check digit of ISO/IEC 7812-1 (H. P. Luhn, 1960). */
function passesLuhn(digits: string): boolean {
  const sum = digits
    .split("")
    .reverse()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** `04/29`, `4/29`, `0429`, `04/2029`, with any separator; valid to the end of the month everywhere on earth. */
function expiryProblem(typed: string, now: Date): CardProblem | null {
  if (typed.trim() === "") return "expiry_missing";
  const parts = /^\s*(0?[1-9]|1[0-2])\D*(\d{2}|20\d{2})\s*$/.exec(westernDigits(typed));
  if (!parts) return "expiry_wrong";
  const [month, year] = [Number(parts[1]), Number(parts[2]) % 100];
  const endsAt = Date.UTC(2000 + year, month, 1, 12);
  return now.getTime() < endsAt ? null : "expiry_past";
}

function cvvProblem(typed: string): CardProblem | null {
  if (typed.trim() === "") return "cvv_missing";
  return /^\d{3,4}$/.test(westernDigits(typed).trim()) ? null : "cvv_wrong";
}

function digitsOf(typed: string): string {
  return westernDigits(typed).replaceAll(/[\s.-]/g, "");
}

/** Arabic keyboards write ٠ to ٩ or ۰ to ۹. */
function westernDigits(typed: string): string {
  return typed.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
