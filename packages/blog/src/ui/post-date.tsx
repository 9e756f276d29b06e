import type { ReactNode } from 'react'

/** A day in the words of a language. Days are those of UTC, as addresses of months are. */
export function PostDate({ date, locale }: { readonly date: string; readonly locale: string }): ReactNode {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  return <time dateTime={date}>{day}</time>
}
