import { distance } from './edit-distance.ts'

/** Minimum similarity of an address that is suggested, from 0 to 1. */
const LEAST_LIKENESS = 0.4

/** Weight of the last part of an address against the words of the whole: it names the page. */
const LAST_PART_WEIGHT = 0.6

/**
 * Pages that somebody may have meant by an address without one.
 *
 * @param known Addresses of pages.
 * @returns Most alike first; empty when nothing is alike.
 */
export function nearestAddresses(missing: string, known: readonly string[], limit: number): readonly string[] {
  return known
    .map((address) => ({ address, likeness: likeness(missing, address) }))
    .filter((offer) => offer.likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || a.address.length - b.address.length)
    .slice(0, limit)
    .map(({ address }) => address)
}

/** From 0, nothing in common, to 1: the last parts letter by letter, the whole addresses word by word. */
function likeness(a: string, b: string): number {
  const [partsA, partsB] = [partsOf(a), partsOf(b)]
  const last = spelling(partsA.at(-1) ?? '', partsB.at(-1) ?? '')
  return LAST_PART_WEIGHT * last + (1 - LAST_PART_WEIGHT) * sharedWords(partsA, partsB)
}

function partsOf(address: string): readonly string[] {
  return address
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\.[a-z0-9]{1,8}$/, '')
    .split('/')
    .filter(Boolean)
}

function spelling(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  return longest === 0 ? 0 : 1 - distance(a, b) / longest
}

/** Words of both among the words of either. */
function sharedWords(a: readonly string[], b: readonly string[]): number {
  const [wordsA, wordsB] = [a, b].map((parts) => new Set(parts.flatMap((part) => part.split(/[^\p{L}\p{N}]+/u)))) as [
    Set<string>,
    Set<string>,
  ]
  const either = new Set([...wordsA, ...wordsB])
  return either.size === 0 ? 0 : [...wordsA].filter((word) => wordsB.has(word)).length / either.size
}
