/** Schemes that a URL may have. [specification 5] */
const URL_SCHEMES = new Set(
  'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn'.split(
    ' ',
  ),
)

/** Shortest e-mail address, in characters. [specification 9] */
const MIN_EMAIL_LENGTH = 6

/** Characters of a telephone number once separators are gone, a leading `+` among them. [specification 9, reference 8.2] */
const TEL_LENGTH = { min: 6, max: 15 } as const

export function isEmail(text: string): boolean {
  const parts = text.split('@')
  const [local = '', domain = ''] = parts
  if (text.length < MIN_EMAIL_LENGTH || parts.length !== 2) return false
  if (!/^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i.test(local)) return false
  const labels = domain.split('.')
  return labels.length >= 2 && labels.every((label) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(label))
}

export function isUrl(text: string): boolean {
  return URL.canParse(text) && URL_SCHEMES.has(new URL(text).protocol.slice(0, -1))
}

export function isTel(text: string): boolean {
  const digits = text
    .replace(/[#*].*$/s, '')
    .replace(/[()/.#*\s-]+/g, '')
    .replace(/^(?:\+|00)[+0]*/, '+')
  return /^\+?[0-9]+$/.test(digits) && digits.length >= TEL_LENGTH.min && digits.length <= TEL_LENGTH.max
}

export function isNumber(text: string): boolean {
  return /^-?(?:[0-9]+|[0-9]*\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/.test(text)
}

export function isTime(text: string): boolean {
  return /^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?$/.test(text)
}

/** @returns Milliseconds since 1970 in UTC of a day that the calendar has; undefined for anything else. */
export function parseDate(text: string): number | undefined {
  const match = /^([0-9]{4,})-([0-9]{2})-([0-9]{2})$/.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  const date = new Date(0)
  // `Date.UTC` would take the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  const exists =
    year > 0 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? date.getTime() : undefined
}

/** @returns 1 for Monday to 7 for Sunday. */
export function dayOfWeek(time: number): number {
  return new Date(time).getUTCDay() || 7
}
