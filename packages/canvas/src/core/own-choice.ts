import { walkFrom } from './block-tree.ts'
import type { Intent, ToPage } from './messages.ts'

/**
 * Block that was chosen on the page itself. The page shows it at once: what its editor does next, however soon, is meant for
 * that block and not for the one before it, while the admin may be busy for long.
 */
export interface OwnChoice {
  /** Undefined: no block. */
  readonly id: string | undefined
  /** Number of the choice, from 1: messages that answer an earlier one say nothing of it. */
  readonly turn: number
}

/**
 * The choice that an intent makes.
 *
 * @param shown What the page shows.
 * @param before Last choice of the page.
 */
export function ownChoice(
  shown: ToPage,
  intent: Extract<Intent, { readonly do: 'select' | 'walk' }>,
  before: OwnChoice | undefined,
): OwnChoice {
  const id = intent.do === 'select' ? intent.id : walkFrom(shown.blocks, shown.selected, intent.to)
  return { id, turn: Math.max(before?.turn ?? 0, shown.turn ?? 0) + 1 }
}

/** The message as the page shows it: what the admin said before it knew of the choice is put right. */
export function withChoice(message: ToPage, choice: OwnChoice | undefined): ToPage {
  if (!choice || (message.turn ?? 0) >= choice.turn) return message
  const { id } = choice
  if (id !== undefined && !message.blocks.some((block) => block.id === id)) return message
  const { selected, selectedSettings: _settings, pickable: _pickable, picked: _picked, ...rest } = message
  if (selected === id) return message
  return { ...rest, ...(id !== undefined && { selected: id }) }
}
