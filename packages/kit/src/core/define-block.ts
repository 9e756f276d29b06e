import type { AdminText } from '@vitrine/content/core'
import type { BlockBase } from './block.ts'
import { blockBase } from './block-base.ts'
import type { Shape } from './drawing.ts'
import type { Fields, Fieldset, ValuesOf } from './fields/field.ts'
import { holdsBlocks, nestedBlocks, parseFields } from './fields/parse-fields.ts'
import { frozen } from './frozen.ts'
import type { Looks } from './look.ts'
import type { BlockParsers, ParseContext } from './parse.ts'
import type { PickerGroup } from './picker-groups.ts'
import type { Upgrade } from './upgrade-blocks.ts'

type Raw = Readonly<Record<string, unknown>>

/**
 * Levels of blocks, the lowest first: those that hold no others; those that show these behind titles of their own; those
 * that hold both, or name blocks that are edited elsewhere; those that lay out all of them side by side; those that hold
 * everything, from one edge of the page to the other.
 */
export const BLOCK_LEVELS = ['plain', 'panels', 'holder', 'row', 'section'] as const

type BlockLevel = (typeof BLOCK_LEVELS)[number]

/** Properties of a block that do not depend on its fields. */
interface BlockOptions<Name extends string> {
  /** Name under which blocks of this kind are stored. */
  readonly name: Name
  /** Name that editors read. */
  readonly label: AdminText
  /** Group of the picker. */
  readonly group: PickerGroup
  /** Drawing in the picker, made with {@link draw}. */
  readonly drawing: readonly Shape[]
  /** Level of a block that holds others: those of lower levels. Default: it stands on the lowest. */
  readonly level?: BlockLevel
  /**
   * Selector of its element whose children stand side by side, such as `.team__people`. Editors then choose how many do in
   * narrow windows. Default: it has none.
   */
  readonly grid?: string
  /** Ways to draw it from which editors choose, besides the usual one. */
  readonly looks?: Looks
  /** Lead stored blocks of earlier versions to this one: the first from version 1 to 2. Default: there is one version. */
  readonly upgrades?: readonly Upgrade[]
}

/** A kind of block, as data that any program can load. */
export type BlockDeclaration = PlacedBlock | GeneratedBlock

/** A kind of block that editors place: what its form, its parser and its type are made of. */
export interface PlacedBlock extends BlockOptions<string>, Fieldset {
  /** Reads a stored block. Undefined: what it cannot be shown without is missing. */
  readonly parse: (raw: Raw, parse: ParseContext) => BlockBase | undefined
}

/** A kind of block that a feature makes for pages of its own, such as the head of a post: no picker offers it. */
export interface GeneratedBlock<Name extends string = string, Shown extends object = object> {
  /** Name under which blocks of this kind are made. */
  readonly name: Name
  /** Reads a block as its feature made it. Undefined: there is nothing to show. */
  readonly parse: (raw: Raw, parse: ParseContext) => (ShownBlock<Name> & Shown) | undefined
}

/** Result of {@link defineBlock}. */
interface Declared<Name extends string, Own extends Fields, Shown> extends BlockOptions<Name>, Fieldset<Own> {
  readonly parse: (raw: Raw, parse: ParseContext) => (ShownBlock<Name> & Shown) | undefined
}

interface ShownBlock<Name extends string> extends BlockBase {
  readonly blockType: Name
}

/** Values of a block's fields with its id, and all blocks that stand in it. */
type Parsed<Own extends Fields> = ValuesOf<Own> & Pick<BlockBase, 'id' | 'nested'>

/** The parsed block of a declaration: `BlockOf<typeof timeline>`. */
export type BlockOf<Declaration extends BlockDeclaration> = NonNullable<ReturnType<Declaration['parse']>>

/**
 * Declares a kind of block that editors place.
 *
 * @param declaration.fields Its fields by the names under which they are stored, made with {@link field}.
 * @param declaration.sideBySide Names of fields that stand side by side in the form.
 * @param declaration.refine Makes of the parsed fields what is shown; undefined: there is nothing to show. `stored` is the
 * whole block, with what its feature has put into it beside its fields: the posts of a list.
 */
export function defineBlock<
  const Name extends string,
  const Own extends Fields,
  const Shown extends object = ValuesOf<Own>,
>(
  declaration: BlockOptions<Name> &
    Fieldset<Own> & { readonly refine?: (parsed: Parsed<Own>, parse: ParseContext, stored: Raw) => Shown | undefined },
): Declared<Name, Own, Shown>
export function defineBlock(
  declaration: BlockOptions<string> &
    Fieldset & {
      readonly refine?: (parsed: Raw & { readonly id: string }, parse: ParseContext, stored: Raw) => object | undefined
    },
): PlacedBlock {
  const { refine, ...options } = declaration
  const { name, fields } = options
  const holds = holdsBlocks(fields)
  return frozen<PlacedBlock>({
    ...options,
    parse: (raw, parse) => {
      const values = parseFields(fields, raw, parse)
      if (!values) return undefined
      const base = blockBase(raw, name)
      const parsed = { ...values, id: base.id, ...(holds && { nested: nestedBlocks(fields, values) }) }
      const shown = refine ? refine(parsed, parse, raw) : parsed
      return shown && { ...shown, ...base }
    },
  })
}

/**
 * Declares a kind of block that a feature makes for pages of its own.
 *
 * @param declaration.read Makes of a block, as its feature made it, what is shown; undefined: there is nothing to show.
 */
export function defineGeneratedBlock<const Name extends string, Shown extends object>({
  name,
  read,
}: {
  readonly name: Name
  readonly read: (raw: Raw, parse: ParseContext) => Shown | undefined
}): GeneratedBlock<Name, Shown> {
  return frozen<GeneratedBlock<Name, Shown>>({
    name,
    parse: (raw, parse) => {
      const shown = read(raw, parse)
      return shown && { ...shown, ...blockBase(raw, name) }
    },
  })
}

/** Tells whether a parsed block is of a declaration's kind: no other parser makes blocks of its name. */
export function isBlockOf<Declaration extends BlockDeclaration>(
  { name }: Declaration,
  block: BlockBase,
): block is BlockOf<Declaration> {
  return block.blockType === name
}

/** The blocks that editors place. */
export function placedBlocks(declarations: readonly BlockDeclaration[]): readonly PlacedBlock[] {
  return declarations.filter((declaration) => 'fields' in declaration)
}

/** Parsers of blocks by their names. */
export function parsersOf(declarations: readonly BlockDeclaration[]): BlockParsers {
  return Object.fromEntries(declarations.map(({ name, parse }) => [name, parse]))
}
