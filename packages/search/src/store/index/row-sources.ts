import { record } from '@vitrine/content/core'
import type { SearchedRows } from '@vitrine/content/documents'
import type { Payload } from 'payload'
import { searchMark } from '../../core/search-mark.ts'

/** A collection whose rows are found by the search. */
export interface RowSource {
  readonly collection: string
  /** Type of its results. */
  readonly type: string
  readonly rows: SearchedRows
}

/** All collections whose rows are found. */
export function rowSources(payload: Payload): readonly RowSource[] {
  return payload.config.collections.flatMap(({ slug, custom }) => rowSource(slug, custom) ?? [])
}

/** Finds how the rows of a collection are read; undefined for one of documents. */
export function rowSourceOf(payload: Payload, collection: string): RowSource | undefined {
  const config = payload.config.collections.find(({ slug }) => slug === collection)
  return config && rowSource(collection, config.custom)
}

function rowSource(collection: string, custom: Readonly<Record<string, unknown>> | undefined): RowSource | undefined {
  const mark = searchMark(custom)
  const rows = record(custom?.search).rows
  return mark?.kind === 'rows' && isSearchedRows(rows) ? { collection, type: mark.type, rows } : undefined
}

function isSearchedRows(value: unknown): value is SearchedRows {
  return typeof value === 'object' && value !== null && 'ids' in value && 'read' in value && 'paths' in value
}
