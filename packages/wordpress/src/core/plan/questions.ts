import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { ReportLabel, ReportText } from '../report/report-words.ts'
import { placeOfKind } from './kinds.ts'
import { siteLanguageOf } from './languages.ts'
import type { ImportOptions } from './options.ts'

export type Confidence = 'certain' | 'likely' | 'unsure'

/** Something that the export does not say, with what is taken for true unless its owner says otherwise. */
export interface Question {
  /** Name of the option that answers it. */
  readonly option: string
  readonly text: ReportText
  /** Its words, or a value of the old site. */
  readonly suggestion: ReportLabel
  readonly confidence: Confidence
  /** Ground that the suggestion rests on. */
  readonly because: ReportText
  /** Answers that the option takes; absent where it takes any text of its kind. */
  readonly choices?: readonly QuestionChoice[]
}

/** An answer, and how people read it. */
export interface QuestionChoice {
  readonly value: string
  readonly label: ReportLabel
}

export function question(option: string, rest: Omit<Question, 'option'>): Question {
  return { option, ...rest }
}

/** Kinds that the owner is asked about, at most. */
const MAX_KINDS = 50

/** Places that a kind may get. */
const KIND_CHOICES: readonly QuestionChoice[] = [
  { value: 'post', label: { en: 'Posts', de: 'Beiträge', he: 'פוסטים' } },
  { value: 'page', label: { en: 'Pages', de: 'Seiten', he: 'עמודים' } },
  { value: 'project', label: { en: 'Projects', de: 'Projekte', he: 'פרויקטים' } },
  { value: 'report', label: { en: 'Lines of the report', de: 'Zeilen des Berichts', he: 'שורות בדוח' } },
]

/** Asks for a place for each kind that has none. */
export function kindQuestions(index: ExportIndex, { kinds, imports }: ImportOptions): readonly Question[] {
  const counts = new Map<string, number>()
  for (const { kind, status } of index.items.values()) {
    if (imports.items.has(kind) || imports.wholes.has(kind) || imports.leftOut.has(kind)) continue
    if (placeOfKind(kind, kinds) !== 'none' || Object.hasOwn(kinds, kind) || status === 'trash') continue
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].slice(0, MAX_KINDS).map(([kind, count]) =>
    question(`kinds.${kind}`, {
      text: {
        en: `What should the ${count} items of the kind “${kind}” become: posts, pages, projects, or lines of the report?`,
        de: `Was soll aus den ${count} Einträgen der Art „${kind}“ werden: Beiträge, Seiten, Projekte oder Zeilen des Berichts?`,
        he: `מה יהיו ${count} הפריטים מסוג "${kind}": פוסטים, עמודים, פרויקטים או שורות בדוח?`,
      },
      suggestion: { en: 'report', de: 'Bericht', he: 'דוח' },
      confidence: 'unsure',
      because: {
        en: 'the kind is of a theme or plugin, and there is no place of that name',
        de: 'die Art zu einem Theme oder Plugin gehört und es keinen Platz dieses Namens gibt',
        he: 'הסוג שייך לערכת עיצוב או לתוסף, ואין כאן מקום בשם הזה',
      },
      choices: KIND_CHOICES,
    }),
  )
}

/** Names languages of the old site that the new one does not have. */
export function languageQuestions(index: ExportIndex, { languages, language }: ImportOptions): readonly Question[] {
  const { language: written } = index.site
  const missing = [...index.terms.values()]
    .filter(({ taxonomy, slug }) => taxonomy === 'language' && siteLanguageOf(slug, languages) === undefined)
    .map(({ name, slug }) => `${name} (${slug})`)
  if (written !== '' && siteLanguageOf(written, languages) === undefined) missing.unshift(written)
  if (missing.length === 0) return []
  return [
    question('languages', {
      text: {
        en: `The old site was written in ${missing.join(', ')}, which this site does not have. Add the language to the site first, or the texts count as ${language}.`,
        de: `Die alte Website war auf ${missing.join(', ')} geschrieben, was diese Website nicht hat. Fügen Sie ihr zuerst die Sprache hinzu, sonst gelten die Texte als ${language}.`,
        he: `האתר הישן נכתב ב-${missing.join(', ')}, שאין באתר הזה. הוסיפו קודם את השפה לאתר, אחרת הטקסטים ייחשבו כ-${language}.`,
      },
      suggestion: language,
      confidence: 'unsure',
      because: {
        en: 'the languages of a site are set before its content comes',
        de: 'die Sprachen einer Website vor ihrem Inhalt festgelegt werden',
        he: 'השפות של אתר נקבעות לפני שהתוכן שלו מגיע',
      },
    }),
  ]
}
