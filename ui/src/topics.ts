// Written by tools/protocol.py from the structs of ruleone. Do not edit.

/**
 * Topics by what their names begin with: what the parts after that name, the roles that may watch
 * them, null for everybody, and the type of their view. `room`: also without its parts, for the
 * whole room.
 */
export const TOPICS = {
  "lobby": { parts: [], may: null, view: "lobby" },
  "event": { parts: ["event"], may: null, view: "event" },
  "table": { parts: ["event", "table"], may: null, view: "table" },
  "director": { parts: ["event"], may: ["director", "floor"], view: "director" },
  "links": { parts: ["event"], may: ["director"], view: "links", room: true },
  "live": { parts: ["event"], may: ["director", "floor", "dealer"], view: "live-table" },
  "live-board": { parts: ["event"], may: null, view: "live-board" },
  "floor": { parts: [], may: ["director", "floor"], view: "floor" },
  "situations": { parts: [], may: null, view: "situations" },
  "tokens": { parts: ["event"], may: ["director"], view: "tokens", room: true },
  "hooks": { parts: ["event"], may: ["director"], view: "hooks", room: true },
  "screen": { parts: ["screen"], may: null, view: "screen" },
  "screens": { parts: ["event"], may: ["director"], view: "screens" },
  "players": { parts: [], may: ["director"], view: "register" },
  "matters": { parts: [], may: ["director", "floor"], view: "matters" },
  "payments": { parts: ["event"], may: ["director", "cashier"], view: "payments" },
  "staff": { parts: [], may: ["director"], view: "staff" },
} as const;

export type TopicKind = keyof typeof TOPICS;
