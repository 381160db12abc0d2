export type Typed = { login: string; password: string };
/** What stands in the way before anything is sent. */
export type Flaws = { login?: "missing" | "not-an-address" | "wrong-cpf"; password?: "missing" };

export function readTyped(form: FormData): Typed {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { login: text("login").trim(), password: text("password") };
}

/** Whether name and password can be sent; check digits are looked at here already, so that a slip costs no try. */
export async function findFlaws({ login, password }: Typed, takesCpf: boolean): Promise<Flaws> {
  const flaw =
    login === "" ? "missing" : /^[^\s@]+@[^\s@]+$/.test(login) ? null : await flawOf(login, takesCpf);
  return { ...(flaw ? { login: flaw } : {}), ...(password === "" ? { password: "missing" } : {}) };
}

async function flawOf(login: string, takesCpf: boolean): Promise<Flaws["login"] | null> {
  if (!takesCpf) return "not-an-address";
  const { cpfDigits, looksLikeCpf } = await import("@anteroom/domain/cpf");
  if (!looksLikeCpf(login)) return "not-an-address";
  return cpfDigits(login) === null ? "wrong-cpf" : null;
}
