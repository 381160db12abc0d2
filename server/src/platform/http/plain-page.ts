import { directionOf } from "@anteroom/domain/shared/locales";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A page of one sentence, without script or style, where there is no clinic whose page it could be or no script to draw it. */
export function sendPlainPage(
  { locale }: Pick<FastifyRequest, "locale">,
  reply: FastifyReply,
  status: number,
  { title, detail }: { title: string; detail: string },
): FastifyReply {
  return reply
    .code(status)
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'")
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${detail}</p></html>`,
    );
}
