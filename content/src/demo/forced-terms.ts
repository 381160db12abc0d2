/** The demo clinic whose patients always see the terms, as FORCED_TERMS_TENANTS sets elsewhere (D.23). */
export const demoForcedTerms = "ipe";
