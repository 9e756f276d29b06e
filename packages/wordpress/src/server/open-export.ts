import type { ImportMapping } from '@vitrine/kit/core'
import type { PluginRedirects } from '../core/addresses/plugin-redirects.ts'
import { IndexBuilder } from '../core/index-of-export/export-index.ts'
import type { ImportProgress } from '../core/move-in/import-progress.ts'
import { changesAt } from '../core/plan/changes-at.ts'
import { defaultConverters } from '../core/plan/converters.ts'
import type { ExampleChoice } from '../core/plan/example-choice.ts'
import { fateOf } from '../core/plan/fate.ts'
import { preparePlan } from '../core/plan/import-plan.ts'
import { knownImports } from '../core/plan/known-imports.ts'
import type { TargetSite } from '../core/plan/options.ts'
import { parseOptions } from '../core/plan/parse-options.ts'
import type { ItemPlan, PlanKey, PlannedDocument } from '../core/plan/plan.ts'
import { planItem } from '../core/plan/plan-item.ts'
import { planSite } from '../core/plan/plan-site.ts'
import type { ImportPlan } from '../core/plan/prepared-plan.ts'
import { resolveOptions } from '../core/plan/resolve-options.ts'
import { siteNameOf } from '../core/plan/site-name.ts'
import { ReportBuilder } from '../core/report/report-builder.ts'
import { siteMappings } from '../core/site-mappings/site-mappings.ts'
import type { SourceItem } from '../core/source/source.ts'
import { joinTranslations } from './join-translations.ts'
import { fileSource, inTurn } from './media/file-sources.ts'
import { PASTED_FILES } from './media/pasted-files.ts'
import type { PlannedItem, PlannedSite } from './planned-site.ts'
import { ExportFileError } from './reading/export-files.ts'
import { findFormFiles } from './reading/form-files.ts'
import { readExport } from './reading/read-export.ts'
import { rememberedReading } from './reading/remembered-reading.ts'
import { findSliderArchives } from './reading/slider-archives.ts'
import type { OpenedRest } from './rest/open-rest.ts'

export interface ExportToOpen {
  /** Exports of a site, and of sliders and forms. */
  readonly paths: readonly string[]
  /** A running site, in place of an export of it. */
  readonly rest?: Pick<OpenedRest, 'read' | 'options'> | undefined
  /** As they stand in the file of options. */
  readonly options: unknown
  /** Wins over the file of options. */
  readonly mainLanguage?: string | undefined
  /** Wins over the file of options. */
  readonly exampleContent?: ExampleChoice | undefined
  readonly target: TargetSite
  /** Blocks, shortcodes and widgets that the config of this site knows. */
  readonly mappings?: readonly ImportMapping[] | undefined
  /** Redirects that a plugin of the old site kept. */
  readonly redirects?: PluginRedirects | undefined
  readonly progress: (progress: ImportProgress) => void
}

/** Bytes after which progress is reported: about ten times a second. */
const PROGRESS_BYTES = 2_000_000

/** Fates of items that others refer to, so that they are written first. */
const REFERRED_TO = new Set(['medium', 'form', 'reusable'])

/**
 * Reads an export once for its index and plans it; its items are read again while they are written.
 *
 * @throws {ExportFileError} When it cannot be read, holds nothing, or an option cannot be used.
 */
