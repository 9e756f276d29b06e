import type { ShownGroup, ShownLine, ShownLink, ShownReport } from '../../core/move-in/shown-report.ts'
import type { LineGroup, LookAtThing } from '../../core/report/report.ts'
import { sentenceOf } from '../../core/report/sentences.ts'
import type { DocumentLine, RunReport } from './run-report.ts'

/** Lines of a group that are shown. */
const MAX_SHOWN_LINES = 300

/** Things that an owner is asked to look at. */
const MAX_THINGS = 5

/** Links to documents by their keys in the plan. */
export type Places = ReadonlyMap<string, readonly ShownLink[]>

/** Report as the page shows it, with links to what is here. */
export function reportView(report: RunReport, places: Places): ShownReport {
  const { site, dryRun, outcome, sum, kinds, asked, problems } = report
  const things = report.lookAt.map((thing) => thingLine(thing, places))
  return {
    site,
    dryRun,
    outcome,
    sum,
    kinds,
    questions: asked,
    lookAt: [...things, ...(dryRun ? [] : USUAL_PLACES)].slice(0, MAX_THINGS),
    groups: [
      group('came-over', cameOver(report)),
      group('changed', changed(report, places)),
      group('listed', listed(report, places)),
      group('failed', failed(report, places)),
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
  { text: 'The home page.', links: [{ kind: 'site', href: '/' }] },
  { text: 'The menu in the header.', links: [{ kind: 'admin', href: '/admin/globals/header' }] },
  {
    text: 'Each contact form: send one message.',
    links: [{ kind: 'admin', href: '/admin/collections/contact-forms' }],
  },
  { text: 'A post with a gallery.', links: [{ kind: 'admin', href: '/admin/collections/posts' }] },
  {
    text: 'An old address that a search engine shows: it should lead to its new place.',
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
  made: 'new',
  updated: 'brought up to date',
  unchanged: 'here already',
  same: 'the same as another',
} as const

function cameOver({ written }: RunReport): readonly ShownLine[] {
  return Object.entries(written).flatMap(([collection, counts]) => {
    const parts = Object.entries(HERE).flatMap(([outcome, name]) => {
      const count = Object.entries(counts).find(([one]) => one === outcome)?.[1]
      return count ? [`${count} ${name}`] : []
    })
    if (parts.length === 0) return []
    const isGlobal = collection.startsWith('global:')
    const name = isGlobal ? `Settings: ${collection.slice('global:'.length)}` : collection.replaceAll('-', ' ')
    const links: readonly ShownLink[] = isGlobal ? [] : [{ kind: 'admin', href: `/admin/collections/${collection}` }]
    return [{ text: `${name}: ${parts.join(', ')}`, links }]
  })
}

function changed(report: RunReport, places: Places): readonly ShownLine[] {
  const { groups, moved, changedAddresses } = report
  const { count, redirects } = changedAddresses
  return [
    ...(count + redirects > 0
      ? [line(`${count} addresses change; ${redirects} redirects lead from old ones.`, places, undefined)]
      : []),
    ...groups.filter(({ level }) => level === 'changed').map((one) => groupLine(one, places)),
    ...moved.map((one) => documentLine(one, places)),
    ...report.kept.map((one) => documentLine(one, places)),
  ]
}

function listed(report: RunReport, places: Places): readonly ShownLine[] {
  const { groups, leftOut, moreLeftOut, missingFiles, customFields } = report
  return [
    ...groups.filter(({ level }) => level === 'lost').map((one) => groupLine(one, places)),
    ...missingFiles.map(({ file, address }) => line(`Missing file: ${file || address}`, places, undefined)),
    ...leftOut.map(({ id, kind, title, reason }) =>
      line(`${kind} ${id}${title && ` “${title}”`}: ${reason}`, places, undefined),
    ),
    ...(moreLeftOut > 0 ? [line(`${moreLeftOut} more items were left out.`, places, undefined)] : []),
    ...groups.filter(({ level }) => level === 'note').map((one) => groupLine(one, places)),
    ...customFields.map(({ name, count }) =>
      line(`Field of the old site: ${name}, ${count} times.`, places, undefined),
    ),
  ]
}

function failed({ failures, written }: RunReport, places: Places): readonly ShownLine[] {
  const waiting = Object.entries(written).flatMap(([collection, counts]) =>
    counts.waiting ? [line(`${collection}: ${counts.waiting} wait for what did not come.`, places, undefined)] : [],
  )
  return [...failures.map((one) => documentLine(one, places)), ...waiting]
}

function groupLine(of: LineGroup, places: Places): ShownLine {
  const where = of.first ? `, first in “${of.first.title || of.first.id}”` : ''
  return line(`${sentenceOf(of)} (${of.count} ×${where})`, places, of.first && keyOf(of.first))
}

function documentLine({ key, collection, title, message }: DocumentLine, places: Places): ShownLine {
  return line(`${collection} “${title || key}”: ${message}`, places, key)
}

function line(text: string, places: Places, key: string | undefined): ShownLine {
  return { text, links: key === undefined ? [] : (places.get(key) ?? []) }
}

function keyOf({ id }: { readonly id: number }): string {
  return `item:${id}`
}
