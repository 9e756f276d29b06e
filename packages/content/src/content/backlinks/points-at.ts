import { type Languages, localPathOf } from '../../core/languages.ts'
import { ownPath } from '../redirects/redirect-end.ts'
import type { Reference } from './references-in.ts'

/** A document that is looked for, and the addresses that lead to it. */
export interface Target {
  readonly collection: string
  readonly id: number | string
  /** Without a language, as documents keep theirs, or of files. */
  readonly addresses: readonly string[]
}

/** The site that addresses are of. */
export interface AddressedSite {
  readonly siteUrl: string
  readonly languages: Languages
}

/** Finds the references that name one of the targets, by itself or by an address in any language. */
export function pointingAt(
  references: readonly Reference[],
  targets: readonly Target[],
  { siteUrl, languages }: AddressedSite,
): readonly Reference[] {
  return references.filter((reference) => {
    if ('collection' in reference) {
      return targets.some(
        ({ collection, id }) => collection === reference.collection && String(id) === String(reference.id),
      )
    }
    const own = ownPath(reference.address, siteUrl)
    if (own === undefined) return false
    const { path } = localPathOf(own, languages)
    return targets.some(({ addresses }) => addresses.includes(path))
  })
}
