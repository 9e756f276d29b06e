import { FIELD_TYPES } from '../../fields/tags.ts'
import type { FieldType, TagDeclaration, WrittenField } from '../field-type.ts'
import type { FormTag, TagType } from './form-tag.ts'

/** All form-tags. */
const TAGS: readonly TagDeclaration[] = Object.values(FIELD_TYPES).flatMap(({ tags }) => [...tags])

const BY_TYPE: ReadonlyMap<string, TagDeclaration> = new Map(TAGS.map((tag) => [tag.type, tag]))

const STARRED: ReadonlySet<string> = new Set(TAGS.flatMap(({ type, canBeStarred }) => (canBeStarred ? `${type}*` : [])))

/** @returns Undefined for anything but a known type, exactly written. */
export function parseTagType(text: string): TagType | undefined {
  return BY_TYPE.has(text) || STARRED.has(text) ? (text as TagType) : undefined
}

/** All types, longest first. */
export const TAG_TYPES: readonly string[] = [...BY_TYPE.keys(), ...STARRED].sort((a, b) => b.length - a.length)

/** True if a type, with or without its star, is followed by a field name. */
export function needsName(type: TagType): boolean {
  return BY_TYPE.get(type.replace(/\*$/, ''))?.isNamed === true
}

/** @returns Undefined for a tag of no known type. */
export function declarationOf({ basetype }: Pick<FormTag, 'basetype'>): TagDeclaration | undefined {
  return BY_TYPE.get(basetype)
}

/** True if a field belongs to the submitted data and can be named in mails. */
export function takesPartInMail(tag: FormTag): boolean {
  return tag.name !== '' && declarationOf(tag)?.isMailed !== false
}

/** True if visitors choose among values. */
export function isChoice(tag: Pick<FormTag, 'basetype'>): boolean {
  return declarationOf(tag)?.choices !== undefined
}

const BY_BLOCK: ReadonlyMap<string, FieldType> = new Map(Object.entries(FIELD_TYPES))

/** Form-tag that an editor's block is written as. @returns Undefined if the block is no field. */
export function writtenType(
  blockType: unknown,
): { readonly tag: TagDeclaration; readonly written: WrittenField } | undefined {
  const { tags, written } = BY_BLOCK.get(String(blockType)) ?? {}
  return tags && written && { tag: tags[0], written }
}
