/** D.23: clinics of the demo whose patients always see the terms; what FORCED_TERMS_TENANTS says elsewhere. */
export const demoForcedTerms = "ipe";
