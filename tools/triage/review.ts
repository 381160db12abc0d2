// `npm run triage:review`: pages on which a clinician reads the symptom checker's knowledge and signs it. For this machine alone, never for patients.
import { createServer, type IncomingMessage } from "node:http";
import { readKnowledge } from "./read-knowledge.ts";
import { type Answer, answerGet, answerSign, type ReviewFiles } from "./review/answer.ts";
import { isOwnRequest } from "./review/own-request.ts";
import { readReviews, writeReviews } from "./reviews.ts";

const port = Number(process.env["PORT"] ?? 3580);
const mostBytes = 8192;
const files: ReviewFiles = {
  readKnowledge,
  readReviews: () => readReviews(),
  writeReviews: (reviews) => writeReviews(reviews),
  today: () => new Date().toISOString().slice(0, 10),
};

async function answer(request: IncomingMessage): Promise<Answer> {
  if (!isOwnRequest(request.headers, port)) return { status: 403 };
  const url = new URL(request.url ?? "/", `http://127.0.0.1:${port}`);
  if (request.method === "GET") return answerGet(files, url);
  if (request.method !== "POST" || url.pathname !== "/sign") return { status: 405 };
  let body = "";
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > mostBytes) return { status: 413 };
  }
  return answerSign(files, new URLSearchParams(body));
}

createServer((request, response) => {
  void answer(request)
    .catch((error: unknown): Answer => {
      console.error(error);
      return { status: 500 };
    })
    .then(({ status, page = "", to }) => {
      response.writeHead(status, {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
        "x-content-type-options": "nosniff",
        ...(to !== undefined && { location: to }),
      });
      response.end(page);
    });
}).listen(port, "127.0.0.1", () => console.log(`Review the checker's knowledge: http://127.0.0.1:${port}`));
