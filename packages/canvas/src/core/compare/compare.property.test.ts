import { expect, it } from 'vitest'
import { inEachRound, patience } from '../../../../../tests/support/rounds.ts'
import { type BlockTree, blockTree, isWithin } from '../block-tree.ts'
import { COMMANDS, editOf, newBlock, pasteEdits } from '../commands.ts'
import { applyEdit, type Edit } from '../edits.ts'
import { exampleDocument, exampleRules } from '../example-document.ts'
import { placesFor } from '../places.ts'
import type { Stored } from '../stored.ts'
import { compareBlocks } from './compare-blocks.ts'
import { restoreAllEdits, restoreEdits } from './restore-edits.ts'

const KINDS = Object.keys(exampleRules.kinds)
const EDITS = 10

const treeOf = (document: Stored): BlockTree => blockTree(document, exampleRules)
const made = (document: Stored, edits: readonly Edit[]) =>
  edits.reduce((before, edit) => applyEdit(before, edit, exampleRules), document)

/** A page after some edits that nobody planned. */
function changed(random: () => number, makeId: () => string): Stored {
  const one = <Of>(values: readonly Of[]): Of | undefined => values[Math.floor(random() * values.length)]
  let document = exampleDocument
  for (let count = 0; count < EDITS; count += 1) {
    const tree = treeOf(document)
    const id = one([...tree.blocks.keys()]) ?? ''
    const place = one(placesFor(tree, id))
    const command = editOf(tree, id, one(COMMANDS) ?? 'up', makeId)
    const edits: readonly (readonly Edit[])[] = [
      place ? [{ do: 'move', id, list: place.list, before: place.before }] : [],
      tree.blocks.has(id) ? [{ do: 'set', id, path: 'heading', value: makeId() }] : [],
      command ? [command] : [],
      pasteEdits(tree, id, [newBlock(one(KINDS) ?? 'text', exampleRules, makeId)], makeId),
    ]
    document = made(document, one(edits) ?? [])
  }
  return document
}

it('any two states are compared, and all or each block of one is brought into the other', patience(), () =>
  inEachRound(25, ({ random }) => {
    let count = 0
    const makeId = () => `new-${++count}`
    const [earlier, draft] = [treeOf(changed(random, makeId)), changed(random, makeId)]
    const compared = compareBlocks(earlier, treeOf(draft))
    const ids = compared.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids)).toEqual(new Set([...earlier.blocks.keys(), ...treeOf(draft).blocks.keys()]))
    expect(compareBlocks(earlier, earlier).every(({ change }) => change === 'same')).toBe(true)

    const restored = treeOf(made(draft, restoreAllEdits(treeOf(draft), earlier)))
    expect(compareBlocks(earlier, restored).filter(({ change }) => change !== 'same')).toEqual([])
    expect([...restored.blocks.keys()]).toEqual([...earlier.blocks.keys()])

    for (const id of ids) {
      const edits = restoreEdits(treeOf(draft), earlier, id)
      const after = treeOf(made(draft, edits))
      if (!earlier.blocks.has(id)) expect(after.blocks.has(id)).toBe(false)
      if (edits.length === 0 || !earlier.blocks.has(id)) continue
      const inside = ({ blocks }: BlockTree, tree: BlockTree) =>
        [...blocks.keys()].filter((inner) => isWithin(tree, inner, id))
      expect(inside(after, after)).toEqual(inside(earlier, earlier))
      expect(after.blocks.get(id)?.stored).toEqual(earlier.blocks.get(id)?.stored)
    }
  }),
)
