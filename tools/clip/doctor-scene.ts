import type { Pose } from "./doctor-pose.ts";

/** Width of the drawn scene, in pixels. */
export const sceneWidth = 640;
/** Height of the drawn scene, in pixels. */
export const sceneHeight = 480;

/** Draws one frame of the call as SVG, 640x480: the doctor at her desk, a window with warm light behind her. */
export function doctorScene(pose: Pose): string {
  const lift = -0.5 * pose.breath;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">
${room(pose.leaves)}
<g transform="translate(158 22) scale(2.7)">
  <g transform="translate(0 ${n(pose.nod * 0.35 + lift)}) rotate(${n(pose.tilt * 0.7)} 60 108)">${hairBehind}</g>
  <g transform="translate(0 ${n(lift)})">${body(pose.breath)}</g>
  <g transform="translate(0 ${n(pose.nod * 0.35 + lift)}) rotate(${n(pose.tilt)} 60 98)">${head(pose)}</g>
  ${arm(pose)}
</g>
${desk}
</svg>`;
}

/**
 * Returns a drawing function for the same room with another doctor: the clinic's portrait (an SVG document by `drawPortrait`), which
 * breathes, leans and nods.
 */
export function portraitScene(portrait: string): (pose: Pose) => string {
  const figure = portrait
    .replace(/^<svg[^>]*>/, "")
    .replace("</svg>", "")
    .replace(/<rect [^>]*>/, ""); // its own backdrop
  return (pose) => {
    const lean = `translate(0 ${n(pose.nod * 0.5 - 0.5 * pose.breath)}) rotate(${n(pose.tilt * 0.5)} 60 150)`;
    const breath = `translate(60 150) scale(${n(1 + 0.004 * pose.breath)}) translate(-60 -150)`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">
${room(pose.leaves)}
<g transform="translate(155 40) scale(2.75)"><g transform="${lean}"><g transform="${breath}">${figure}</g></g></g>
${desk}
</svg>`;
  };
}

/** Draws the same room empty, for doctors without a portrait. */
export function emptyRoomScene({ leaves }: Pose): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">
${room(leaves)}
${desk}
</svg>`;
}

const n = (value: number) => value.toFixed(3);

function room(leaves: number): string {
  return `<defs>
  <radialGradient id="lamp"><stop offset="0" stop-color="#ffeec2" stop-opacity=".9"/><stop offset="1" stop-color="#ffeec2" stop-opacity="0"/></radialGradient>
  <linearGradient id="wall" x1="0" x2="1"><stop offset="0" stop-color="#f1e4cd"/><stop offset="1" stop-color="#e5d6bf"/></linearGradient>
  <linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fbeac0"/><stop offset="1" stop-color="#f5dca6"/></linearGradient>
</defs>
<rect width="640" height="480" fill="url(#wall)"/>
<g transform="translate(56 74)">
  <path d="M0 214V70a70 70 0 0 1 140 0v144Z" fill="#fff8ea"/>
  <path d="M9 214V70a61 61 0 0 1 122 0v144Z" fill="url(#sky)"/>
  <path d="M9 176c22-18 42-20 60-8s40 10 62-10v56H9Z" fill="#a9c3a0"/>
  <path d="M9 196c30-14 58-12 78-4s32 4 44-2v24H9Z" fill="#86ab86"/>
  <path d="M66 9h8v205h-8ZM9 112h122v8H9Z" fill="#fff8ea"/>
  <path d="M-10 212h160v11H-10Z" fill="#fff8ea"/>
</g>
<circle cx="584" cy="118" r="150" fill="url(#lamp)"/>
<path d="M560 92h48l12 38h-72Z" fill="#fff3d6"/><path d="M581 130h6v72h-6Z" fill="#8a6d52"/><path d="M566 202h36v6h-36Z" fill="#8a6d52"/>
<path d="M466 208h174v9H466Z" fill="#8a6d52"/>
<g transform="translate(474 148)">
  <rect y="6" width="13" height="54" rx="2" fill="#b3563f"/><rect x="16" y="2" width="13" height="58" rx="2" fill="#2f7d86"/>
  <rect x="32" y="9" width="13" height="51" rx="2" fill="#e0b354"/><rect x="48" y="4" width="13" height="56" rx="2" fill="#5b6fa8"/>
</g>
<path d="M480 330h160v9H480Z" fill="#8a6d52"/>
<g transform="translate(500 278)"><g transform="rotate(${n(leaves)} 18 22)">
  <path d="M16 24C2 16 0 0 5-14c11 10 16 22 11 38Z" fill="#517e5a"/><path d="M19 24c-2-16 6-28 18-32 2 14-5 28-18 32Z" fill="#386043"/>
  <path d="M17 24C12 8 14-8 21-20c7 14 6 30-4 44Z" fill="#5f9169"/></g>
  <path d="M2 22h32l-4 30H6Z" fill="#c9775a"/><path d="M0 20h36v7H0Z" fill="#b96a4f"/></g>
