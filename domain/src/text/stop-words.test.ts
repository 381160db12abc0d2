import { expect, test } from "vitest";
import { readStopWord } from "./stop-words.ts";

test.each([
  "STOP",
  "stop",
  " Stop. ",
  "UNSUBSCRIBE",
  "PARAR",
  "Sair",
  "BAJA",
  "ARRET",
  "Arrêt",
  "arrêter !",
  "Basta",
  "إيقاف",
  "ايقاف",
  "توقف",
])("%s stops messages", (text) => {
  expect(readStopWord(text)?.asks).toBe("stop");
});

test.each(["START", "unstop", "Iniciar", "ALTA", "começar", "بدء"])("%s resumes messages", (text) => {
  expect(readStopWord(text)?.asks).toBe("start");
});

test.each([
  "",
  "Cancelar",
  "annuler",
  "annulla",
  "please stop by at ten",
  "stop calling it off",
  "ok",
  "12:30",
])("%j is no keyword and changes nothing", (text) => {
  expect(readStopWord(text)).toBeNull();
});

test("the provider's keywords are distinguished from ours, which are still unanswered", () => {
  expect(readStopWord("Stop")).toEqual({ asks: "stop", isOurs: false });
  expect(readStopWord("parar")).toEqual({ asks: "stop", isOurs: true });
});
