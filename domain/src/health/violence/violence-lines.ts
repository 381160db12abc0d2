/** A telephone line about violence, or for children. */
export type HelpLine = {
  /** As dialled inside the country. */
  number: string;
  name: string;
  /** Whether it answers day and night; one that does not is shown with that. */
  isAlwaysOpen: boolean;
  /** The source of number, price and hours, and the day it was read (ISO date). */
  source: string;
  checkedOn: string;
};

/** The lines of a country about domestic violence, child protection and the police. */
export type ViolenceLines = {
  violence: HelpLine;
  child: HelpLine;
  /** A number that accepts text messages from people who cannot speak; null where none could be verified. */
  text: HelpLine | null;
  /** The police, where their number differs from the country's medical emergency number; else null. */
  police: HelpLine | null;
};

const line = (
  name: string,
  number: string,
  source: string,
  isAlwaysOpen = true,
  checkedOn = "2026-11-27",
): HelpLine => ({ name, number, source, isAlwaysOpen, checkedOn });

/** By ISO 3166-1 country. A country is listed only when its line was verified; what could not be is null. */
const linesByCountry: Readonly<Record<string, ViolenceLines>> = {
  PT: {
    violence: line(
      "Serviço de Informação às Vítimas de Violência Doméstica (CIG)",
      "800 202 148",
      "https://cig.gov.pt/?p=27436",
    ),
    child: line("SOS Criança", "116 111", "https://www.vidaativa.pt/linha-de-apoio-a-crianca/", false),
    text: line("Linha SMS 3060 (CIG)", "3060", "https://cig.gov.pt/?p=27436"),
    police: null,
  },
  BR: {
    violence: line(
      "Central de Atendimento à Mulher (Ligue 180)",
      "180",
      "https://www.oliberal.com/cop-30/ligue-180-cria-canal-exclusivo-para-atender-denuncias-de-violencia-durante-a-cop-30-1.1043786",
    ),
    child: line(
      "Disque Direitos Humanos (Disque 100)",
      "100",
      "https://noticias.r7.com/brasilia/quebre-o-ciclo-da-violencia-governo-lanca-campanha-contra-exploracao-sexual-de-criancas-14052024/",
    ),
    text: null,
    police: line(
      "Polícia Militar",
      "190",
      "https://www.opantaneiro.com.br/aquidauana/a-importancia-de-ligar-190-em-situacoes-de-emergencia/231689/",
    ),
  },
  CL: {
    violence: line("SernamEG Orienta", "1455", "https://minmujeryeg.gob.cl/?page_id=4023", false),
    child: line(
      "Fono Niños (Carabineros)",
      "147",
      "https://13.cl/programas/servicios-13/servicios/conoce-como-funciona-fono-ninos-147-el-servicio-para-denunciar",
    ),
    text: null,
    police: line(
      "Carabineros",
      "133",
      "https://regionesnoticias.cl/antofagasta/2024/03/13/sernameg-refuerza-informacion-sobre-los-canales-de-orientacion-y-denuncia-en-casos-de-violencia-de-genero/36320/amp",
    ),
  },
  ES: {
    violence: line(
      "016",
      "016",
      "https://elmirondesoria.es/nacional/politica/el-servicio-016-recibe-59-317-consultas-de-enero-a-junio",
    ),
    child: line(
      "Teléfono ANAR de Ayuda a Niños y Adolescentes",
      "900 20 20 10",
      "https://diarideterrassa.com/?p=225732",
    ),
    text: null,
    police: null,
  },
  FR: {
    violence: line(
      "3919, Violences Femmes Info",
      "3919",
      "https://www.tf1info.fr/societe/journee-internationale-de-lutte-conte-les-violences-faites-aux-femmes-ces-numeros-de-telephone-utiles-qu-il-faut-connaitre-2277414.html",
    ),
    child: line("119, Allô Enfance en Danger", "119", "https://madinin-art.net/sujet/enfance-en-danger"),
    text: line(
      "114, par SMS",
      "114",
      "https://www.groupe3f.fr/actualites/violences-familiales-donner-lalerte",
    ),
    police: null,
  },
  IT: {
    violence: line(
      "1522, numero antiviolenza e stalking",
      "1522",
      "https://lineaamica.gov.it/news-e-multimedia/news/d/2024/11/25/non-sei-sola-chiama-il-1522-boom-dell-help-line-per-le-vittime-di-violenza-e-stalking",
    ),
    child: line("114 Emergenza Infanzia", "114", "http://114.it/new/chi-siamo"),
    text: null,
    police: null,
  },
};

/**
 * Returns the verified lines of a country (ISO 3166-1 code in capitals); null where none is known or `country` is
 * null.
 */
export function violenceLinesOf(country: string | null): ViolenceLines | null {
  return country !== null && Object.hasOwn(linesByCountry, country)
    ? (linesByCountry[country] ?? null)
    : null;
}
