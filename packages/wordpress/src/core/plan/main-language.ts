import type { Languages } from '@vitrine/content/core'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { ReportText } from '../report/report-words.ts'
import { siteLanguageOf } from './languages.ts'
import type { GivenOptions, TargetSite } from './options.ts'
import { type Question, question } from './questions.ts'

export interface MainLanguage {
  /** Languages of the new site after the import, the main one first. */
  readonly languages: Languages
  readonly questions: readonly Question[]
}

/**
 * Finds the main language of a site that an export comes to: that of the export where the site has no content of its own,
 * so that its addresses keep no prefix; else the one that the site has.
 */
export function mainLanguageOf(given: GivenOptions, { site }: ExportIndex, target: TargetSite): MainLanguage {
  const { languages, knownLanguages = [], hasOwnContent = true } = target
  const [present] = languages
  const written = siteLanguageOf(site.language, languages) ?? siteLanguageOf(site.language, knownLanguages)
  const chosen = given.mainLanguage ?? (hasOwnContent ? present : (written ?? present))
  const ordered: Languages = [chosen, ...languages.filter((language) => language !== chosen)]
  if (written === undefined || written === present) return { languages: ordered, questions: [] }
  const choices = [...new Set([written, ...languages])]
  return {
    languages: ordered,
    questions: [
      question('mainLanguage', {
        text: {
          en: 'Which language is the main one? Its addresses have no prefix, and visitors come to it first.',
          de: 'Welche Sprache ist die Hauptsprache? Ihre Adressen haben keine Vorsilbe, und Besucher kommen zuerst zu ihr.',
          he: 'מהי השפה הראשית? לכתובות שלה אין קידומת, והמבקרים מגיעים אליה תחילה.',
        },
        suggestion: nameOf(hasOwnContent ? present : written),
        confidence: hasOwnContent ? 'unsure' : 'likely',
        because: hasOwnContent
          ? {
              en: `this site has content of its own, and the export is written in ${nameOf(written).en}`,
              de: `diese Website eigene Inhalte hat und der Export auf ${nameOf(written).de} geschrieben ist`,
              he: `לאתר הזה יש תוכן משלו, וקובץ הייצוא כתוב ב${nameOf(written).he}`,
            }
          : {
              en: 'the export is written in it, and this site has no content of its own yet',
              de: 'der Export darin geschrieben ist und diese Website noch keine eigenen Inhalte hat',
              he: 'קובץ הייצוא כתוב בה, ולאתר הזה עדיין אין תוכן משלו',
            },
        choices: choices.map((language) => ({ value: language, label: nameOf(language) })),
      }),
    ],
  }
}

function nameOf(language: string): ReportText {
  const inWords = (reader: string) => new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language
  return { en: inWords('en'), de: inWords('de'), he: inWords('he') }
}
