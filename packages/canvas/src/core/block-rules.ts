/** A list of blocks within a block, or that of a document. */
export interface ListRule {
  /** Names that lead to it from its block: of groups, of lists of rows, and its own last. */
  readonly steps: readonly ListStep[]
  /** Name that editors read, where its block has several lists. */
  readonly label?: string
  /** Kinds of blocks that may stand in it. */
  readonly allowed: readonly string[]
  /** Blocks that it may hold; absent: any number. */
  readonly max?: number
}

/** A name on the way to a list. */
export interface ListStep {
  readonly name: string
  /** It is a list of rows, and each of them holds what follows. */
  readonly rows?: {
    /** Rows that a new block has. */
    readonly atFirst: number
    /** Name of one of them, such as “Column”. */
    readonly label: string
  }
}

/** Facts about a kind of block besides its fields. */
export interface BlockKind {
  /** Name that editors read. */
  readonly label: string
  /** Name of its group in the palette. */
  readonly group?: string
  /** Address of its drawing in the palette. */
  readonly drawing?: string
  readonly lists: readonly ListRule[]
  /** Names of its own fields that choose how it looks. */
  readonly choices?: readonly string[]
  /** Values of its own fields of which one is chosen, by their names. */
  readonly options?: Readonly<Record<string, readonly string[]>>
  /** It can be drawn in more than one way, which {@link LOOK} chooses. */
  readonly hasLooks?: true
}

/** Path within a block of the look that it is drawn in. */
export const LOOK = 'frame.look'

/** Which kinds of blocks there are, and where each may stand. */
export interface BlockRules {
  readonly kinds: Readonly<Record<string, BlockKind>>
  /** The list of the document. */
  readonly root: ListRule
}

export function kindOf({ kinds }: BlockRules, name: string): BlockKind | undefined {
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined
}
