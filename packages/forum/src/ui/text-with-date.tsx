import type { TimeReader } from '@vitrine/content/core'
import { Day } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'

/** A sentence with a day in the place of `{date}`. */
export function TextWithDate({
  text,
  date,
  reader,
}: {
  readonly text: string
  /** ISO 8601. */
  readonly date: string
  readonly reader: TimeReader
}): ReactNode {
  const [before, after] = text.split('{date}')
  return (
    <>
      {before}
      <Day date={date} reader={reader} />
      {after}
    </>
  )
}
