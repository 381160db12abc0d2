/**
 * Sets `data-abroad` before first paint if the device's time zone is not the clinic's, to reserve space for a
 * second line (docs/decisions/0058). Runs inline.
 */
export const markAbroadScript = `;(function(h){if(Intl.DateTimeFormat().resolvedOptions().timeZone!==h.dataset.zone)h.dataset.abroad=""})(document.documentElement)`;
