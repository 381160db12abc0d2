import { foldWords } from "../../text/fold-words.ts";
import type { DoctorSex } from "../doctor-facts.ts";

/** The requested sex of the doctor (woman, man or either), and the remaining words. */
type SexRequested = { readonly sex: DoctorSex | null; readonly rest: string };

const women = new Set(foldWords("woman female lady femme mulher mujer donna امرأة سيدة أنثى"));
const men = new Set(foldWords("man male homme homem hombre varón uomo رجل ذكر"));
/** What a woman among doctors is called; what a man is called means any doctor. */
const womenDoctors = new Set(
  foldWords("dra doctora doutora dottoressa dottssa docteure doctoresse طبيبة الطبيبة دكتورة الدكتورة"),
);
/** Cardióloga, psicologa: those of Spanish, Portuguese and Italian. */
const womanSpecialist = /ologa$/u;
/** "Médica" means a doctor first or after these; elsewhere it is what a "consulta médica" is. */
const medica = "medica";
const beforeMedica = new Set(
  foldWords("una uma un la a quero quiero voglio cerco busco procuro preciso necesito"),
);
/** After these the patient is meant: "médecin pour femme". */
const before = new Set(foldWords("for of pour para pra per de di da"));

/**
 * Returns the sex of the doctor that a search asks for: "femme cardiologue", "woman doctor", "dottoressa". A word for
 * woman or man counts only beside a word for a doctor: "femme enceinte" asks for no sex. `isDoctor` gets folded
 * words. `rest`: the folded words without that word; where the sex is in the doctor's title or nowhere, the text as
 * typed.
 */
export function sexRequested(typed: string, isDoctor: (word: string) => boolean): SexRequested {
  const words = foldWords(typed);
  const at = words.findIndex(
    (word, place) =>
      (women.has(word) || men.has(word)) &&
      !before.has(words[place - 1] ?? "") &&
      [words[place - 1], words[place + 1]].some((next) => next !== undefined && isDoctor(next)),
  );
  const noun = words[at];
  if (noun !== undefined)
    return { sex: women.has(noun) ? "female" : "male", rest: words.toSpliced(at, 1).join(" ") };
  const isWoman = words.some((word, place) =>
    word === medica
      ? place === 0 || beforeMedica.has(words[place - 1] ?? "")
      : womenDoctors.has(word) || womanSpecialist.test(word),
  );
  return { sex: isWoman ? "female" : null, rest: typed };
}
