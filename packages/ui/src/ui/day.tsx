import { siteTime, type TimeReader } from '@vitrine/content/core'
import type { ReactNode } from 'react'

/**
 * A day in the words of a language: that of the site's clocks.
 *
 * @param props.date In ISO 8601.
 * @param props.reader Language and zone of the page, such as its `RenderContext`.
 */
export function Day({ date, reader }: { readonly date: string; readonly reader: TimeReader }): ReactNode {
  return <time dateTime={date}>{siteTime(date, 'longDay', reader)}</time>
}
