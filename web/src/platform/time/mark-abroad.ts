/**
 * Says on the page, before its first paint, whether the device has another time zone than the clinic: the server wrote times in
 * the clinic's, and what may take other lines in the patient's keeps room for them (docs/decisions/0058). Runs inline, as text.
 */
export const markAbroadScript = `;(function(h){if(Intl.DateTimeFormat().resolvedOptions().timeZone!==h.dataset.zone)h.dataset.abroad=""})(document.documentElement)`;
