import type { AdminLabel } from '@vitrine/content/core'
import type { ShownGroup, ShownLine, ShownLink, ShownReport } from '../../core/move-in/shown-report.ts'
import { firstAddressText } from '../../core/report/first-addresses.ts'
import { headlineOf } from '../../core/report/headline.ts'
import type { FirstAddress, LineGroup, LookAtThing } from '../../core/report/report.ts'
import { addressesText, groupText, leftOutText } from '../../core/report/report-lines.ts'
import { inEachLanguage, quoted, type ReportText } from '../../core/report/report-words.ts'
import { documentText } from './document-text.ts'
import type { DocumentLine, RunReport } from './run-report.ts'

/** Lines of a group that are shown. */
const MAX_SHOWN_LINES = 300

/** Things that an owner is asked to look at. */
const MAX_THINGS = 5

/** Links to documents by their keys in the plan. */
export type Places = ReadonlyMap<string, readonly ShownLink[]>

/** All that a report says of this site. */
export interface ReportSite {
  readonly places: Places
  /** Name of a collection, or of a global by `global:` and its slug, as the admin shows it. */
  readonly nameOf: (collection: string) => AdminLabel
}

/** Report as the page shows it, with links to what is here. */
export function reportView(report: RunReport, on: ReportSite): ShownReport {
  const { site, dryRun, outcome, sum, kinds, asked, problems } = report
  const things = report.lookAt.map((thing) => thingLine(thing, on.places))
  return {
    site,
    dryRun,
    outcome,
    headline: headlineOf(report),
    sum,
    kinds,
    questions: asked,
    firstAddresses: report.firstAddresses.map((address) => addressLine(address, dryRun)),
    lookAt: [...things, ...(dryRun ? [] : USUAL_PLACES)].slice(0, MAX_THINGS),
    groups: [
      group('came-over', cameOver(report, on)),
      group('changed', changed(report, on)),
      group('listed', listed(report, on)),
      group('failed', failed(report, on)),
    ],
    problems,
  }
}

/** Keys of all documents that a report links to. */
export function keysIn(report: RunReport): readonly string[] {
  const first = [...report.groups, ...report.lookAt].flatMap((line) => (line.first ? [keyOf(line.first)] : []))
  const documents = [report.failures, report.kept, report.moved].flatMap((lines) =>
    lines.slice(0, MAX_SHOWN_LINES).map(({ key }) => key),
  )
  return [...new Set([...first, ...documents])]
}

/** Places that are worth a look after every import. */
const USUAL_PLACES: readonly ShownLine[] = [
  { text: { en: 'The home page.', de: 'Die Startseite.', he: 'עמוד הבית.' }, links: [{ kind: 'site', href: '/' }] },
  {
    text: { en: 'The menu in the header.', de: 'Das Menü im Kopf der Seiten.', he: 'התפריט בראש העמודים.' },
    links: [{ kind: 'admin', href: '/admin/globals/header' }],
  },
  {
    text: {
      en: 'Each contact form: send one message.',
      de: 'Jedes Kontaktformular: Senden Sie eine Nachricht.',
      he: 'כל טופס יצירת קשר: שלחו הודעה אחת.',
    },
    links: [{ kind: 'admin', href: '/admin/collections/contact-forms' }],
  },
  {
    text: { en: 'A post with a gallery.', de: 'Ein Beitrag mit einer Galerie.', he: 'פוסט עם גלריה.' },
    links: [{ kind: 'admin', href: '/admin/collections/posts' }],
  },
  {
    text: {
      en: 'An old address that a search engine shows: it should lead to its new place.',
      de: 'Eine alte Adresse, die eine Suchmaschine zeigt: Sie soll an ihren neuen Ort führen.',
      he: 'כתובת ישנה שמנוע חיפוש מציג: היא אמורה להוביל למקום החדש שלה.',
    },
    links: [{ kind: 'admin', href: '/admin/collections/redirects' }],
  },
]

function group(name: ShownGroup['name'], lines: readonly ShownLine[]): ShownGroup {
  return {
    name,
    lines: lines.slice(0, MAX_SHOWN_LINES),
    moreLines: Math.max(0, lines.length - MAX_SHOWN_LINES),
  }
}

function thingLine({ text, first, list }: LookAtThing, places: Places): ShownLine {
  const links = first ? (places.get(keyOf(first)) ?? []) : []
  if (links.length > 0 || list === undefined) return { text, links }
  return { text, links: [{ kind: 'admin', href: `/admin/collections/${list}` }] }
}

