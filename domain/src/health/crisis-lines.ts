import type { ApplicationSettings } from "../clinic/settings.ts";

/** A national line for suicide prevention: free, day and night. */
export type CrisisLine = {
  /** As dialled inside the country. */
  number: string;
  /** The line's web chat; null where none could be verified. A chat may have shorter hours than the phone. */
  chatUrl: string | null;
  name: string;
  /** The source of number, price and hours, and the day it was read (ISO date). */
  source: string;
  checkedOn: string;
};

/**
 * Defaults by ISO 3166-1 country. A country is listed only when a free line that answers day and night was verified;
 * Italy has none (Telefono Amico Italia asked its senate for one on 2025-09-10), so its clinics name their own.
 */
const crisisLines: Readonly<Record<string, CrisisLine>> = {
  PT: {
    number: "1411",
    chatUrl: null,
    name: "Linha Nacional de Prevenção do Suicídio",
    source:
      "https://www.deco.proteste.pt/saude/saude-mental/noticias/linha-prevencao-suicidio-funciona-24-horas-por-dia",
    checkedOn: "2026-11-23",
  },
  BR: {
    number: "188",
    chatUrl: "https://cvv.org.br/chat/",
    name: "Centro de Valorização da Vida (CVV)",
    source: "https://www.hercampus.com/school/casper-libero/escuta-que-transforma-como-o-cvv-salva-vidas/",
    checkedOn: "2026-11-23",
  },
  CL: {
    number: "*4141",
    chatUrl: null,
    name: "Línea de Prevención del Suicidio *4141",
    source:
      "https://www.latercera.com/nacional/noticia/fono-4141-de-prevencion-del-suicidio-mas-de-227000-llamadas-atendidas-en-tres-anos/",
    checkedOn: "2026-11-23",
  },
  ES: {
    number: "024",
    chatUrl: "https://www.sanidad.gob.es/linea024/home.htm",
    name: "Línea 024 de atención a la conducta suicida",
    source:
      "https://www.farodevigo.es/galicia/2025/10/11/medio-millar-gallegos-mes-024-linea-suicidio-122499662.html",
    checkedOn: "2026-11-23",
  },
  FR: {
    number: "3114",
    chatUrl: null,
    name: "3114, numéro national de prévention du suicide",
    source: "https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/",
    checkedOn: "2026-11-23",
  },
};

type Settings = Pick<ApplicationSettings, "country" | "crisisLineNumber" | "crisisLineChatUrl">;

/**
 * Returns the verified default line of a country (ISO 3166-1 code in capitals); null where none is known or `country`
 * is null.
 */
export function defaultCrisisLine(country: string | null): CrisisLine | null {
  return country !== null && Object.hasOwn(crisisLines, country) ? (crisisLines[country] ?? null) : null;
}

/**
 * Returns the crisis line that a clinic's pages show: its own number and chat, else its country's defaults. A number
 * of its own that differs from the default gets no chat of the default line. Both are null where nothing is known.
 */
export function crisisLineOf({
  country,
  crisisLineNumber,
  crisisLineChatUrl,
}: Settings): Pick<Settings, "crisisLineNumber" | "crisisLineChatUrl"> {
  const line = defaultCrisisLine(country);
  const isDefault = crisisLineNumber === null || crisisLineNumber === line?.number;
  return {
    crisisLineNumber: crisisLineNumber ?? line?.number ?? null,
    crisisLineChatUrl: crisisLineChatUrl ?? (isDefault ? (line?.chatUrl ?? null) : null),
  };
}
