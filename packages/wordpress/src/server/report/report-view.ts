import { type AdminLabel, type AdminText, adminTexts } from '@vitrine/content/core'
import type { ShownGroup, ShownLine, ShownLink, ShownReport } from '../../core/move-in/shown-report.ts'
import { headlineOf } from '../../core/report/headline.ts'
import type { LineGroup, LookAtThing } from '../../core/report/report.ts'
import { sentenceOf } from '../../core/report/sentences.ts'
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
  { text: { en: 'The home page.', de: 'Die Startseite.' }, links: [{ kind: 'site', href: '/' }] },
  {
    text: { en: 'The menu in the header.', de: 'Das Menü im Kopf der Seiten.' },
    links: [{ kind: 'admin', href: '/admin/globals/header' }],
  },
  {
    text: {
      en: 'Each contact form: send one message.',
      de: 'Jedes Kontaktformular: Senden Sie eine Nachricht.',
    },
    links: [{ kind: 'admin', href: '/admin/collections/contact-forms' }],
  },
  {
    text: { en: 'A post with a gallery.', de: 'Ein Beitrag mit einer Galerie.' },
    links: [{ kind: 'admin', href: '/admin/collections/posts' }],
  },
  {
    text: {
      en: 'An old address that a search engine shows: it should lead to its new place.',
      de: 'Eine alte Adresse, die eine Suchmaschine zeigt: Sie soll an ihren neuen Ort führen.',
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
  made: { en: 'new', de: 'neu' },
  updated: { en: 'brought up to date', de: 'auf den neuen Stand gebracht' },
  unchanged: { en: 'here already', de: 'schon da' },
  same: { en: 'the same as another', de: 'wie ein anderes' },
} as const satisfies Readonly<Record<string, AdminText>>

function cameOver({ written }: RunReport, { nameOf }: ReportSite): readonly ShownLine[] {
  return Object.entries(written).flatMap(([collection, counts]) => {
    const parts = Object.entries(HERE).flatMap(([outcome, name]) => {
      const count = Object.entries(counts).find(([one]) => one === outcome)?.[1]
      return count ? [{ count, name }] : []
    })
    if (parts.length === 0) return []
    const isGlobal = collection.startsWith('global:')
    const text = inBoth((word) => {
      const name = word(nameOf(collection))
      const called = isGlobal ? `${word({ en: 'Settings', de: 'Einstellungen' })}: ${name}` : name
      return `${called}: ${parts.map(({ count, name: became }) => `${count} ${word(became)}`).join(', ')}`
    })
    const links: readonly ShownLink[] = isGlobal ? [] : [{ kind: 'admin', href: `/admin/collections/${collection}` }]
    return [{ text, links }]
  })
}

function changed(report: RunReport, on: ReportSite): readonly ShownLine[] {
  const { groups, moved, changedAddresses } = report
  const { count, redirects } = changedAddresses
  const addresses = {
    en: `${count} addresses change; ${redirects} redirects lead from old ones.`,
    de: `${count} Adressen ändern sich; ${redirects} Weiterleitungen führen von alten weiter.`,
  }
  return [
    ...(count + redirects > 0 ? [line(addresses)] : []),
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
      line({ en: `Missing file: ${file || address}`, de: `Fehlende Datei: ${file || address}` }),
    ),
    ...leftOut.map(({ id, kind, title, reason }) =>
      line(inBoth((word) => `${kind} ${id}${title && ` ${word(quoted(title))}`}: ${word(reason)}`)),
    ),
    ...(moreLeftOut > 0
      ? [
          line({
            en: `${moreLeftOut} more items were left out.`,
            de: `${moreLeftOut} weitere Einträge wurden ausgelassen.`,
          }),
        ]
      : []),
    ...groups.filter(({ level }) => level === 'note').map((one) => groupLine(one, on)),
    ...customFields.map(({ name, count }) =>
      line({
        en: `Field of the old site: ${name}, ${count} times.`,
        de: `Feld der alten Website: ${name}, ${count}-mal.`,
      }),
    ),
  ]
}

function failed({ failures, written }: RunReport, on: ReportSite): readonly ShownLine[] {
  const waiting = Object.entries(written).flatMap(([collection, { waiting: count }]) => {
    if (!count) return []
    const waits = { en: `${count} wait for what did not come.`, de: `${count} warten auf etwas, das nicht kam.` }
    return [line(inBoth((word) => `${word(on.nameOf(collection))}: ${word(waits)}`))]
  })
  return [...failures.map((one) => documentLine(one, on)), ...waiting]
}

function groupLine(of: LineGroup, { places }: ReportSite): ShownLine {
  const { count, first } = of
  const sentence = sentenceOf(of)
  const text = inBoth((word) => {
    const where = first
      ? `, ${word({ en: 'first in', de: 'zuerst in' })} ${word(quoted(String(first.title || first.id)))}`
      : ''
    return `${word(sentence)} (${count} ×${where})`
  })
  return line(text, first && places.get(keyOf(first)))
}

function documentLine({ key, collection, title, message }: DocumentLine, { places, nameOf }: ReportSite): ShownLine {
  const text = inBoth((word) => `${word(nameOf(collection))} ${word(quoted(title || key))}: ${word(message)}`)
  return line(text, places.get(key))
}

function line(text: AdminLabel, links: readonly ShownLink[] = []): ShownLine {
  return { text, links }
}

function quoted(name: string): AdminText {
  return { en: `“${name}”`, de: `„${name}“` }
}

/** A text of which each language is made in the same way. */
function inBoth(make: (word: (label: AdminLabel) => string) => string): AdminText {
  return { en: make(adminTexts('en')), de: make(adminTexts('de')) }
}

function keyOf({ id }: { readonly id: number }): string {
  return `item:${id}`
}
