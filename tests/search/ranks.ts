import { createSearch } from '@vitrine/search/server'
import type { Payload } from 'payload'
import { expect } from 'vitest'

/** Term of a visitor, the page that should come first, and the language when it is not English. */
export type Case = readonly [term: string, path: string, locale?: 'de' | 'he']

/** Terms that visitors of the demo look for. */
export const DEMO_TERMS: readonly Case[] = [
  ['prices', '/services/prices/'],
  ['price', '/services/prices/'],
  ['pric', '/services/prices/'],
  ['prcies', '/services/prices/'],
  ['furniture', '/services/furniture/'],
  ['furnitrue', '/services/furniture/'],
  ['furni', '/services/furniture/'],
  ['fu', '/services/furniture/'],
  ['interiors', '/services/interiors/'],
  ['interior', '/services/interiors/'],
  ['intreiors', '/services/interiors/'],
  ['light', '/services/light/'],
  ['lights', '/services/light/'],
  ['LIGHT', '/services/light/'],
  ['studio', '/studio/'],
  ['stduio', '/studio/'],
  ['rooms', '/studio/rooms/'],
  ['contact', '/contact/'],
  ['contcat', '/contact/'],
  ['privacy', '/privacy/'],
  ['privcy', '/privacy/'],
  ['open evening', '/studio/open-evening/'],
  ['evening', '/studio/open-evening/'],
  ['opne evening', '/studio/open-evening/'],
  ['how we work', '/studio/approach/'],
  ['work', '/studio/approach/'],
  ['services', '/services/'],
  ['halden', '/'],
  ['halden rye', '/'],
  ['where does the shadow go', '/services/light/'],
  ['waiting bench', '/services/furniture/'],
  ['paper cord', '/services/furniture/'],
  ['trestles', '/services/furniture/'],
  ['walnut in the clamps', '/services/furniture/'],
  ['sawyer', '/services/furniture/'],
  ['sensor glare', '/services/light/'],
  ['electrician', '/services/light/'],
  ['electrican', '/services/light/'],
  ['"no further drawing"', '/services/light/'],
  ['three builders we would hire', '/services/interiors/'],
  ['tenders survey', '/services/interiors/'],
  ['walk through in the dark', '/services/interiors/'],
  ['material library', '/studio/'],
  ['switchboard', '/studio/'],
  ['"one kettle"', '/studio/'],
  ['sail loft', '/studio/'],
  ['rights', '/privacy/'],
  ['who is responsible', '/privacy/'],
  ['what if it costs more', '/services/prices/'],
  ['sunset', '/studio/open-evening/'],
  ['saw is off', '/studio/open-evening/'],
  ['twenty-six weeks', '/studio/approach/'],
  ['put the kettle on', '/studio/approach/'],
  ['terrazzo', '/'],
  ['five rooms', '/'],
  ['ordinary mornings', '/'],
  ['Möbel', '/services/furniture/', 'de'],
  ['mobel', '/services/furniture/', 'de'],
  ['Licht', '/services/light/', 'de'],
  ['Kontakt', '/contact/', 'de'],
  ['konatkt', '/contact/', 'de'],
  ['Offene Abende', '/studio/open-evening/', 'de'],
  ['elf Leute ein Kessel', '/studio/', 'de'],
  ['wohin mit dem schatten', '/services/light/', 'de'],
  ['wie wir arbeiten', '/studio/approach/', 'de'],
  ['Papierschnur', '/services/furniture/', 'de'],
  ['יצירת קשר', '/contact/', 'he'],
  ['קשר', '/contact/', 'he'],
  ['יציר', '/contact/', 'he'],
]

/** The place that counts as last: few visitors look further down. */
const PLACES = 10

/**
 * Looks for every term.
 *
 * @returns Mean of 1 / place of the page that should come first (0 where it is not found), and a line for each term whose
 *   page does not.
 */
export async function ranksOf(payload: Payload, cases: readonly Case[]) {
  const { search } = createSearch({ payload, onError: (error) => expect.fail(String(error)) })
  const ranks: number[] = []
  const low: string[] = []
  for (const [term, path, locale = 'en'] of cases) {
    const found = await search({ term, locale, limit: PLACES })
    const paths = found.state === 'unavailable' ? [] : found.hits.map((hit) => hit.path)
    const place = paths.indexOf(path)
    ranks.push(place < 0 ? 0 : 1 / (place + 1))
    if (place !== 0) low.push(`${term} → ${path}: ${place < 0 ? 'not found' : place + 1}, first ${paths[0]}`)
  }
  return { meanReciprocalRank: ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length, low }
}
