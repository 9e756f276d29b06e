import type { ConvertedItem, ImportTools, ItemImport } from '@vitrine/kit/core'
import { addressesOfItem } from '../addresses/old-addresses.ts'
import type { ReportLine } from '../convert/convert.ts'
import { withinLimits } from '../convert/within-limits.ts'
import { localDay } from '../dates/site-zone.ts'
import { takenTypeOf } from '../media/file-kind.ts'
import { uploadPathOf } from '../media/upload-path.ts'
import { plainPhp } from '../php/php-value.ts'
import { unserialize } from '../php/unserialize.ts'
import type { SourceItem } from '../source/source.ts'
import { refTo } from '../source/source-key.ts'
import { plainText } from '../terms/plain-text.ts'
import { titleText } from '../terms/title-text.ts'
import type { Converters } from './converters.ts'
import { type DocumentFate, fateOf } from './fate.ts'
import { itemConversion } from './item-conversion.ts'
import { itemTitle } from './item-title.ts'
import { languageOf } from './languages.ts'
import type { ItemPlan, PlanKey, PlannedData, PlannedDocument } from './plan.ts'
import { isoOf, timestamps } from './plan-document.ts'
import type { ImportPlan } from './prepared-plan.ts'
import { siteSeo } from './site-seo.ts'

interface FeaturePlanning {
  readonly plan: ImportPlan
  readonly converters: Converters
  readonly report: (line: ReportLine) => void
  /** Of a document with an address. */
  readonly fate?: DocumentFate
}

/** The document of a feature that an item becomes, behind the forms and pictures that stand in it. */
export function planFeatureItem(
  item: SourceItem,
  taken: ItemImport,
  planning: FeaturePlanning,
): Pick<ItemPlan, 'outcome' | 'documents'> {
  const { plan, report, fate } = planning
  const { tools, documents, files } = toolsFor(item, taken, planning)
  const converted = taken.convert(item, tools)
  if ('problem' in converted) {
    return { outcome: { became: 'nothing', code: 'unreadable', reason: converted.problem }, documents: [] }
  }
  const key = `item:${item.id}` as const
  const needed = [...files.keys()].filter((file) => converted.needs?.some(({ $source }) => $source === file))
  const address = plan.newAddresses.get(item.id)
  const isPublished = fate?.status === 'published' && converted.isDraft !== true
  if (fate?.draftReason) {
    report({ level: 'changed', code: 'draft-of-feature', subject: `${item.kind}, ${fate.draftReason}` })
  }
  if (item.comments.length > 0) report({ level: 'lost', code: 'comments-of-feature', subject: item.kind })
  const document: PlannedDocument = {
    key,
    collection: taken.collection,
    locale: languageOf(item, plan.options),
    data: {
      ...converted.data,
      ...timestamps(item, plan),
      ...(fate && addressedData(item, taken, converted, planning)),
    },
    ...(address && { path: address.path }),
    ...(fate?.visibility === 'password' && item.password !== undefined && { password: { text: item.password } }),
    ...(fate?.draftReason === 'planned' && item.publishedAt !== undefined && { publishAt: isoOf(item.publishedAt) }),
    ...(needed.length > 0 && { draftWithout: needed }),
    dependsOn: (converted.after ?? []).map((id) => `item:${id}` as const),
    oldAddresses: isPublished ? oldAddressesOf(item, plan) : [],
  }
  return {
    outcome: { became: 'document', key, collection: taken.collection },
    documents: [...documents, ...files.values(), document],
  }
}

/** Fields that every document with an address has. */
function addressedData(
  item: SourceItem,
  { kind }: ItemImport,
  { data, isDraft }: Extract<ConvertedItem, { readonly data: unknown }>,
  { plan, report, fate }: FeaturePlanning,
): PlannedData {
  const { title } = itemTitle(item, kind)
  const slug = plan.newAddresses.get(item.id)?.slug
  const fallback = { ...(typeof data.description === 'string' && { description: plainText(data.description, 300) }) }
  return {
    title,
    ...(slug !== undefined && { slug }),
    meta: siteSeo({ item, plan, title, report }, fallback),
    _status: isDraft ? 'draft' : (fate?.status ?? 'draft'),
    ...(fate?.visibility && { visibility: fate.visibility }),
  }
}

function oldAddressesOf({ id }: SourceItem, { index, options }: ImportPlan): readonly string[] {
  const indexed = index.items.get(id)
  return indexed ? addressesOfItem(indexed, index, options) : []
}

function aboveOf({ parent }: SourceItem, { index }: ImportPlan): ImportTools['above'] {
  const above = index.items.get(parent)
  return above && { ...above, metas: index.shown.get(parent)?.metas ?? [] }
}

/** Characters of the sentences of a feature in the report. */
const MAX_NOTE_LENGTH = 300

/** Files of a feature that an item names. */
type OwnFiles = ReadonlyMap<PlanKey, PlannedDocument>

function toolsFor(
  item: SourceItem,
  { files: collection }: ItemImport,
  { plan, converters, report }: FeaturePlanning,
): { readonly tools: ImportTools; readonly documents: readonly PlannedDocument[]; readonly files: OwnFiles } {
  const { index, options, lookup, media } = plan
  const { context, documents } = itemConversion(item, plan, report)
  const files = new Map<PlanKey, PlannedDocument>()
  const tools: ImportTools = {
    parts: plan.parts.get(item.id) ?? [],
    above: aboveOf(item, plan),
    siblings: plan.below.get(item.parent) ?? [],
    author: index.authors.get(item.author),
    blocks: (html) => withinLimits(converters.content({ ...context, item: { ...item, content: html } }).blocks, report),
    words: plainText,
    unserialize(text) {
      const read = unserialize(text)
      return read.ok ? plainPhp(read.value) : undefined
    },
    dayAt: (moment) => localDay(moment, options.zone),
    image(id) {
      const found = media.byId(id)
      if (found?.kind === 'image') return found.ref
      report({ level: 'lost', code: 'featured-picture-missing', subject: `picture ${id}` })
      return undefined
    },
    file(written) {
      const path = uploadPathOf(written)
      if (collection === undefined || path === undefined) return undefined
      const document = ownFile({ collection, path, address: written, locale: languageOf(item, options) })
      files.set(document.key, document)
      return { $source: document.key }
    },
    item(id) {
      const other = index.items.get(id)
      const fate = other && fateOf(other, index, options).fate
      return fate === 'document' || fate === 'values' ? refTo(`item:${id}`) : undefined
    },
    term(taxonomy, slugOrId) {
      const term = lookup.term(taxonomy, slugOrId)
      const reference = lookup.termRef(taxonomy, slugOrId)
      return term && { name: titleText(term.name, Number.MAX_SAFE_INTEGER), reference }
    },
    report: ({ level, text }) => report({ level, code: 'of-feature', subject: text.slice(0, MAX_NOTE_LENGTH) }),
  }
  return { tools, documents, files }
}

/** Media type of a file of which its name says nothing. */
const UNKNOWN_TYPE = 'application/octet-stream'

function ownFile(file: {
  readonly collection: string
  readonly path: string
  readonly address: string
  readonly locale: string
}): PlannedDocument {
  const { collection, path, address, locale } = file
  return {
    key: `file:${collection}/${path}`,
    collection,
    locale,
    data: {},
    dependsOn: [],
    oldAddresses: [],
    file: { candidates: [path], address, mimeType: takenTypeOf(path) ?? UNKNOWN_TYPE },
  }
}
