import type { ReactNode } from 'react'
import { dateText, type ProjectDate as Moment, machineDate } from '../core/project-summary.ts'

/** Date of a project, in the page's language. */
export function ProjectDate({ date, locale }: { readonly date: Moment; readonly locale: string }): ReactNode {
  return <time dateTime={machineDate(date)}>{dateText(date, locale)}</time>
}
