/** Minutes for which the link of a mail can be opened. */
export const LINK_MINUTES = 30

/** Days after which a session ends, however much it was used. */
export const SESSION_DAYS = 30

/** Mails that one address is sent within {@link LINK_MINUTES}; who asks for more gets the same answer, and no mail. */
export const MAX_MAILS_TO_ADDRESS = 5

/** Links that one network may ask for in a minute. */
export const MAX_ASKS_PER_MINUTE = 10

/** Links that one network may open in a minute, right or wrong. */
export const MAX_OPENS_PER_MINUTE = 20

/** Changes of an account that one network may send in a minute. */
export const MAX_CHANGES_PER_MINUTE = 30

/** Sessions of one member at once; the oldest ends when another begins. */
export const MAX_SESSIONS = 20

/** Bytes of the body of a form of the account pages. */
export const MAX_BODY_BYTES = 16 * 1024

/** Characters of a name, as `maxlength` counts them. */
export const MAX_NAME_LENGTH = 80

/** Characters of an address that a visitor is led back to. */
export const MAX_RETURN_LENGTH = 1_000

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Time when a link that is made now can be opened no more. */
export function linkEnd(now: Date): Date {
  return new Date(now.getTime() + LINK_MINUTES * MINUTE_MS)
}

/** Time when a session that begins now ends. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS)
}
