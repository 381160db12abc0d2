/** What the payment page put into our address: hints, never an outcome (D.77). */
export type ReturnedResult = { payload?: string; resultCode?: string; paymentData?: string };

type Reading = {
  /** Null where nothing came back. */
  result: ReturnedResult | null;
  /** `paymentData` was not JSON: it is reported, not submitted. */
  isUnreadable: boolean;
  /** The page is to close itself (S5.GUARD.07). */
  closesItself: boolean;
};

const longest = { payload: 4000, resultCode: 100, paymentData: 8000 } as const;

type Search = Readonly<Record<string, string | undefined>>;

/**
 * Reads the return parameters of an address, also Adyen's own; tolerates any content and never throws.
 * `result` is null without any parameter; values that are too long are dropped; `isUnreadable`: `paymentData`
 * is not JSON.
 */
export function readReturn(search: Search): Reading {
  const result = readAdyen(search);
  for (const name of ["payload", "resultCode"] as const) {
    const value = search[name];
    if (value && value.length <= longest[name]) result[name] = value;
  }
  const data = search["paymentData"];
  const isUnreadable = Boolean(data) && !isJson(data ?? "");
  if (data && !isUnreadable && data.length <= longest.paymentData) result.paymentData = data;
  const names = [
    "payload",
    "resultCode",
    "paymentData",
    "payment-success",
    "sessionResult",
    "redirectResult",
  ];
  return {
    result: names.some((name) => search[name] !== undefined) ? result : null,
    isUnreadable,
    closesItself: search["autoClose"] !== undefined,
  };
}

/** Adyen's pages have names of their own: a session's result with the session's number, or the result of a redirect. */
function readAdyen({ sessionResult, sessionId, redirectResult }: Search): ReturnedResult {
  const payload = sessionResult ?? redirectResult;
  if (!payload || payload.length > longest.payload) return {};
  return sessionResult && sessionId && /^CS\w{1,64}$/.test(sessionId)
    ? { payload, paymentData: sessionId }
    : { payload };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
