import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { ExampleChoice, PlannedExamples } from '../plan/example-choice.ts'
import type { ItemPlan, LeftOutCode, PlacedLine, PlannedCollection, PlannedDocument, SitePlan } from '../plan/plan.ts'
import type { ImportPlan } from '../plan/prepared-plan.ts'
import type { Question } from '../plan/questions.ts'
import { firstAddressesOf } from './first-addresses.ts'
import { lookAtOf } from './look-at.ts'
import type { ImportReport, LeftOutItem, LineGroup, MissingFile, MovedPage } from './report.ts'
import type { ReportLabel } from './report-words.ts'
import { withoutSecrets } from './without-secrets.ts'

/** Left-out items, groups of lines and missing files that are listed one by one. */
const MAX_LEFT_OUT = 10_000
const MAX_GROUPS = 5000
const MAX_MISSING = 10_000

/** Addresses that are shown as examples. */
const MAX_EXAMPLES = 50

/** Pages that are listed with both of their addresses. */
const MAX_PAGES = 1000

const MAX_TITLE_LENGTH = 200

const EXAMPLE_LINES: Readonly<Record<ExampleChoice, PlacedLine>> = {
  replace: { level: 'note', code: 'examples-replaced', subject: 'examples' },
  keep: { level: 'note', code: 'examples-left', subject: 'examples' },
}

interface OpenKind {
  readonly kind: string
  readonly status: string
  readonly hasPassword: boolean
  items: number
  imported: number
  merged: number
  leftOut: number
}

/** Gathers the report of an import while its items are planned. */
export class ReportBuilder {
  readonly #index: ExportIndex
  readonly #kinds = new Map<string, OpenKind>()
  readonly #documents = new Map<PlannedCollection, number>()
  readonly #leftOut: LeftOutItem[] = []
  #moreLeftOut = 0
  #failed = 0
  readonly #groups = new Map<string, { -readonly [name in keyof LineGroup]: LineGroup[name] }>()
  readonly #missing: MissingFile[] = []
  readonly #changed: { readonly from: string; readonly to: string }[] = []
  #changedCount = 0
  readonly #pages: MovedPage[] = []
  #redirects = 0
  #comments = 0

  constructor(index: ExportIndex) {
    this.#index = index
  }

  addItem({ itemId, outcome, documents, lines }: ItemPlan): void {
    const kind = this.#kindOf(itemId)
    kind.items += 1
    if (outcome.became === 'document') kind.imported += 1
    else if (outcome.became === 'part') kind.merged += 1
    else {
      kind.leftOut += 1
      this.#addLeftOut(itemId, outcome.code, outcome.reason)
    }
    for (const document of documents) this.#addDocument(document, itemId)
    for (const line of lines) this.addLine(line)
  }

  /** An item that could not be written; it counts as failed, whatever was planned for it. */
  addFailure(itemId: number, reason: ReportLabel): void {
    const kind = this.#kindOf(itemId)
    this.#failed += 1
    kind.imported -= 1
    kind.leftOut += 1
    this.#addLeftOut(itemId, 'unreadable', reason)
  }

  /** All but the redirects of it, see {@link addRedirects}. */
  addSite({ forms, terms, reusable, sliders, menus, pages, lines }: Omit<SitePlan, 'redirects'>): void {
    for (const document of [...terms, ...reusable, ...sliders, ...forms, ...menus, ...pages])
      this.#count(document.collection)
    for (const line of lines) this.addLine(line)
  }

  /** Counts redirects while they are made: to make them all a second time would take as long as to write them. */
  addRedirects(count: number): void {
    this.#redirects += count
    this.#count('redirects', count)
  }

  /** Counts example documents of the new site. */
  addExamples({ choice, count }: PlannedExamples): void {
    if (count > 0) this.addLine(EXAMPLE_LINES[choice], count)
  }

