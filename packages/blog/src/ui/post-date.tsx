import type { ReactNode } from 'react'

/** A day in the words of a language. Days are those of UTC, as addresses of months are. */
export function PostDate(props: { readonly date: string; readonly locale: string }): ReactNode {
  return <time dateTime={props.date}>{dayOf(props.date, props.locale)}</time>
}

export function dayOf(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}
