/**
 * Script text that sets `data-abroad` before first paint if the device's time zone is not the one in `data-zone` of the document element,
 * to reserve space for a second line (docs/decisions/0058). Runs inline.
 */
export const markAbroadScript = `;(function(h){if(Intl.DateTimeFormat().resolvedOptions().timeZone!==h.dataset.zone)h.dataset.abroad=""})(document.documentElement)`;
