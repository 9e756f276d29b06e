import type { BlockBase, BlockRenderers, BlockView } from './block.ts'
import type { BlockDeclaration, BlockOf } from './define-block.ts'
import { cropsIn, holdsCrops } from './fields/crops-in.ts'

/** The view of one kind of block, and the kind's name. */
export interface NamedView {
  readonly name: string
  readonly view: BlockView
}

/** Says how the blocks of a declaration are shown. */
export function defineView<Declaration extends BlockDeclaration>(
  declaration: Declaration,
  view: Omit<BlockView<BlockOf<Declaration>>, 'grid' | 'looks' | 'cropsOf'>,
): NamedView {
  const { name, grid, looks, fields } = { grid: undefined, looks: undefined, fields: {}, ...declaration }
  const declared = {
    ...(grid !== undefined && { grid }),
    ...(looks !== undefined && { looks }),
    ...(holdsCrops(fields) && { cropsOf: (block: BlockBase) => cropsIn(fields, block) }),
  }
  // A view is only ever asked for blocks of its name, and those come from this declaration's parser.
  return { name, view: { ...(view as BlockView<BlockBase>), ...declared } }
}

/** Views by the names of their blocks. */
export function viewsOf(views: readonly NamedView[]): BlockRenderers {
  return Object.fromEntries(views.map(({ name, view }) => [name, view]))
}