<g transform="translate(560 276)"><rect y="4" width="13" height="50" rx="2" fill="#7a4e7e"/><rect x="16" width="13" height="54" rx="2" fill="#517e5a"/><rect x="32" y="6" width="13" height="48" rx="2" fill="#b3563f"/><rect x="48" y="2" width="13" height="52" rx="2" fill="#2f7d86"/></g>`;
}

const hairBehind = `<path fill="#4a2e22" d="M31 66C29 36 42 25 60 25s32 12 30 41c-1 14 1 22 3 27-8 5-20 4-22 2H48c-5 3-14 3-21-3 3-6 5-13 4-26Z"/>`;

function body(breath: number): string {
  const wide = 1 + 0.006 * breath;
  return `<path fill="#d9a47a" d="M49 80h22v20c0 4 3 6 6 7-5 8-29 8-34 0 3-1 6-3 6-7Z"/>
<path fill="#f1c9a5" d="M49 92v8c0 4-3 6-6 7 4 6 12 8 19 8-6-5-9-14-13-23Z"/>
<g transform="translate(60 150) scale(${n(wide)} ${n(1 + 0.004 * breath)}) translate(-60 -150)">
<path fill="#2f7d86" d="M38 110h44l-6 80H44Z"/>
<path fill="#fdfcf8" d="M2 190c-1-18 0-36 6-50 7-18 22-28 40-34l12 37v47Zm116 0c1-18 0-36-6-50-7-18-22-28-40-34l-12 37v47Z"/>
<path d="M20 152c2 12 2 24 1 38M100 152c-2 12-2 24-1 38" fill="none" stroke="#dedbd0" stroke-width="1.4" stroke-linecap="round"/>
<path d="M60 142.500v48" stroke="#dedbd0" stroke-width="1.400"/>
<path fill="#e4e2da" d="m48 106 12 37-10-9-9-20Zm24 0-12 37 12-11 8-18Z"/>
<path fill="#d4d2ca" d="M80 141h14v2.400H80Z"/><path fill="#2f7d86" d="M84 134h1.600v8H84Zm3 1.500h1.600v6.500H87Z"/>
<path d="M44 109c-4 16 0 28 11 33M76 109c4 14 3 22-3 30" fill="none" stroke="#39474c" stroke-width="2.800" stroke-linecap="round"/>
<circle cx="71" cy="142" r="4.200" fill="#39474c"/><circle cx="71" cy="142" r="1.900" fill="#c9d3d4"/></g>`;
}

function head(pose: Pose): string {
  const { turn, nod } = pose;
  const face = `translate(${n(turn * 1.5)} ${n(nod * 0.8)})`;
  const brow = n(-pose.brows);
  return `<defs><clipPath id="face"><path d="M37 57C37 36 46 31 60 31s23 5 23 26c0 20-9 34-23 34S37 77 37 57Z"/></clipPath></defs>
