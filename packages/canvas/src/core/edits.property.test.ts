import { expect, it } from 'vitest'
import { inEachRound, patience } from '../../../../tests/support/rounds.ts'
import { type BlockTree, blockTree } from './block-tree.ts'
import { COMMANDS, editOf, newBlock, pasteEdits, wrapEdits } from './commands.ts'
import { applyEdit, type Edit, inverseOf } from './edits.ts'
import { exampleDocument, exampleRules } from './example-document.ts'
import { placesFor } from './places.ts'
import type { Stored } from './stored.ts'

/** Edits of one round, and blocks beyond which none are added. */
const EDITS = 12
const MAX_BLOCKS = 40

const KINDS = Object.keys(exampleRules.kinds)

it('any edits, taken back one after the other, lead to the start', patience(), () =>
  inEachRound(30, ({ random }) => {
    let made = 0
    const makeId = () => `new-${++made}`
    let document = exampleDocument
    const back: { readonly undo: Edit; readonly before: Stored }[] = []
    for (let count = 0; count < EDITS; count += 1) {
      for (const edit of anyEdits(blockTree(document, exampleRules), random, makeId)) {
        const undo = inverseOf(blockTree(document, exampleRules), edit)
        if (!undo) continue
        back.push({ undo, before: document })
        document = applyEdit(document, edit, exampleRules)
        expectValid(document)
      }
    }
    for (const { undo, before } of back.toReversed()) {
      document = applyEdit(document, undo, exampleRules)
      expect(document).toEqual(before)
    }
    expect(document).toEqual(exampleDocument)
  }),
)

/** Ids are unique, and each block stands where its kind may. */
function expectValid(document: Stored): void {
  const { blocks, lists } = blockTree(document, exampleRules)
  const standing = [...lists.values()].flatMap((list) => list.blocks)
  expect(new Set(standing).size).toBe(standing.length)
  expect(standing).toHaveLength(blocks.size)
  for (const { kind, list } of blocks.values()) expect(lists.get(list)?.allowed).toContain(kind)
}

function anyEdits(tree: BlockTree, random: () => number, makeId: () => string): readonly Edit[] {
  const one = <Of>(values: readonly Of[]): Of | undefined => values[Math.floor(random() * values.length)]
  const id = one([...tree.blocks.keys()]) ?? ''
  const kind = one(KINDS) ?? 'text'
  const chosen = random()
  if (chosen < 0.15 && tree.blocks.size < MAX_BLOCKS) {
    return pasteEdits(tree, id, [newBlock(kind, exampleRules, makeId)], makeId)
  }
  if (chosen < 0.3) return wrapEdits(tree, id, kind, { rules: exampleRules, makeId })
  if (chosen < 0.55) {
    const place = one(placesFor(tree, id))
    return place ? [{ do: 'move', id, list: place.list, before: place.before }] : []
  }
  const command = one(COMMANDS.filter((name) => tree.blocks.size < MAX_BLOCKS || name !== 'duplicate')) ?? 'remove'
  const edit = editOf(tree, id, command, makeId)
  return edit ? [edit] : []
}
