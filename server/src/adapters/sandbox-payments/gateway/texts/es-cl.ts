import type { GatewayTexts } from "./gateway-texts.ts";
import { es } from "./es.ts";

/** The texts of the gateway's pages in Spanish of Chile, where they differ from `es`. */
export const esCL: GatewayTexts = {
  ...es,
  cvvAgain: "Ingréselo de nuevo: nunca se guarda",
  fields: {
    ...es.fields,
    expiry: "Fecha de vencimiento",
    city: "Comuna",
    code: "Código de seis dígitos",
  },
  hints: { expiry: "Mes y año, como 04/29", cvv: "Normalmente al reverso" },
  testHow:
    "Cualquier nombre, cualquier fecha futura, tres dígitos cualesquiera. Cualquier otro número válido se aprueba.",
  problems: {
    ...es.problems,
    name_missing: "Ingrese el nombre tal como aparece en la tarjeta.",
    number_missing: "Ingrese el número de la tarjeta.",
    number_wrong:
      "El número de la tarjeta está incompleto o tiene un dígito equivocado. Compárelo con su tarjeta.",
    expiry_missing: "Ingrese el mes y el año hasta los que vale la tarjeta.",
    expiry_wrong: "Ingrese la fecha con mes y año, por ejemplo 04/29.",
    expiry_past: "Esta tarjeta está vencida. Use otra tarjeta.",
    cvv_missing: "Ingrese el código de seguridad. Nunca se guarda.",
    cvv_wrong: "El código de seguridad tiene 3 o 4 dígitos.",
    street_missing: "Ingrese la calle y el número.",
    postal_code_missing: "Ingrese el código postal.",
    city_missing: "Ingrese la comuna.",
    code_missing: "Ingrese los seis dígitos que le envió su banco.",
    voucher_missing: "Ingrese la referencia.",
  },
  expired: "El tiempo para pagar terminó",
  expiredWhat: "No se cobró nada.",
  challengeWhat: (shop) =>
    `Ingrese el código que su banco envió a su teléfono. Autoriza este pago a ${shop}.`,
  notMe: "No fui yo",
  payWith: {
    payu: "Pagar con PayU",
    wallet: "Pagar con su billetera digital",
    qr_code: "Pagar con el teléfono",
  },
  payReferenceWhat: "Como en un cajero o en la banca en línea. Ingrese lo que le mostró la clínica.",
};
