import { isArabic } from "./word-stems.ts";

/** What Arabic letters and Latin ones that stand for each other sound like; one vowel sign for what Arabic writes alike. */
const arabicSounds = soundTable(
  "ا:a ع:a و:o ي:i ب:b پ:b ف:f ڤ:f ت:t ط:t د:d ض:d ذ:s ظ:s ث:s س:s ص:s ز:s ش:s ج:k غ:k خ:k ح:k ه:k ك:k ق:k گ:k چ:s ر:r ل:l م:m ن:n",
);
const latinSounds = soundTable(
  "a:a e:i i:i y:i o:o u:o w:o b:b p:b f:f v:f t:t d:d s:s z:s x:s j:k g:k h:k c:k k:k q:k r:r l:l m:m n:n",
);

function soundTable(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(2)]));
}

/**
 * How a folded name sounds, roughly, so that a name in Latin letters is found by its Arabic spelling: "Joaquín" and "خواكين"
 * give `koakin`.
 */
export function soundOf(word: string): string {
  const [table, letters] = isArabic(word)
    ? [arabicSounds, word.replace(/(?<=...)ه$/u, "ا")]
    : [
        latinSounds,
        word
          .replaceAll(/[csz]h|c(?=[ei])/gu, "s")
          .replaceAll("qu", "k")
          .replaceAll("ph", "f"),
      ];
  const sounds = Array.from(letters, (letter) => table.get(letter) ?? "").join("");
  return sounds.replaceAll(/(.)\1+/gu, "$1");
}

/** The consonants of a sound alone: Arabic leaves short vowels out. */
export const consonantsOf = (sound: string) => sound.replaceAll(/[aio]/gu, "").replaceAll(/(.)\1+/gu, "$1");
