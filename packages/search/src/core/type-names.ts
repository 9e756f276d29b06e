import { namedTexts } from '@vitrine/content/core'
import type { SearchKind } from '@vitrine/kit/core'

/** Visitors' names of types of documents; `other` is that of any type that has none. */
export interface TypeNames {
  readonly [type: string]: string
  readonly other: string
}

/** Reads what the site's editors call kinds of documents. @param other Name of all that are none of these. */
export function parseTypeNames(
  raw: unknown,
  kinds: readonly Pick<SearchKind, 'type' | 'name'>[],
  other: string,
): TypeNames {
  return { ...namedTexts(raw, Object.fromEntries(kinds.map(({ type, name }) => [type, name]))), other }
}

/** The name of a type. */
export function typeName(type: string, names: TypeNames): string {
  return (Object.hasOwn(names, type) ? names[type] : undefined) ?? names.other
}
