import { Day } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'

/** A sentence with a day in the place of `{date}`. */
export function TextWithDate({
  text,
  date,
  locale,
}: {
  readonly text: string
  /** ISO 8601. */
  readonly date: string
  readonly locale: string
}): ReactNode {
  const [before, after] = text.split('{date}')
  return (
    <>
      {before}
      <Day date={date} locale={locale} />
      {after}
    </>
  )
}
