import { fieldLimits } from "./field-limits.ts";
import { fileKinds, type FileKind } from "./file-kind.ts";

/**
 * Returns the displayed name of a file: without folders, hidden or bidirectional characters, at most
 * `fieldLimits.name` long, and with an extension of its real type, appended where it has another. A name with
 * nothing left becomes "file". Never used to locate the file.
 */
export function safeFileName(given: string, kind: FileKind): string {
  const cleaned = cleanLine(given.split(/[\\/]/u).at(-1) ?? "")
    .replaceAll(/[<>:"|?*]/gu, "_")
    .replaceAll(/^[. ]+|[. ]+$/gu, "");
  const { endings } = fileKinds[kind];
  const [, stem = cleaned, ending = ""] = /^(.+)\.([^.]+)$/u.exec(cleaned) ?? [];
  const isTrue = (endings as readonly string[]).includes(ending.toLowerCase());
  const name = (isTrue ? stem : cleaned) || "file";
  const end = isTrue ? ending : endings[0];
  const longest = fieldLimits.name - end.length - 1;
  return `${name
    .slice(0, longest)
    .replace(/\p{Cs}$/u, "")
    .trimEnd()}.${end}`;
}

/** Returns user text as one trimmed NFC line without control, bidirectional and zero-width characters; white space becomes single spaces. */
export function cleanLine(given: string): string {
  return given
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, "")
    .replaceAll(/ +/gu, " ") // spaces that a hidden character separated
    .normalize("NFC")
    .trim();
}
