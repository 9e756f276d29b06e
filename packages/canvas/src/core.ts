export type { BlockKind, BlockRules, ListRule, ListStep } from './core/block-rules.ts'
export { type BlockNode, type BlockTree, blockTitle, blockTree, parentsOf } from './core/block-tree.ts'
export {
  COMMANDS,
  type Command,
  editOf,
  isHidden,
  newBlock,
  pasteEdits,
  possibleCommands,
  wrapEdits,
} from './core/commands.ts'
export { type Copied, copiedText, parseCopied } from './core/copied.ts'
export {
  answerOf,
  completedDrawing,
  type Drawing,
  type DrawingAnswer,
  type DrawingQuestion,
  digestsOf,
  markupOf,
  parseDrawingAnswer,
  parseDrawingQuestion,
  type Shown,
} from './core/drawing.ts'
export { applyEdit, type Edit, inverseOf, isPossible } from './core/edits.ts'
export { withFreshIds } from './core/fresh-ids.ts'
export { type FromPage, REDRAW } from './core/messages.ts'
export { type Place, placesFor, whereabouts } from './core/places.ts'
export { rowsOf, type Stored, valueAt } from './core/stored.ts'
export { inOneLine } from './core/typed-text.ts'
export { withIds } from './core/with-ids.ts'
