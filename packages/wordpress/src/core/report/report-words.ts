import { type AdminLabel, type AdminText, adminTextIn } from '@vitrine/content/core'

/** Languages that the report can be read in, the first where none is chosen. */
export const REPORT_LANGUAGES = ['en', 'de', 'he'] as const

export type ReportLanguage = (typeof REPORT_LANGUAGES)[number]

/** A text of the report: one of the admin, and in Hebrew besides. */
export type ReportText = AdminText & Readonly<Record<ReportLanguage, string>>

/** Text of the report; one that the admin has, such as the name of a collection, may be without Hebrew. */
export type ReportLabel = AdminLabel | ReportText

/**
 * A label in one language of the report. One without Hebrew, such as the name of a collection, is in English there.
 *
 * @param language As Payload names it: `de`. English stands in for any that the report does not have.
 */
export function reportTextIn(label: ReportLabel, language: string): string {
  return language === 'he' && typeof label === 'object' && 'he' in label ? label.he : adminTextIn(label, language)
}

/** Gives labels in one language of the report. @param language As Payload names it: `de`. */
export function reportTexts(language: string): (label: ReportLabel) => string {
  return (label) => reportTextIn(label, language)
}

/** A text of which each language is made in the same way. */
export function inEachLanguage(make: (word: (label: ReportLabel) => string) => string): ReportText {
  return { en: make(reportTexts('en')), de: make(reportTexts('de')), he: make(reportTexts('he')) }
}

/** A name of the old site in the quotation marks of each language. */
export function quoted(name: string): ReportText {
  return { en: `“${name}”`, de: `„${name}“`, he: `"${name}"` }
}
