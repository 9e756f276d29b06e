import type { TimeReader } from '@vitrine/content/core'
import type { ReactNode } from 'react'
import { dateText, type ProjectDate as Moment, machineDate } from '../core/project-summary.ts'

/** Date of a project, in the page's language. */
export function ProjectDate({ date, reader }: { readonly date: Moment; readonly reader: TimeReader }): ReactNode {
  return <time dateTime={machineDate(date)}>{dateText(date, reader)}</time>
}
