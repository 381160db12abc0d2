import type { GatewayTexts } from "./gateway-texts.ts";
import { pt } from "./pt.ts";

/** The texts of the gateway's pages in Portuguese of Brazil, where they differ from `pt`. */
export const ptBR: GatewayTexts = {
  ...pt,
  cvvAgain: "Digite de novo: ele nunca fica guardado",
  testBank: "Banco de teste: sem dinheiro real",
  hints: { expiry: "Mês e ano, como 04/29", cvv: "Em geral no verso" },
  testHow:
    "Qualquer nome, qualquer data futura, quaisquer três dígitos. Todos os outros números válidos são aprovados.",
  problems: {
    ...pt.problems,
    name_missing: "Digite o nome como está no cartão.",
    number_missing: "Digite o número do cartão.",
    number_wrong: "O número do cartão está incompleto ou tem um dígito errado. Compare com o seu cartão.",
    expiry_missing: "Digite o mês e o ano até quando o cartão é válido.",
    expiry_wrong: "Digite a validade com mês e ano, por exemplo 04/29.",
    expiry_past: "Este cartão está vencido. Use outro cartão.",
    cvv_missing: "Digite o código de segurança. Ele nunca fica guardado.",
    cvv_wrong: "O código de segurança tem 3 ou 4 dígitos.",
    street_missing: "Digite a rua e o número.",
    postal_code_missing: "Digite o CEP.",
    city_missing: "Digite a cidade.",
    code_missing: "Digite os seis dígitos que o seu banco enviou.",
    voucher_missing: "Digite a referência.",
  },
  backTo: (shop) => `Voltar para ${shop}`,
  fields: { ...pt.fields, postal_code: "CEP", city: "Cidade", code: "Código de seis dígitos" },
  billing: "Endereço de cobrança",
  billingHint: "Só se o seu banco pedir",
  challenge: "O seu banco pergunta se é mesmo você",
  challengeWhat: (shop) =>
    `Digite o código que o seu banco enviou para o seu celular. Ele autoriza este pagamento a ${shop}.`,
  leave: (shop) => `Voltar para ${shop} e decidir depois`,
  payWith: {
    payu: "Pagar com PayU",
    wallet: "Pagar com a sua carteira digital",
    qr_code: "Pagar com o celular",
  },
  accounts: { ...pt.accounts, prompt: { ...pt.accounts.prompt, name: "Conta corrente" } },
  payReferenceWhat: "Como em um caixa eletrônico ou no internet banking. Digite o que a clínica mostrou.",
  goBack: (shop) => `Volte para ${shop}, onde você começou: a clínica é avisada automaticamente.`,
};
