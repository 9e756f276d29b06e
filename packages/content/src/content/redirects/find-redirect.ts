import type { Payload } from 'payload'
import { runSql, sql } from '../../store/sql.ts'
import type { Query } from '../queries/query.ts'
import { queryField } from '../queries/query.ts'
import { filledAddress, matchAddress } from './address-pattern.ts'
import { addressWithQuery } from './old-address.ts'
import type { StoredRedirect } from './redirect-end.ts'

/** Patterns that are compared with an address without a page. */
const MAX_PATTERNS = 500

/** Sets of fields of a query that redirects ask for. */
const MAX_FIELD_SETS = 200

/** The redirects that are not found by a whole path, as far as they are needed to tell whether one of them counts. */
export interface RedirectRules {
  /** Names of fields that redirects ask for together. */
  readonly fieldSets: readonly (readonly string[])[]
  /** Redirects with a pattern, the most specific first. */
  readonly patterns: readonly StoredRedirect[]
}

export async function readRedirectRules(payload: Payload): Promise<RedirectRules> {
  const rows = await runSql(
    payload,
    sql`select distinct matched_by from redirects
      where matched_by like '?%' and deleted_at is null order by matched_by limit ${MAX_FIELD_SETS}`,
  )
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { matchedBy: { equals: 'pattern' } },
    sort: 'from',
    depth: 0,
    limit: MAX_PATTERNS,
    pagination: false,
  })
  const letters = ({ from }: StoredRedirect) => from.replace(/[*#]/g, '').length
  return {
    fieldSets: rows.map(({ matched_by: names }) => String(names).slice(1).split('&')),
    patterns: (docs as StoredRedirect[]).toSorted((one, other) => letters(other) - letters(one)),
  }
}

/** Old addresses with a query that an address with a query may mean, those with the most fields first. */
export function addressesOfQuery(path: string, query: Query, { fieldSets }: RedirectRules): readonly string[] {
  return fieldSets
    .toSorted((one, other) => other.length - one.length)
    .flatMap((names) => {
      const fields = names.map((name) => [name, queryField(query, name)] as const)
      const isWhole = (field: readonly [string, string | undefined]): field is readonly [string, string] =>
        field[1] !== undefined
      return fields.every(isWhole) ? [addressWithQuery(path, fields)] : []
    })
}

/** Redirects by a pattern that a path means, with the new address that it leads to. */
export function redirectsOfPatterns(path: string, { patterns }: RedirectRules): readonly StoredRedirect[] {
  return patterns.flatMap((redirect) => {
    const found = matchAddress(redirect.from, path)
    return found ? [{ ...redirect, to: redirect.to && filledAddress(redirect.to, found) }] : []
  })
}
