import { record } from '../../core/stored.ts'

/**
 * Metadata of a document for search engines and shared links.
 *
 * @param meta As its editor wrote it; what was left empty says nothing.
 * @param defaults Values for what was left empty.
 */
export function metaOf(meta: unknown, defaults: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { ...written(defaults), ...written(record(meta)) }
}

function written(values: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  )
}
