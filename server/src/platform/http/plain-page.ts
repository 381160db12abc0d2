import { directionOf } from "@anteroom/domain/shared/locales";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Sends a page with one message, without script or style, for hosts without a clinic or requests that cannot be
 * rendered. Title and detail are not escaped: pass constant texts.
 */
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
