import { directionOf, locales, localeNames, asLocale, type Locale } from "@anteroom/domain/shared/locales";
import { writeMail } from "../../shared/mail/account-mail.ts";
import { hiddenFromOpenApi } from "../../platform/http/app.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { sampleKinds, sampleMail } from "../../shared/mail/sample-mails.ts";
import type { Services } from "../../platform/config/services.ts";
import { mailPreview, previewPolicy, previewStyle } from "./mail-preview.ts";

/**
 * Serves `/dev/mails?lang=ar&kind=visit_booked`: every kind of mail in every language and clinic's colours; with
 * `raw` the first one alone. Does nothing without development surfaces.
 */
export function serveMailGallery({ app, config }: Pick<Services, "app" | "config">): void {
  if (!config.hasDevSurfaces) return;
  app.get<{ Querystring: { lang?: string; kind?: string; raw?: string } }>(
    "/dev/mails",
    hiddenFromOpenApi,
    async (request, reply) => {
      const clinics = request.tenant ? [request.tenant] : await app.tenants.all();
      const language = asLocale(request.query.lang) ?? "en";
      const kinds = sampleKinds.filter((kind) => kind === (request.query.kind ?? kind));
      const mails = kinds.flatMap((kind) =>
        clinics.map((tenant) => ({
          title: `${kind}, ${tenant.manifest.name}`,
          ...writeMail(sampleMail({ tenant, language, kind }, config), config),
        })),
      );
      reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
      const [first] = mails;
      // The mail by itself, as a mail program shows it.
      if (request.query.raw !== undefined && first) return reply.send(first.html);
      return reply
        .header("content-security-policy", previewPolicy)
        .send(
          `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title>${previewStyle}<h1>Mails</h1><p>${menu(language)}</p>${mails
            .map(
              ({ title, subject, body, html }) =>
                `<article><h2>${escapeHtml(title)}</h2><p lang="${language}" dir="${directionOf(language)}">${escapeHtml(subject)}</p>${mailPreview(body, html)}</article>`,
            )
            .join("\n")}</html>`,
        );
    },
  );
}

const menu = (current: Locale) =>
  locales
    .map((one) => (one === current ? localeNames[one] : `<a href="?lang=${one}">${localeNames[one]}</a>`))
    .join(" · ");
