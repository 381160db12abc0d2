/**
 * The slug of the demo clinic whose patients are asked to agree to the terms even though its settings show no new ones,
 * as FORCED_TERMS_TENANTS does for other clinics (D.23).
 */
export const demoForcedTerms = "ipe";
