import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FeatureImport } from '@vitrine/kit/core'
import type { PluginRedirects } from '../../core/addresses/plugin-redirects.ts'
import { richTextBlock } from '../../core/convert/rich-text-block.ts'
import { type ExportIndex, indexOf } from '../../core/index-of-export/export-index.ts'
import { type Converters, defaultConverters } from '../../core/plan/converters.ts'
import { preparePlan } from '../../core/plan/import-plan.ts'
import { knownImports } from '../../core/plan/known-imports.ts'
import type { GivenOptions } from '../../core/plan/options.ts'
import { parseOptions } from '../../core/plan/parse-options.ts'
import type { ItemPlan, PlannedDocument, SitePlan } from '../../core/plan/plan.ts'
import type { FormFile } from '../../core/plan/plan-form-files.ts'
import { planItem } from '../../core/plan/plan-item.ts'
import { planSite } from '../../core/plan/plan-site.ts'
import type { ImportPlan } from '../../core/plan/prepared-plan.ts'
import type { Question } from '../../core/plan/questions.ts'
import { resolveOptions } from '../../core/plan/resolve-options.ts'
import type { ImportReport } from '../../core/report/report.ts'
import { ReportBuilder } from '../../core/report/report-builder.ts'
import { paragraphNode, textNode } from '../../core/rich-text/nodes.ts'
import type { SliderArchive } from '../../core/sliders/slider-source.ts'
import type { SourceAuthor, SourceEvent, SourceItem, SourceSite, SourceTerm } from '../../core/source/source.ts'
import { readExport } from '../../server/reading/read-export.ts'
import { itemWith } from '../convert/context.ts'

/** Moment at which tests import: after all that is published in the exports, before what is planned there. */
export const NOW = Date.UTC(2026, 10, 24)

/** Converters that make nothing of content but one block with its length, so that plans can be looked at alone. */
export const PLAIN_CONVERTERS: Converters = {
  content: ({ item }) => ({
    blocks: item.content.trim() === '' ? [] : [richTextBlock([paragraphNode([textNode(item.content)])])],
  }),
  form: (item) => ({ data: { title: item.title }, lines: [] }),
  message: (item) => ({ data: { subject: item.title }, lines: [] }),
}

export interface PlannedExport {
  readonly index: ExportIndex
  readonly plan: ImportPlan
  readonly items: ReadonlyMap<number, ItemPlan>
  readonly site: SitePlan
  readonly documents: readonly PlannedDocument[]
  readonly questions: readonly Question[]
  readonly report: ImportReport
}

export interface PlanInput {
  readonly given?: GivenOptions
  readonly languages?: readonly [string, ...string[]]
  readonly redirects?: PluginRedirects
  readonly converters?: Converters
  readonly archives?: readonly SliderArchive[]
  readonly imports?: readonly FeatureImport[]
  readonly formFiles?: readonly FormFile[]
}

/** Plans an export as an import does: an index first, then one item after the other, then what belongs to all. */
export function plannedEvents(events: readonly SourceEvent[], input: PlanInput = {}): PlannedExport {
  const { given = {}, languages = ['en', 'de', 'he'], redirects, converters = defaultConverters() } = input
  const index = indexOf(events, knownImports(input.imports))
  const { options, questions } = resolveOptions(given, index, { languages, now: NOW, imports: input.imports })
  const plan = preparePlan(index, options, { sliders: input.archives ?? [], forms: input.formFiles ?? [] })
  const report = new ReportBuilder(index)
  const sources = new Map<number, SourceItem>()
  for (const event of events) if (event.event === 'item') sources.set(event.item.id, event.item)
  const items = new Map([...sources.values()].map((item) => [item.id, planItem(item, plan, converters)]))
  for (const item of items.values()) report.addItem(item)
  const site = planSite(plan, converters, redirects ? { redirects } : {})
  report.addSite(site)
  report.addRedirects([...site.redirects].length)
  const documents = [
    ...site.terms,
    ...[...items.values()].flatMap((item) => item.documents),
    ...site.reusable,
    ...site.sliders,
    ...site.forms,
    ...site.menus,
  ]
  return { index, plan, items, site, documents, questions, report: report.end(plan, questions) }
}