<ellipse cx="${n(37 - turn * 0.5)}" cy="65" rx="4.500" ry="6" fill="#f1c9a5"/><ellipse cx="${n(83 - turn * 0.5)}" cy="65" rx="4.500" ry="6" fill="#d9a47a"/>
<path fill="#f1c9a5" d="M37 57C37 36 46 31 60 31s23 5 23 26c0 20-9 34-23 34S37 77 37 57Z"/>
<g clip-path="url(#face)"><path d="M90 26H71c8 18 8 46-9 66h28Z" fill="#d9a47a" opacity=".5" transform="translate(${n(turn)} 0)"/>
<g transform="${face}"><ellipse cx="46" cy="72" rx="5.500" ry="4" fill="#e08c74" opacity=".42"/><ellipse cx="74" cy="72" rx="5.500" ry="4" fill="#e08c74" opacity=".42"/></g></g>
<circle cx="${n(36.5 - turn * 0.5)}" cy="73" r="2" fill="#e0b354"/><circle cx="${n(83.5 - turn * 0.5)}" cy="73" r="2" fill="#e0b354"/>
<g transform="${face}">${eye(50.5, pose.lids)}${eye(69.5, pose.lids)}
<path transform="translate(0 ${brow})" d="M45.500 56c2.500-2.300 6-2.600 9-1.200M65.500 54.800c3-1.400 6.500-1.100 9 1.200" fill="none" stroke="#4a2e22" stroke-width="2.200" stroke-linecap="round"/>
<path transform="translate(${n(turn * 0.5)} 0)" d="M60 63.500c-.8 3.500-2.400 6-2 7.400.4 1 2 1 3.600.6" fill="none" stroke="#d9a47a" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
${mouth(pose.smile)}</g>
<path fill="#4a2e22" d="M36 60c-2-22 8-33 24-33s26 11 24 33c-5-3-8-9-9-15-9 6-21 8-30 7-4 1-7 4-9 8Z"/>
<path d="M46 35c6-5 16-6 23-3" fill="none" stroke="#6a4634" stroke-width="1.600" stroke-linecap="round" opacity=".7"/>`;
}

function eye(x: number, lids: number): string {
  const open = 3 * (1 - lids);
  if (open < 0.7)
    return `<path d="M${n(x - 2.8)} 63.800q2.800 1.700 5.600 0" fill="none" stroke="#2b2320" stroke-width="1.300" stroke-linecap="round"/>`;
  return `<ellipse cx="${x}" cy="63.500" rx="2.500" ry="${n(open)}" fill="#2b2320"/><circle cx="${n(x - 0.8)}" cy="${n(63.5 - open * 0.38)}" r="${n(0.8 * Math.min(1, open / 2))}" fill="#fff"/>`;
}

/** From a closed line to an open smile with teeth; both have the same corners, so nothing jumps. */
function mouth(smile: number): string {
  const half = 7.4 + 1.1 * smile;
  const left = n(60 - half);
  const right = n(60 + half);
  const corner = n(77.5 - 0.9 * smile);
  const upper = n(81.6 - 3.2 * smile);
  const lower = n(82.2 + 6.2 * smile);
  const teeth = n(81.6 - 0.4 * smile);
  const open = `M${left} ${corner}Q60 ${upper} ${right} ${corner}Q60 ${lower} ${left} ${corner}Z`;
  const line = `<path d="${open}" fill="#8c3b35" stroke="#8c3b35" stroke-width="${n(2.1 - 0.9 * smile)}" stroke-linejoin="round"/>`;
  if (smile < 0.25) return line;
  return `${line}<path d="M${n(60 - half + 0.8)} ${n(77.6 - 0.8 * smile)}Q60 ${upper} ${n(60 + half - 0.8)} ${n(77.6 - 0.8 * smile)}Q60 ${teeth} ${n(60 - half + 0.8)} ${n(77.6 - 0.8 * smile)}Z" fill="#fff"/>`;
}

/** Her right arm, raised from below the desk; the hand swings at the wrist. */
function arm(pose: Pose): string {
  if (pose.hand <= 0) return "";
  const down = (1 - pose.hand) * 78;
  return `<g transform="translate(${n(-down * 0.1)} ${n(down)}) rotate(${n(-6 + pose.wave * 0.25)} 16 170)">
<path d="M4 196c-1-22 2-40 8-54l17 3c0 18-2 34-4 51Z" fill="#fdfcf8"/><path d="M4 196c-1-22 2-40 8-54l4 .7c-5 16-7 34-6 53.300Z" fill="#e9e6dc"/>
<path d="M11 141.500 30 144.600l-.6 5L9.800 146.400Z" fill="#e4e2da"/>
<g transform="rotate(${n(pose.wave)} 20 141)">
<path d="M14.500 143c-1.800-8-3-13-1.600-19 1.600-5 13.600-6 16.600-.6 1.600 6-.6 13-3.300 21Z" fill="#f1c9a5"/>
<path d="M15.300 124 12.600 109.500M20 122 19.300 105M24.800 122.400 26.400 106.800M28.400 125 32.600 112.600" stroke="#f1c9a5" stroke-width="4.300" stroke-linecap="round"/>
<path d="M16 134 8.300 124.800" stroke="#f1c9a5" stroke-width="4.800" stroke-linecap="round"/>
<path d="M17.600 121.500v-3M22.300 120.500l.2-3M26.400 121.600l.7-2.700" stroke="#d9a47a" stroke-width=".9" stroke-linecap="round"/>
<path d="M15.800 133.500c2.600.2 4.600-.6 6-2.200" fill="none" stroke="#d9a47a" stroke-width="1" stroke-linecap="round"/></g></g>`;
}

const desk = `<path d="M0 446h640v34H0Z" fill="#a98562"/><path d="M0 446h640v5H0Z" fill="#c09a75"/>
<g transform="translate(432 404)"><path d="M0 0h34v36a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8Z" fill="#fff8ea"/><path d="M34 8c14-2 14 22 0 21" fill="none" stroke="#fff8ea" stroke-width="5"/><path d="M0 10h34v6H0Z" fill="#2f7d86"/></g>
<path d="M196 452h92l6 9H190Z" fill="#fdfcf8"/><path d="m250 458 38-9" stroke="#39474c" stroke-width="4" stroke-linecap="round"/>`;
