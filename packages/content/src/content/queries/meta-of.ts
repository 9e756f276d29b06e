import { record } from '../../core/stored.ts'

/**
 * Metadata of a document for search engines and shared links.
 *
 * @param meta As its editor wrote it; what was left empty says nothing.
 * @param standard What stands in place of that.
 */
export function metaOf(meta: unknown, standard: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { ...written(standard), ...written(record(meta)) }
}

function written(values: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  )
}