  addLine({ level, code, subject, example, item }: PlacedLine, count = 1): void {
    const name = `${code}\n${subject}`
    const known = this.#groups.get(name)
    if (known) {
      known.count += count
      return
    }
    if (this.#groups.size >= MAX_GROUPS) return
    this.#groups.set(name, {
      level,
      code,
      subject: withoutSecrets(subject),
      count,
      ...(item && { first: { id: item.id, title: withoutSecrets(item.title), address: item.address } }),
      ...(example && { example: withoutSecrets(example) }),
    })
  }

  /** A file of the library that was found nowhere. */
  addMissingFile(missing: MissingFile): void {
    if (this.#missing.length < MAX_MISSING) this.#missing.push(missing)
  }

  /** @param asked All questions of the export, those that an option answers included. */
  end(plan: ImportPlan, questions: readonly Question[], asked = questions): ImportReport {
    const kinds = [...this.#kinds.values()].sort(
      (a, b) => a.kind.localeCompare(b.kind) || a.status.localeCompare(b.status),
    )
    const total = (name: 'items' | 'imported' | 'merged' | 'leftOut') =>
      kinds.reduce((sum, kind) => sum + kind[name], 0)
    const { site, comments, customFields, problems, moreProblems } = this.#index
    const allComments = [...comments.values()].reduce((sum, count) => sum + count, 0)
    const groups = [...this.#groups.values()].sort(
      (a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || b.count - a.count,
    )
    const report: Omit<ImportReport, 'lookAt'> = {
      site: { title: plan.options.title || site.title, address: plan.options.address },
      sum: {
        items: total('items'),
        imported: total('imported'),
        merged: total('merged'),
        leftOut: total('leftOut') - this.#failed,
        failed: this.#failed,
      },
      kinds,
      documents: Object.fromEntries(this.#documents),
      comments: { comments: allComments, imported: this.#comments, leftOut: this.#commentsLeftOut() },
      leftOut: this.#leftOut,
      moreLeftOut: this.#moreLeftOut,
      groups,
      missingFiles: this.#missing,
      changedAddresses: {
        count: this.#changedCount,
        examples: this.#changed,
        redirects: this.#redirects,
      },
      firstAddresses: firstAddressesOf(plan, new Map(this.#leftOut.map(({ id, reason }) => [id, reason]))),
      pages: this.#pages,
      customFields: [...customFields].map(([name, { count, example, firstItem }]) => ({
        name,
        count,
        example: withoutSecrets(example),
        firstItem: withoutSecrets(firstItem),
      })),
      problems: [
        ...problems.map(({ message }) => withoutSecrets(message)),
        ...(moreProblems > 0
          ? [
              {
                en: `${moreProblems} more problems of the file.`,
                de: `${moreProblems} weitere Probleme der Datei.`,
                he: `עוד ${moreProblems} בעיות בקובץ.`,
              },
            ]
          : []),
      ],
      questions,
      asked,
    }
    return { ...report, lookAt: lookAtOf(report) }
  }

  #kindOf(itemId: number): OpenKind {
    const item = this.#index.items.get(itemId)
    const { kind, status, hasPassword } = item ?? { kind: 'unknown', status: 'unknown', hasPassword: false }
    const name = `${kind}\n${status}\n${hasPassword}`
    const known = this.#kinds.get(name) ?? { kind, status, hasPassword, items: 0, imported: 0, merged: 0, leftOut: 0 }
    this.#kinds.set(name, known)
    return known
  }

  #addLeftOut(id: number, code: LeftOutCode, reason: ReportLabel): void {
    if (this.#leftOut.length >= MAX_LEFT_OUT) {
      this.#moreLeftOut += 1
      return
    }
    const item = this.#index.items.get(id)
    const title = item?.kind.startsWith('flamingo_')
      ? ''
      : withoutSecrets((item?.title ?? '').slice(0, MAX_TITLE_LENGTH))
    this.#leftOut.push({ id, kind: item?.kind ?? '', title, address: item?.link ?? '', code, reason })
  }

  #addDocument(document: PlannedDocument, itemId: number): void {
    this.#count(document.collection)
    if (document.collection === 'comments') this.#comments += 1
    const { path, data } = document
    const item = this.#index.items.get(itemId)
    const from = item?.link ?? ''
    if (!item || path === undefined || data._status !== 'published' || !from.startsWith('/')) return
    if (this.#pages.length < MAX_PAGES) {
      this.#pages.push({ title: typeof data.title === 'string' ? data.title : '', from, to: path })
    }
    // The address of what is still to come was nobody's yet.
    if (from.includes('?') || from === path) return
    this.#changedCount += 1
    if (this.#changed.length < MAX_EXAMPLES) this.#changed.push({ from, to: path })
  }

  #count(collection: PlannedCollection, more = 1): void {
    if (more > 0) this.#documents.set(collection, (this.#documents.get(collection) ?? 0) + more)
  }

  /** Comments that became none, by the reason. */
  #commentsLeftOut(): ImportReport['comments']['leftOut'] {
    const codes = ['editors-note', 'ping', 'comment-of-plugin', 'comments-beyond', 'comment-twice']
    return [...this.#groups.values()]
      .filter(({ code }) => codes.includes(code))
      .map(({ code, subject, count }) => ({ code, subject, count }))
  }
}

const LEVELS = ['lost', 'changed', 'note']
