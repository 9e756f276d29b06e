import { record } from '@vitrine/content/core'
import { updateGlobalUntyped } from '@vitrine/content/queries'
import type { GlobalSlug, Payload } from 'payload'
import type { PlanKey, PlannedData, PlannedGlobalValues } from '../../core/plan/plan.ts'
import { resolveReferences } from '../../core/writing/resolve-references.ts'
import { stableJson } from '../../core/writing/stable-json.ts'
import { hashOf } from '../../store/hash-of.ts'
import { readBefore } from '../../store/ledger.ts'
import type { Book } from './book.ts'
import { areSettingsEmpty } from './empty-settings.ts'
import { globalSlug } from './global-slug.ts'
import { isAfter } from './is-edited.ts'
import { problemOf } from './problem-of.ts'
import { LostBatch, type Units } from './units.ts'
import type { WriteResult } from './write-result.ts'
import type { WriterOptions } from './writer.ts'

interface GlobalWriter {
  readonly payload: Payload
  readonly units: Units
  readonly book: Book
  readonly options: WriterOptions
}

/**
 * Sets fields of a global as planned, unless people changed it since; what it held goes into the ledger. Values that are set
 * only where the global has none are brought up to date where an import has set them.
 */
export async function writeGlobal(
  { payload, units, book, options }: GlobalWriter,
  planned: PlannedGlobalValues,
): Promise<WriteResult> {
  const { key, global, locale, data, translations, fillsOnly, alsoIn } = planned
  const hash = hashOf(stableJson({ data, translations, locale, fillsOnly, alsoIn }))
  const known = book.get(key)
  if (known?.hash === hash) return { outcome: 'unchanged' }
  if (!known && !(await areSettingsEmpty(payload, planned))) return { outcome: 'unchanged' }
  try {
    const slug = globalSlug(payload, global)
    const before = record(await payload.findGlobal({ slug, locale, depth: 0 }))
    if (known && !options.update && isAfter(before.updatedAt, known.writtenAt)) {
      return {
        outcome: 'kept',
        note: {
          en: 'It was changed here since it was imported. Give --update to overwrite it.',
          de: 'Es wurde seit dem Import hier geändert. Mit --update wird es überschrieben.',
          he: 'הוא השתנה כאן מאז הייבוא. --update יחליף אותו.',
        },
      }
    }
    const own = known && (await valuesBefore(payload, book.source, key))
    const set = fillsOnly ? { ...emptyIn(before, data), ...namedIn(own?.data, data) } : data
    const inMain = alsoIn === undefined ? {} : record(await payload.findGlobal({ slug, locale: alsoIn, depth: 0 }))
    const main = alsoIn === undefined ? {} : { ...emptyIn(inMain, data), ...namedIn(own?.others?.[alsoIn], data) }
    if (Object.keys(set).length + Object.keys(main).length === 0) return { outcome: 'unchanged' }
    const entry = await units.operation(async (req) => {
      const languages = [
        [locale, set] as const,
        ...(alsoIn === undefined ? [] : [[alsoIn, main] as const]),
        ...Object.entries(translations ?? {}),
      ]
      for (const [language, values] of languages) {
        const { data } = resolveReferences(values, book)
        await updateGlobalUntyped(payload, {
          slug,
          locale: language,
          depth: 0,
          data: structuredClone(data),
          req: { ...req },
        })
      }
      const made = {
        key,
        collection: `global:${global}`,
        document: undefined,
        hash,
        state: 'done' as const,
        address: undefined,
        writtenAt: options.now().toISOString(),
        run: known?.run ?? options.run,
      }
      const held = heldBefore(before, set, (name) => isRequired(payload, slug, name))
      const others =
        alsoIn === undefined ? {} : { [alsoIn]: heldBefore({}, main, (name) => isRequired(payload, slug, name)) }
      await book.write([{ ...made, before: JSON.stringify({ locale, data: held, others } satisfies HeldValues) }], req)
      return made
    })
    book.keep(entry)
    return { outcome: known ? 'updated' : 'made' }
  } catch (error) {
    if (error instanceof LostBatch) throw error
    return { outcome: 'failed', note: problemOf(error) }
  }
}

/** Values of a global before an import, as the ledger holds them in JSON. */
export interface HeldValues {
  readonly locale: string
  readonly data: PlannedData
  /** In other languages; absent in ledgers of older versions. */
  readonly others?: Readonly<Record<string, PlannedData>>
}

/** Values that a global held before it was first imported: their names are those of what the import has set. */
async function valuesBefore(payload: Payload, source: string, key: PlanKey): Promise<HeldValues | undefined> {
  const before = await readBefore(payload, source, key)
  // Written by `writeGlobal`.
  return before === undefined ? undefined : (JSON.parse(before) as HeldValues)
}

/** Those of some values that others have under the same names. */
function namedIn(others: PlannedData | undefined, values: PlannedData): PlannedData {
  return Object.fromEntries(Object.entries(values).filter(([name]) => others !== undefined && name in others))
}

/** Reads the values that a global held under some names: null where nothing, but for what cannot be empty again. */
function heldBefore(before: PlannedData, set: PlannedData, isRequired: (name: string) => boolean): PlannedData {
  const names = Object.keys(set).filter((name) => before[name] != null || !isRequired(name))
  return Object.fromEntries(names.map((name) => [name, before[name] ?? null]))
}

/** Those of some values that a global does not have. */
function emptyIn(before: PlannedData, values: PlannedData): PlannedData {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
  return Object.fromEntries(Object.entries(values).filter(([name]) => isEmpty(before[name])))
}

/** True for a field that cannot be empty, so that a value which came first cannot be taken back. */
function isRequired(payload: Payload, slug: GlobalSlug, name: string): boolean {
  const field = payload.globals.config
    .find((global) => global.slug === slug)
    ?.flattenedFields.find((one) => one.name === name)
  return field !== undefined && 'required' in field && field.required === true
}
