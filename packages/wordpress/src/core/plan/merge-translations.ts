import { MAX_JSON_DEPTH } from '@vitrine/content/core'
import type { SourceKey } from '../source/source-key.ts'
import { stableJson } from '../writing/stable-json.ts'
import type { PlanKey, PlannedData, PlannedDocument } from './plan.ts'

export interface MergedTranslations {
  /** The leading document with the languages that joined it. */
  readonly document: PlannedDocument
  /** Those that say it in another shape: documents of their own, each in its language alone. */
  readonly apart: readonly PlannedDocument[]
}

/** Fields that hold text in each language; of all others a document has one value for all languages. */
const LOCALIZED = ['title', 'excerpt', 'description', 'guid', 'layout'] as const

/**
 * Makes one document of items that are translations of each other. All languages of a document share its blocks, and
 * only their texts differ; so a translation joins where its blocks are the same in kind, number and settings. They also
 * share their state: one that is open to others, or from another moment, stays a document of its own.
 *
 * @param now Milliseconds since 1970: tells what is still to come.
 */
export function mergeTranslations(
  leader: PlannedDocument,
  others: readonly PlannedDocument[],
  now: number,
): MergedTranslations {
  const joined = others.filter(
    (other) =>
      other.locale !== leader.locale &&
      isOpenAs(other, leader, now) &&
      hasShapeOf(other.data.layout, leader.data.layout),
  )
  const apart = others.filter((other) => !joined.includes(other)).map(standingAlone)
  if (joined.length === 0) return { document: leader, apart }
  const alsoFor = joined.flatMap(({ key, locale }) => (isSource(key) ? [{ key, locale }] : []))
  // The home page has one address in all languages.
  const names = leader.path === '/' ? LOCALIZED : [...LOCALIZED, 'slug']
  const translations = Object.fromEntries(joined.map(({ locale, data }) => [locale, localizedOf(data, names)]))
  return { document: { ...leader, alsoFor, translations }, apart }
}

/** Tells whether the same visitors may see both from the same moment: a document says so once, for all its languages. */
function isOpenAs(one: PlannedDocument, other: PlannedDocument, now: number): boolean {
  return stableJson(openness(one, now)) === stableJson(openness(other, now))
}

function openness({ data, password, publishAt }: PlannedDocument, now: number) {
  const { _status: status, visibility, publishedAt } = data
  const isComing = typeof publishedAt === 'string' && Date.parse(publishedAt) > now
  return { status, visibility, password, publishAt, comesAt: isComing ? publishedAt : undefined }
}

/** A translation as a document that has nothing to do with the others. */
export function standingAlone(document: PlannedDocument): PlannedDocument {
  const { translationOf, ...rest } = document
  return { ...rest, dependsOn: rest.dependsOn.filter((key) => key !== translationOf) }
}

function isSource(key: PlanKey): key is SourceKey {
  return key.startsWith('item:')
}

function localizedOf(data: PlannedData, names: readonly string[]): PlannedData {
  const fields = names.filter((name) => data[name] !== undefined).map((name) => [name, data[name]] as const)
  const { meta } = data
  if (!isRecord(meta)) return Object.fromEntries(fields)
  const texts = ['title', 'description'].filter((name) => meta[name] !== undefined).map((name) => [name, meta[name]])
  return Object.fromEntries([...fields, ...(texts.length > 0 ? [['meta', Object.fromEntries(texts)] as const] : [])])
}

/** Tells whether two values differ in nothing but texts. Rich text is one text. */
function hasShapeOf(value: unknown, model: unknown, depth = 0): boolean {
  if (depth > MAX_JSON_DEPTH) return false
  if (Array.isArray(value) && Array.isArray(model)) {
    return value.length === model.length && value.every((entry, at) => hasShapeOf(entry, model[at], depth + 1))
  }
  if (isRecord(value) && isRecord(model)) {
    if ('root' in value && 'root' in model) return true
    if ('$source' in value || '$source' in model) return value.$source === model.$source
    if (value.blockType !== model.blockType) return false
    const names = Object.keys(value)
    return (
      names.length === Object.keys(model).length &&
      names.every((name) => name in model && hasShapeOf(value[name], model[name], depth + 1))
    )
  }
  return typeof value === 'string' ? typeof model === 'string' : value === model
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
