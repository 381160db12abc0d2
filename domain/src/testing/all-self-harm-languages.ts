import { arabic } from "../health/self-harm/arabic.ts";
import { english } from "../health/self-harm/english.ts";
import { french } from "../health/self-harm/french.ts";
import { italian } from "../health/self-harm/italian.ts";
import { openLanguage } from "../health/self-harm/open-language.ts";
import { portuguese } from "../health/self-harm/portuguese.ts";
import { spanish } from "../health/self-harm/spanish.ts";

/** For tools and tests: all languages. A page loads only those it needs. */
export const allSelfHarmLanguages = [english, portuguese, spanish, french, italian, arabic].map(openLanguage);
