/** Options of a format of times. The zone is never the one of the machine. */
export type TimeFormatOptions = Intl.DateTimeFormatOptions & { readonly timeZone: string }

/** Formats in memory at most; a site has few languages, and one zone. */
const MAX_FORMATS = 300

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Gives the format of times in a language, made once: making one takes longer than using it a hundred times.
 *
 * @param language BCP 47 tag.
 */
export function timeFormat(language: string, options: TimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options])
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(language, options)
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(key, format)
  return format
}
