import { calendarText, choice, dateOf, given, type Image, record, type TimeReader, text } from '@vitrine/content/core'
import { type ParseContext, parseTerms, type Term } from '@vitrine/kit/core'

/** Formats of a project's date; the first is the default. */
export const DATE_FORMS = {
  year: { en: 'The year', de: 'Das Jahr' },
  month: { en: 'Month and year', de: 'Monat und Jahr' },
  none: { en: 'Nothing', de: 'Nichts' },
} as const

const DATE_FORM_NAMES = Object.keys(DATE_FORMS) as [keyof typeof DATE_FORMS, ...(keyof typeof DATE_FORMS)[]]

/** Date of a project, as precise as it is shown. */
export interface ProjectDate {
  /** A day of the calendar, as noon of it in UTC: ISO 8601. */
  readonly moment: string
  readonly form: 'year' | 'month'
}

/** Summary of a project, for lists. */
export interface ProjectSummary {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly description?: string
  readonly image?: Image
  readonly categories: readonly Term[]
  readonly client?: string
  readonly date?: ProjectDate
}

/** Reads a populated project; undefined for one that is gone, not published, or without a name. */
export function parseProjectSummary(raw: unknown, parse: ParseContext): ProjectSummary | undefined {
  const project = record(raw)
  const title = text(project.title)
  const href = parse.href({ type: 'page', page: project })
  if (title === undefined || href === undefined) return undefined
  return {
    id: String(project.id),
    href,
    title,
    categories: parseTerms(project.categories, parse),
    ...given({
      description: text(project.description),
      image: parse.image(project.image),
      client: text(project.client),
      date: parseProjectDate(project),
    }),
  }
}

/** Reads the date of a stored project; undefined where visitors see none. */
export function parseProjectDate({
  date,
  dateForm,
}: {
  readonly date?: unknown
  readonly dateForm?: unknown
}): ProjectDate | undefined {
  const [moment, form] = [dateOf(date), choice(dateForm, DATE_FORM_NAMES)]
  return moment === undefined || form === 'none' ? undefined : { moment, form }
}

/** A date in the words of its reader's language. */
export function dateText({ moment, form }: ProjectDate, reader: TimeReader): string {
  return calendarText(moment, form, reader)
}

/** A date as `datetime` has it: `2025`, or `2025-03`. */
export function machineDate({ moment, form }: ProjectDate): string {
  return moment.slice(0, form === 'month' ? 7 : 4)
}
