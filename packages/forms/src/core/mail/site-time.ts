/** Formats that are kept: one for each language, zone and part. Making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats that are kept at most; forms have few languages. */
const MAX_FORMATS = 200

/** A date or a time as a language writes it. */
export function formatTime(
  now: Date,
  {
    language,
    timeZone,
    part,
  }: { readonly language: string; readonly timeZone: string; readonly part: 'date' | 'time' },
): string {
  const key = `${language} ${timeZone} ${part}`
  let format = formats.get(key)
  if (!format) {
    const style = part === 'date' ? ({ dateStyle: 'long' } as const) : ({ timeStyle: 'short' } as const)
    format = new Intl.DateTimeFormat(language, { ...style, timeZone })
    if (formats.size >= MAX_FORMATS) formats.clear()
    formats.set(key, format)
  }
  return format.format(now)
}