/** Results that leave a document here, as people read them. */
const HERE = {
  made: { en: 'new', de: 'neu', he: 'חדשים' },
  updated: { en: 'brought up to date', de: 'auf den neuen Stand gebracht', he: 'עודכנו' },
  unchanged: { en: 'here already', de: 'schon da', he: 'כבר כאן' },
  same: { en: 'the same as another', de: 'wie ein anderes', he: 'זהים לאחר' },
} as const satisfies Readonly<Record<string, ReportText>>

function cameOver({ written }: RunReport, { nameOf }: ReportSite): readonly ShownLine[] {
  return Object.entries(written).flatMap(([collection, counts]) => {
    const parts = Object.entries(HERE).flatMap(([outcome, name]) => {
      const count = Object.entries(counts).find(([one]) => one === outcome)?.[1]
      return count ? [{ count, name }] : []
    })
    if (parts.length === 0) return []
    const isGlobal = collection.startsWith('global:')
    const text = inEachLanguage((word) => {
      const name = word(nameOf(collection))
      const called = isGlobal ? `${word({ en: 'Settings', de: 'Einstellungen', he: 'הגדרות' })}: ${name}` : name
      return `${called}: ${parts.map(({ count, name: became }) => `${count} ${word(became)}`).join(', ')}`
    })
    const links: readonly ShownLink[] = isGlobal ? [] : [{ kind: 'admin', href: `/admin/collections/${collection}` }]
    return [{ text, links }]
  })
}

function changed(report: RunReport, on: ReportSite): readonly ShownLine[] {
  const { groups, moved, changedAddresses } = report
  return [
    ...(changedAddresses.count + changedAddresses.redirects > 0 ? [line(addressesText(changedAddresses))] : []),
    ...groups.filter(({ level }) => level === 'changed').map((one) => groupLine(one, on)),
    ...moved.map((one) => documentLine(one, on)),
    ...report.kept.map((one) => documentLine(one, on)),
  ]
}

function listed(report: RunReport, on: ReportSite): readonly ShownLine[] {
  const { groups, leftOut, moreLeftOut, missingFiles, customFields } = report
  return [
    ...groups.filter(({ level }) => level === 'lost').map((one) => groupLine(one, on)),
    ...missingFiles.map(({ file, address }) =>
      line({
        en: `Missing file: ${file || address}`,
        de: `Fehlende Datei: ${file || address}`,
        he: `קובץ חסר: ${file || address}`,
      }),
    ),
    ...leftOut.map((item) => line(leftOutText(item))),
    ...(moreLeftOut > 0
      ? [
          line({
            en: `${moreLeftOut} more items were left out.`,
            de: `${moreLeftOut} weitere Einträge wurden ausgelassen.`,
            he: `${moreLeftOut} פריטים נוספים הושמטו.`,
          }),
        ]
      : []),
    ...groups.filter(({ level }) => level === 'note').map((one) => groupLine(one, on)),
    ...customFields.map(({ name, count }) =>
      line(
        inEachLanguage((word) =>
          word({
            en: `Field of the old site: ${word(quoted(name))}, ${count} times.`,
            de: `Feld der alten Website: ${word(quoted(name))}, ${count}-mal.`,
            he: `שדה של האתר הישן: ${word(quoted(name))}, ${count} פעמים.`,
          }),
        ),
      ),
    ),
  ]
}

function failed({ failures, written }: RunReport, on: ReportSite): readonly ShownLine[] {
  const waiting = Object.entries(written).flatMap(([collection, { waiting: count }]) => {
    if (!count) return []
    const waits = {
      en: `${count} wait for what did not come.`,
      de: `${count} warten auf etwas, das nicht kam.`,
      he: `${count} ממתינים למה שלא הגיע.`,
    }
    return [line(inEachLanguage((word) => `${word(on.nameOf(collection))}: ${word(waits)}`))]
  })
  return [...failures.map((one) => documentLine(one, on)), ...waiting]
}

/** A dry run has made nothing that a link could lead to. */
function addressLine(address: FirstAddress, dryRun: boolean): ShownLine {
  const links: readonly ShownLink[] = 'to' in address && !dryRun ? [{ kind: 'site', href: address.to }] : []
  return line(firstAddressText(address), links)
}

function groupLine(group: LineGroup, { places }: ReportSite): ShownLine {
  return line(groupText(group), group.first && places.get(keyOf(group.first)))
}

function documentLine(document: DocumentLine, { places, nameOf }: ReportSite): ShownLine {
  return line(documentText(document, nameOf), places.get(document.key))
}

function line(text: ReportText, links: readonly ShownLink[] = []): ShownLine {
  return { text, links }
}

function keyOf({ id }: { readonly id: number }): string {
  return `item:${id}`
}
