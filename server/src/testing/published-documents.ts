import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

type OpenApi = {
  paths?: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Record<string, Operation>>;
  components?: { examples?: Record<string, Example> };
};
type Example = { value: unknown };
type Content = { content?: Record<string, { schema?: { $ref: string } }> };
type Operation = { requestBody?: Content; responses: Record<string, Content> };

const folder = process.env["ANTEROOM_EVALUATION_DATA"];
const fileOf = (name: string) => path.join(folder ?? "", "payments", name);

/**
 * Whether Adyen's published API documents are in `payments/` of the folder
 * `ANTEROOM_EVALUATION_DATA`; they are not part of the repository.
 */
export const hasPublishedDocuments =
  folder !== undefined &&
  existsSync(fileOf("CheckoutService-v71.json")) &&
  existsSync(fileOf("Webhooks-v1.json"));

/**
 * A validator of messages by a published document. Throws for an operation that the document does
 * not describe.
 */
export type PublishedDocument = {
  /** Returns the problems of a request body, by operation (`POST /payments`) or webhook name; empty when valid. */
  faultsOfRequest: (operation: string, body: unknown) => string[];
  /** Returns the problems of a response body; empty when valid. */
  faultsOfResponse: (operation: string, status: number, body: unknown) => string[];
};

/**
 * Returns the example webhooks of Adyen's document with their names. Throws when the document is
 * absent.
 */
export function publishedWebhookExamples(): { name: string; body: unknown }[] {
  const document = JSON.parse(readFileSync(fileOf("Webhooks-v1.json"), "utf8")) as OpenApi;
  return Object.entries(document.components?.examples ?? {}).map(([name, { value }]) => ({
    name,
    body: value,
  }));
}

/**
 * Opens one of Adyen's OpenAPI 3.1 documents as a validator (JSON Schema 2020-12). Throws when it
 * is absent.
 */
export function openPublishedDocument(
  name: "CheckoutService-v71.json" | "Webhooks-v1.json",
): PublishedDocument {
  const document = JSON.parse(readFileSync(fileOf(name), "utf8")) as OpenApi;
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ ...document, $id: name });
  const operationOf = (operation: string): Operation => {
    const [method = "", address = ""] = operation.split(" ");
    const found = (document.paths ?? document.webhooks)?.[address]?.[method.toLowerCase()];
    if (!found) throw new Error(`${name} knows no ${operation}`);
    return found;
  };
  const judge = (content: Content | undefined, body: unknown): string[] => {
    const ref = content?.content?.["application/json"]?.schema?.$ref;
    if (!ref) return body === undefined ? [] : [`${name} describes no such body`];
    const validate: ValidateFunction =
      ajv.getSchema(`${name}${ref}`) ?? ajv.compile({ $ref: `${name}${ref}` });
    return validate(body)
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
  return {
    faultsOfRequest: (operation, body) => judge(operationOf(operation).requestBody, body),
    faultsOfResponse: (operation, status, body) =>
      judge(operationOf(operation).responses[String(status)], body),
  };
}