export async function openExport({
  paths,
  rest,
  options: given,
  mainLanguage,
  exampleContent,
  target,
  mappings = [],
  redirects,
  progress,
}: ExportToOpen): Promise<PlannedSite> {
  const parsed = parseOptions(given)
  if (parsed.problems.length > 0) throw new ExportFileError(parsed.problems.join('\n'))
  const read = rememberedReading(rest ? rest.read : (reading) => readExport(paths, reading))
  const builder = new IndexBuilder(knownImports(target.imports))
  const replaced = new Set<number>()
  let reported = 0
  const onProgress = ({ readBytes, totalBytes }: { readonly readBytes: number; readonly totalBytes: number }) => {
    if (readBytes - reported < PROGRESS_BYTES && readBytes < totalBytes) return
    reported = readBytes
    progress({ step: 'reading', readBytes, totalBytes })
  }
  for await (const event of read({ onProgress })) {
    if (event.event === 'item' && event.replaces !== undefined) replaced.add(event.replaces)
    builder.add(event)
  }
  const index = builder.end()
  const known = parseOptions(rest?.options ?? {}).options
  const answered = {
    ...known,
    ...parsed.options,
    ...(mainLanguage && { mainLanguage }),
    ...(exampleContent && { exampleContent }),
  }
  requireLanguage(answered.mainLanguage, target)
  const { options, questions } = resolveOptions(answered, index, target)
  const asked = resolveOptions(known, index, target).questions
  const archives = await findSliderArchives(paths)
  const forms = await findFormFiles(paths)
  const plan = preparePlan(index, options, { sliders: archives, forms })
  const converters = defaultConverters(siteMappings(mappings))
  const merged = new Set<number>()
  const refused = new Set<PlanKey>()
  const whole = planSite(plan, converters, { merged, ...(redirects && { redirects }) })
  const site = { ...whole, redirects: leadingSomewhere(whole.redirects, refused) }
  const report = new ReportBuilder(index)
  const isWrittenFirst = (id: number) => {
    const item = index.items.get(id)
    return item !== undefined && REFERRED_TO.has(fateOf(item, index, options).fate)
  }

  async function* readItems(which: 'first' | 'other' | 'all'): AsyncGenerator<PlannedItem> {
    for await (const event of read({ leaveOut: replaced })) {
      if (event.event !== 'item') continue
      if (which !== 'all' && isWrittenFirst(event.item.id) !== (which === 'first')) continue
      yield { item: event.item, plan: planned(event.item) }
    }
  }
  const joined = (items: AsyncIterable<PlannedItem>) =>
    joinTranslations(items, plan.translations, { merged, now: options.now })
  const planned = (item: SourceItem): ItemPlan => {
    const itemPlan = planOrFailure(item)
    if (itemPlan.outcome.became === 'nothing' && plan.newAddresses.has(item.id)) refused.add(`item:${item.id}`)
    return itemPlan
  }
  const planOrFailure = (item: SourceItem): ItemPlan => {
    try {
      return planItem(item, plan, converters)
    } catch (error) {
      return unplanned(item, error)
    }
  }

  return {
    source: sourceOf(plan),
    hosts: hostsOf(plan),
    changesAt: changesAt(index, options),
    itemCount: index.items.size,
    site,
    languages: options.languages,
    examples: {
      choice: options.exampleContent,
      counts: target.examples ?? {},
      siteName: siteNameOf(options) ?? sourceOf(plan),
    },
    report: {
      addItem: (itemPlan) => report.addItem(itemPlan),
      addFailure: (id, reason) => report.addFailure(id, reason),
      addMissingFile: (file) => report.addMissingFile(file),
      addRedirects: (count) => report.addRedirects(count),
      addExamples: (examples) => report.addExamples(examples),
      end() {
        report.addSite(site)
        return report.end(plan, questions, asked)
      },
    },
    files: inTurn(PASTED_FILES, fileSource(new Map(archives.flatMap(({ files }) => [...files])))),
    firstItems: () => readItems('first'),
    otherItems: () => joined(readItems('other')),
    allItems: () => joined(readItems('all')),
  }
}

/** @throws {ExportFileError} For a main language that the site cannot have. */
function requireLanguage(asked: string | undefined, { languages, knownLanguages = [] }: TargetSite): void {
  if (asked === undefined || languages.includes(asked) || knownLanguages.includes(asked)) return
  throw new ExportFileError(
    `The main language “${asked}” is none that a site can have. Give one of ${[...new Set([...languages, ...knownLanguages])].join(', ')}.`,
  )
}

/**
 * Redirects without those to items that turned out to become nothing, which would wait for them in vain.
 *
 * @param refused Complete once all items were planned, which redirects come after.
 */
function leadingSomewhere(
  redirects: Iterable<PlannedDocument>,
  refused: ReadonlySet<PlanKey>,
): Iterable<PlannedDocument> {
  return {
    *[Symbol.iterator]() {
      for (const redirect of redirects) if (!redirect.dependsOn.some((key) => refused.has(key))) yield redirect
    },
  }
}

/** An item that our own code fails on is a line of the report, and the others come. */
function unplanned({ id }: SourceItem, error: unknown): ItemPlan {
  const said = error instanceof Error ? error.message : error
  const reason = {
    en: `It could not be converted: ${said}`,
    de: `Die Umwandlung ist gescheitert: ${said}`,
    he: `ההמרה נכשלה: ${said}`,
  }
  return { itemId: id, outcome: { became: 'nothing', code: 'unreadable', reason }, documents: [], lines: [] }
}

function sourceOf({ index: { own, site } }: ImportPlan): string {
  return `${own.host}${own.folder}` || site.title || 'unnamed'
}

/** Hosts that the export names as its own or for its files, without `www.`. */
function hostsOf({ index, options }: ImportPlan): ReadonlySet<string> {
  const addresses = [options.address, index.site.address, index.site.baseAddress]
  for (const { attachment } of index.items.values()) if (attachment) addresses.push(attachment.address)
  const hosts = new Set(options.alsoHosts)
  for (const address of addresses) {
    if (URL.canParse(address)) hosts.add(new URL(address).hostname.replace(/^www\./, ''))
  }
  return hosts
}
