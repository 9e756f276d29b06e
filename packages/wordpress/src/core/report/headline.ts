import type { LeftOutCode } from '../plan/plan.ts'
import type { ImportReport, ItemSum } from './report.ts'
import type { ReportText } from './report-words.ts'

/** `all`: everything is here as planned. `gaps`: it is here but for what the report names. `failed`: nothing came. */
export type RunOutcome = 'all' | 'gaps' | 'failed'

/**
 * Reasons for which nothing is missing: WordPress keeps the item for itself, or its owner threw it away, hid it or left it
 * out by choice.
 */
const NOT_MISSED: ReadonlySet<LeftOutCode> = new Set<LeftOutCode>([
  'trash',
  'site-editor',
  'pattern-copied',
  'menu-entry-hidden',
  'spam',
  'address-book',
  'bookkeeping',
  'by-choice',
])

/** Tells whether items were left out that an owner would miss, or more than the report lists with their reasons. */
export function missesItems({ leftOut, moreLeftOut }: Pick<ImportReport, 'leftOut' | 'moreLeftOut'>): boolean {
  return moreLeftOut > 0 || leftOut.some(({ code }) => !NOT_MISSED.has(code))
}

/** The first sentence of a report: how much of the export is here, and how much is not. */
export function headlineOf({ outcome, sum, dryRun }: HeadlineOf): ReportText {
  const { items, imported, merged, leftOut, failed } = sum
  const here = imported + merged
  const are = verbOf(here, dryRun)
  if (outcome === 'failed') {
    return dryRun
      ? { en: 'Nothing would be imported.', de: 'Nichts würde importiert.', he: 'שום דבר לא ייובא.' }
      : { en: 'Nothing was imported.', de: 'Es wurde nichts importiert.', he: 'שום דבר לא יובא.' }
  }
  if (here < items) {
    const missing = [
      ...(leftOut > 0 ? [{ en: `${leftOut} left out`, de: `${leftOut} ausgelassen`, he: `${leftOut} הושמטו` }] : []),
      ...(failed > 0 ? [{ en: `${failed} failed`, de: `${failed} gescheitert`, he: `${failed} נכשלו` }] : []),
    ]
    return {
      en: `${here} of ${items} items ${are.en}; ${missing.map(({ en }) => en).join(', ')}. The report names each with its reason.`,
      de: `${here} von ${items} Einträgen ${are.de}; ${missing.map(({ de }) => de).join(', ')}. Der Bericht nennt jeden mit seinem Grund.`,
      he: `${here} מתוך ${items} פריטים ${are.he}; ${missing.map(({ he }) => he).join(', ')}. הדוח מציין כל אחד מהם עם הסיבה.`,
    }
  }
  const all = allOf(items, verbOf(items || 1, dryRun))
  return outcome === 'all'
    ? { en: `${all.en}.`, de: `${all.de}.`, he: `${all.he}.` }
    : {
        en: `${all.en}, with gaps: the report names what is missing or different.`,
        de: `${all.de}, mit Lücken: Der Bericht nennt, was fehlt oder anders ist.`,
        he: `${all.he}, עם חוסרים: הדוח מציין מה חסר או שונה.`,
      }
}

function verbOf(count: number, dryRun: boolean): ReportText {
  if (count === 1) {
    return dryRun ? { en: 'would be here', de: 'käme', he: 'יגיע' } : { en: 'is here', de: 'ist da', he: 'נמצא כאן' }
  }
  return dryRun
    ? { en: 'would be here', de: 'kämen', he: 'יגיעו' }
    : { en: 'are here', de: 'sind da', he: 'נמצאים כאן' }
}

/** All items of an export with their verb. One with files for forms and sliders alone has none. */
function allOf(items: number, verb: ReportText): ReportText {
  if (items === 0) {
    return {
      en: `All that the files hold ${verb.en}`,
      de: `Alles aus den Dateien ${verb.de}`,
      he: `כל מה שבקבצים ${verb.he}`,
    }
  }
  if (items === 1) {
    return { en: `The one item ${verb.en}`, de: `Der eine Eintrag ${verb.de}`, he: `הפריט היחיד ${verb.he}` }
  }
  return {
    en: `All ${items} items ${verb.en}`,
    de: `Alle ${items} Einträge ${verb.de}`,
    he: `כל ${items} הפריטים ${verb.he}`,
  }
}

interface HeadlineOf {
  readonly outcome: RunOutcome
  readonly sum: ItemSum
  readonly dryRun: boolean
}
