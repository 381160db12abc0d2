import type { Locale } from "@anteroom/domain/shared/locales";
import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { esCL } from "./es-cl.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import type { GatewayTexts } from "./gateway-texts.ts";
import { it } from "./it.ts";
import { ptBR } from "./pt-br.ts";
import { pt } from "./pt.ts";

/** Returns the texts in the shop's language. */
export function textsOf(locale: Locale): GatewayTexts {
  return texts[locale];
}

const texts: Record<Locale, GatewayTexts> = { en, pt, "pt-BR": ptBR, it, es, "es-CL": esCL, fr, ar };
