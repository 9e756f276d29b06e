import type { Role } from '../roles.ts'

/** Levels of rights, from the least; each includes those before it. */
export const LEVELS = ['none', 'read', 'texts', 'drafts', 'all'] as const

/**
 * Right to an area: nothing beyond what visitors see; looking at drafts or messages; changing texts and images in drafts;
 * writing drafts, and files of one's own; everything, with publishing and deleting.
 */
export type Level = (typeof LEVELS)[number]

/** Kinds of areas: each offers its own levels, and a role begins with one level for a kind. */
export const AREA_KINDS = ['documents', 'media', 'parts', 'design', 'forms', 'inbox', 'settings'] as const
export type AreaKind = (typeof AREA_KINDS)[number]

/** A collection or a global that roles have rights to. */
export interface Area {
  readonly slug: string
  readonly kind: AreaKind
  /** Levels that roles begin with here, where they differ from those of the kind. */
  readonly begins?: Readonly<Partial<Record<Role, Level>>>
}

const SWITCHED: readonly Level[] = ['none', 'all']
const LOOKED_AT: readonly Level[] = ['none', 'read', 'all']

/** Levels that a kind of areas offers, from the least. */
export const OFFERED: Readonly<Record<AreaKind, readonly Level[]>> = {
  documents: LEVELS,
  media: ['none', 'read', 'drafts', 'all'],
  parts: SWITCHED,
  design: SWITCHED,
  forms: LOOKED_AT,
  inbox: LOOKED_AT,
  settings: SWITCHED,
}

const EVERYTHING = everyKind('all')
const NOTHING = everyKind('none')

/** Levels of each role as long as no administrator has chosen others. */
const BEGINNING: Readonly<Record<Role, Readonly<Record<AreaKind, Level>>>> = {
  administrator: EVERYTHING,
  designer: { ...NOTHING, documents: 'drafts', media: 'drafts', design: 'all' },
  editor: EVERYTHING,
  author: { ...NOTHING, documents: 'drafts', media: 'drafts' },
  contributor: { ...NOTHING, documents: 'texts', media: 'drafts' },
  inbox: { ...NOTHING, inbox: 'all' },
  shop: { ...NOTHING, media: 'drafts' },
}

/** Level that a role has in an area as long as no administrator has chosen another. */
export function beginningLevel(role: Role, { kind, begins }: Area): Level {
  return begins?.[role] ?? BEGINNING[role][kind]
}

/** Highest level that an area offers and that is no higher than another. */
export function offeredLevel({ kind }: Pick<Area, 'kind'>, level: Level): Level {
  return OFFERED[kind].findLast((offered) => LEVELS.indexOf(offered) <= LEVELS.indexOf(level)) ?? 'none'
}

function everyKind(level: Level): Readonly<Record<AreaKind, Level>> {
  return { documents: level, media: level, parts: level, design: level, forms: level, inbox: level, settings: level }
}
