import { arabic } from "../self-harm/arabic.ts";
import { english } from "../self-harm/english.ts";
import { french } from "../self-harm/french.ts";
import { italian } from "../self-harm/italian.ts";
import { openLanguage } from "../self-harm/open-language.ts";
import { portuguese } from "../self-harm/portuguese.ts";
import { spanish } from "../self-harm/spanish.ts";

/** For tools and tests; a page fetches the languages that it needs, one by one. */
export const allSelfHarmLanguages = [english, portuguese, spanish, french, italian, arabic].map(openLanguage);
