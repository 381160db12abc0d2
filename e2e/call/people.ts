import type { RoomMember } from "../../web/src/ports/video-room.ts";

export const ines: RoomMember = { id: "p-1", role: "patient", name: "Inês" };
export const helena: RoomMember = { id: "p-2", role: "doctor", name: "Dr Helena Duarte" };
export const rui: RoomMember = { id: "p-3", role: "guest", name: "Rui" };
export const marta: RoomMember = { id: "p-4", role: "guest", name: "Marta" };
