import type { PaymentsUnderTest } from "./payments-conformance.ts";
export type SandboxBank = PaymentsUnderTest & {
  stateFile: string;
  /** Sends the page's form as a browser without scripts does, and follows nothing. */
  submit: (pageUrl: string, fields: Record<string, string>) => Promise<Response>;
  control: (providerReference: string, order: object) => Promise<Response>;
  /** While false, the clinic's server answers 503 to every message. */
  listen: (isListening: boolean) => void;
  /** Ends the gateway at once, as a power cut does, and starts it again at the same address. */
  restart: () => Promise<void>;
};
export declare const approvedCard: {
  name: string;
  number: string;
  expiry: string;
  cvv: string;
};
export declare const declinedCard: {
  name: string;
  expiry: string;
  cvv: string;
  number: string;
};
/** The real gateway as a process of its own, a clinic's server that takes its messages, and the adapter between them. */
export declare function openSandboxBank(): Promise<SandboxBank>;