/** An export of the folder of test data, with the options that its `expected.json` gives. */
export async function plannedExport(
  name: string,
  input: PlanInput = {},
): Promise<PlannedExport & { readonly expected: ExpectedExport }> {
  const expected = await expectedOf(name)
  const given = input.given ?? parseOptions(expected.options).options
  return { ...plannedEvents(await eventsOf(name), { ...input, given }), expected }
}

/** Events of a small export for tests. */
export function eventsFor(parts: {
  readonly site?: Partial<SourceSite>
  readonly authors?: readonly SourceAuthor[]
  readonly terms?: readonly Partial<SourceTerm>[]
  readonly items?: readonly Partial<SourceItem>[]
}): readonly SourceEvent[] {
  const site: SourceSite = {
    title: 'Old site',
    tagline: '',
    address: 'https://old.example',
    baseAddress: 'https://old.example',
    language: 'en-US',
    ...parts.site,
  }
  return [
    { event: 'site', site },
    ...(parts.authors ?? []).map((author) => ({ event: 'author', author }) as const),
    ...(parts.terms ?? []).map(
      (term) =>
        ({ event: 'term', term: { taxonomy: 'category', slug: 'news', name: 'News', metas: [], ...term } }) as const,
    ),
    ...(parts.items ?? []).map((item) => ({ event: 'item', item: itemWith(item) }) as const),
  ]
}

export async function eventsOf(name: string): Promise<readonly SourceEvent[]> {
  const events: SourceEvent[] = []
  for await (const event of readExport([pathOf(`${name}/export.xml`)])) events.push(event)
  return events
}

export function pathOf(file: string): string {
  return fileURLToPath(new URL(`../../../test-data/exports/${file}`, import.meta.url))
}

/** Part of `expected.json` with which plans are compared. */
export interface ExpectedExport {
  readonly options: unknown
  readonly counts: {
    readonly items: Readonly<Record<string, Readonly<Record<string, number>>>>
    readonly itemsTotal: number
    readonly comments: Readonly<Record<string, Readonly<Record<string, number>>>>
    readonly terms: Readonly<Record<string, number>>
    readonly authors: number
  }
  readonly authors: readonly {
    readonly login: string
    readonly name: string
    readonly email: string
    readonly inExport: boolean
  }[]
  readonly terms: readonly { readonly taxonomy: string; readonly name: string; readonly slug: string }[]
  readonly media: readonly ExpectedMedium[]
  readonly menus: Readonly<Record<string, readonly ExpectedEntry[]>>
  readonly comments: readonly ExpectedComment[]
  readonly items: Readonly<Record<string, ExpectedItem>>
  readonly oldAddresses: readonly ExpectedAddress[]
  readonly unknownKindsInReport?: Readonly<Record<string, number>>
}

export interface ExpectedMedium {
  readonly wpId: number
  readonly attachedFile: string
  readonly original: string
  readonly mime: string
  readonly alt?: string
  readonly caption?: string
}

export interface ExpectedEntry {
  readonly text: string
  readonly leadsTo: string
  readonly newTab?: boolean
  readonly children?: readonly ExpectedEntry[]
}

export interface ExpectedComment {
  readonly wpId: number
  readonly post: number
  readonly parent: number
  readonly author: string
  readonly state: string
  readonly type: string
  readonly dateUtc: string
  readonly text: string
}

export interface ExpectedItem {
  readonly wp: { readonly id: number; readonly type: string }
  readonly title: string
  readonly status: string
  readonly address: string
  readonly dateUtc: string | null
  readonly author?: { readonly login: string }
  readonly terms?: Readonly<Record<string, readonly string[]>>
  readonly image?: string
  readonly excerpt?: string
  readonly parent?: string
  readonly sticky?: boolean
  readonly commentsOpen?: boolean
  readonly seo?: Readonly<Record<string, unknown>>
  readonly mustNotBePublic?: boolean
}

export interface ExpectedAddress {
  readonly from: string
  readonly to: string
  readonly full?: string
  readonly query?: boolean
}

async function expectedOf(name: string): Promise<ExpectedExport> {
  return JSON.parse(await readFile(pathOf(`${name}/expected.json`), 'utf8'))
}
