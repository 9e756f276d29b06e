import { linkTarget } from '../link-target.ts'
import { list, record, text } from '../stored.ts'
import { kindOfAddress, type WrittenKind, writtenAddress } from './written-address.ts'

/** A document that a link can lead to. */
export interface DocumentChoice {
  readonly kind: 'document'
  /** Type of the link, such as `page`. */
  readonly type: string
  readonly id: number | string
  readonly title: string
  /** Address on the site, without a language; absent while it has none. */
  readonly path?: string
  /** Visitors can read it. */
  readonly isPublished: boolean
}

/** Something else that a link can lead to. */
export interface AddressChoice {
  readonly kind: WrittenKind | 'section' | 'file'
  readonly url: string
  /** Words by which editors know it; empty: it is its address alone. */
  readonly title: string
}

export type LinkChoice = DocumentChoice | AddressChoice

/** Kinds of choices that the site finds; the others are written. */
const FOUND_ADDRESSES = ['section', 'file'] as const

/** A link group's fields that say where it leads. */
export type LinkValues = Readonly<Record<string, unknown>>

/** Names a choice among others. */
export function choiceKey(choice: LinkChoice): string {
  return choice.kind === 'document' ? `${choice.type} ${choice.id}` : `${choice.kind} ${choice.url}`
}

/** True for the page at the beginning of the site. */
export function isHome(choice: LinkChoice): boolean {
  return choice.kind === 'document' && choice.path === '/'
}

/**
 * Values of a link group that leads to a choice; fields that it does not need are emptied.
 *
 * @param types Types of links to documents, each the name of its field.
 */
export function linkValues(choice: LinkChoice | undefined, types: readonly string[]): LinkValues {
  const empty = Object.fromEntries(types.map((type) => [type, null]))
  const type = choice?.kind === 'document' ? choice.type : 'url'
  const target = choice?.kind === 'document' ? { [type]: choice.id, url: null } : { url: choice?.url ?? null }
  return { ...empty, ...target, type }
}

/** Where a link group leads: to a document, named by its id, or to an address. Undefined: nowhere yet. */
export function chosenIn(
  values: LinkValues,
): AddressChoice | { readonly kind: 'reference'; readonly type: string; readonly id: number | string } | undefined {
  const target = linkTarget(values)
  if (target === undefined) {
    const url = text(values.url)
    return url === undefined ? undefined : { kind: kindOfAddress(url), url, title: '' }
  }
  const { reference, type } = target
  const id = record(reference).id ?? reference
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? { kind: 'reference', type, id } : undefined
}

/** The address that was written instead of chosen, as the last of the choices. */
export function writtenChoice(written: string): AddressChoice | undefined {
  const address = writtenAddress(written)
  return address && { ...address, title: '' }
}

/** Reads what the site found. What is no choice is left out. */
export function parseLinkChoices(answer: unknown): readonly LinkChoice[] {
  return list(record(answer).choices).flatMap((raw): LinkChoice[] => {
    const { kind, type, id, path, url } = raw
    const title = text(raw.title) ?? ''
    if (kind === 'document') {
      if (typeof type !== 'string' || (typeof id !== 'number' && typeof id !== 'string')) return []
      const isPublished = raw.isPublished === true
      return [{ kind, type, id, title, isPublished, ...(typeof path === 'string' && { path }) }]
    }
    const found = FOUND_ADDRESSES.find((name) => name === kind)
    return found && typeof url === 'string' ? [{ kind: found, url, title }] : []
  })
}
