import type { ReactNode } from 'react'

/** Formats by the languages of the site: to make one takes longer than to render a card. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A day in the words of a language. Days are those of UTC, as addresses of months are. */
export function Day({ date, locale }: { readonly date: string; readonly locale: string }): ReactNode {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(locale, format)
  return <time dateTime={date}>{format.format(new Date(date))}</time>
}
