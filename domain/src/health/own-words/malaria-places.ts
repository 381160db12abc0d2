import type { Locale } from "../../shared/locales.ts";

/**
 * ISO codes of countries with malaria in all of them, or all but heights and a capital: a stay anywhere there counts as one with malaria. Those with malaria in some
 * areas alone (Brazil, Mexico, Thailand, South Africa) are not among them, and are read as a stay abroad. Sources, read as excerpts on 2026-11-28: CDC, "Malaria
 * Information and Prophylaxis, by Country" (areas with malaria "All" or below a height; letters E, G, I, P and S); H. Marshall, "Guidelines for malaria prevention in
 * sub-Saharan Africa", and malariasite.com/malaria-risk ("All areas") for the other letters; WHO, International Travel and Health, countries with risk; none of them is on
 * WHO's list of countries certified free of malaria (44 in October 2024, and Georgia, Suriname and Timor-Leste in 2025). No clinician has reviewed it.
 */
export const malariaCountries: readonly string[] =
  "AO BJ BF BI CM CF TD KM CG CD CI GQ ER GA GM GH GN GW IN KE LR MG MW ML MZ NE NG PG PK RW SB SL SN SO SS ST SD TZ TG UG ZM".split(
    " ",
  );

/** The other ISO 3166-1 codes: a stay there counts as a stay abroad. */
export const otherCountries: readonly string[] = (
  "AD AE AF AG AI AL AM AR AT AU AW AX AZ BA BB BD BE BG BH BN BO BR BS BT BW BY BZ CA CH CL CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ES ET FI FJ FM " +
  "FO FR GB GD GE GF GI GL GP GR GT GU GY HK HN HR HT HU ID IE IL IQ IR IS IT JM JO JP KG KH KI KN KP KR KW KY KZ LA LB LC LI LK LS LT LU LV LY MA MC MD ME MH MK MM " +
  "MN MO MQ MR MT MU MV MX MY NA NC NI NL NO NP NZ OM PA PE PF PH PL PR PS PT PY QA RE RO RS RU SA SC SE SG SI SK SM SR SV SY SZ TC TH TJ TL TM TN TO TR TT TW UA US UY " +
  "UZ VA VC VE VG VN VU WS XK YE YT ZA ZW"
).split(" ");

type Language = "en" | "pt" | "it" | "es" | "fr" | "ar";

/**
 * Other names of such countries, and regions with malaria in most of them (sources as above; for the Amazon, CDC on
 * Brazil and Peru). By language: folded names separated by commas.
 */
export const malariaNames: Readonly<Record<Language, string>> = {
  en: "africa,west africa,western africa,east africa,eastern africa,central africa,sub saharan africa,the congo,congo,drc,ivory coast,gambia,the gambia,guinea,zanzibar,amazon,amazonia,amazon rainforest",
  pt: "africa,africa ocidental,africa oriental,africa central,africa subsariana,africa subsaariana,congo,rdc,costa do marfim,gambia,guine,guine bissau,sao tome,zanzibar,amazonia,quenia,madagascar",
  it: "africa,africa occidentale,africa orientale,africa centrale,africa subsahariana,congo,costa d avorio,gambia,guinea,zanzibar,amazzonia",
  es: "africa,africa occidental,africa oriental,africa central,africa subsahariana,congo,costa de marfil,gambia,guinea,zanzibar,amazonia,amazonas,selva amazonica,kenia",
  fr: "afrique,afrique de l ouest,afrique de l est,afrique centrale,afrique subsaharienne,afrique noire,congo,rdc,cote d ivoire,gambie,guinee,zanzibar,amazonie",
  ar: "افريقيا,غرب افريقيا,شرق افريقيا,وسط افريقيا,الكونغو,ساحل العاج,غامبيا,غينيا,زنجبار,الامازون,تشاد,كينيا,مالي",
};

/**
 * Names that begin or end like one above without being a malaria region, and colloquial names of other countries. By
 * language: folded names separated by commas.
 */
export const otherNames: Readonly<Record<Language, string>> = {
  en: "north africa,northern africa,south africa,europe,asia,south america,latin america,the caribbean,caribbean,england,scotland,wales,uk,the uk,america,usa,the usa,the states,holland,dubai,bali,turkey,czech republic,zimbabwe,middle east,the middle east",
  pt: "norte de africa,africa do norte,africa do sul,europa,asia,america do sul,caraibas,caribe,inglaterra,escocia,estados unidos,eua,holanda,dubai,bali",
  it: "nord africa,africa del nord,sudafrica,sud africa,europa,asia,sud america,caraibi,inghilterra,scozia,america,usa,olanda,dubai,bali",
  es: "norte de africa,sudafrica,africa del norte,europa,asia,sudamerica,centroamerica,el caribe,caribe,inglaterra,escocia,estados unidos,eeuu,ee uu,usa,holanda,dubai,bali",
  fr: "afrique du nord,afrique du sud,europe,asie,amerique du sud,caraibes,angleterre,ecosse,etats unis,usa,hollande,dubai,bali,maghreb,bled",
  ar: "شمال افريقيا,جنوب افريقيا,اوروبا,اسيا,انجلترا,بريطانيا,امريكا,اميركا,دبي,بالي,اسبانيا,مصر,تركيا,السعوديه,الامارات",
};

/** Returns the language of a locale without its region: `pt` for `pt-BR`. */
export const languageOf = (locale: Locale): Language => locale.slice(0, 2) as Language;
