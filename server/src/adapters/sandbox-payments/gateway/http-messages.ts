import type { IncomingMessage, ServerResponse } from "node:http";

const bodyLimit = 16 * 1024;

/** Returns the body as text, or null when it is longer than 16 KiB. Reads it to the end in any case. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= bodyLimit) chunks.push(chunk);
  }
  return length > bodyLimit ? null : Buffer.concat(chunks).toString("utf8");
}

const always = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

/** Sends a JSON response. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { ...always, "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(body));
}

/** Sends a page that may load nothing. Its form may lead to this gateway or back to the shop only. */
export function sendPage(
  response: ServerResponse,
  status: number,
  page: { html: string; styleHash: string; returnOrigin?: string },
): void {
  // Chromium holds `form-action` against the redirect that follows a form too: hence the shop's origin.
  const formAction = ["'self'", page.returnOrigin ?? ""].join(" ").trim();
  response.writeHead(status, {
    ...always,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": [
      "default-src 'none'",
      `style-src '${page.styleHash}'`,
      "img-src data:",
      `form-action ${formAction}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  });
  response.end(page.html);
}

/** Redirects the browser with 303. */
export function sendSeeOther(response: ServerResponse, url: string): void {
  response.writeHead(303, { ...always, location: url });
  response.end();
}
