import type { RoomMember } from "../../web/src/ports/video-room.ts";

/** A patient. */
export const ines: RoomMember = { id: "p-1", role: "patient", name: "Inês" };
/** A doctor. */
export const helena: RoomMember = { id: "p-2", role: "doctor", name: "Dr Helena Duarte" };
/** A guest. */
export const rui: RoomMember = { id: "p-3", role: "guest", name: "Rui" };
/** Another guest. */
export const marta: RoomMember = { id: "p-4", role: "guest", name: "Marta" };
