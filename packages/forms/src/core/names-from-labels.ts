import { list, slugFrom, text } from '@vitrine/content/core'

import { writtenType } from './template/tag-types.ts'

type Raw = Readonly<Record<string, unknown>>

/** Characters of a name that is made from a label. */
const MAX_NAME_LENGTH = 40

/** Gives fields without a name one that is made from their label; two with the same label differ by a number. */
export function withNames(blocks: unknown): readonly Raw[] {
  const taken = new Set(namesIn(list(blocks)))
  const named = (block: Raw): Raw => {
    if (block.blockType === 'group') return { ...block, fields: list(block.fields).map(named) }
    if (isNameless(block.blockType) || text(block.name)) return block
    const name = freeName(text(block.label) ?? '', taken)
    taken.add(name)
    return { ...block, name }
  }
  return list(blocks).map(named)
}

function isNameless(blockType: unknown): boolean {
  return blockType === 'step' || writtenType(blockType)?.written.isNameless === true
}

function namesIn(blocks: readonly Raw[]): readonly string[] {
  return blocks.flatMap((block) => [
    ...(text(block.name) ? [text(block.name) ?? ''] : []),
    ...namesIn(list(block.fields)),
  ])
}

/** A name for a field with this label, with a number where the name itself is taken. */
export function freeName(label: string, taken: ReadonlySet<string>): string {
  const name = nameOf(label)
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

/** A name as the protocol takes it; a label of other letters only says that it is a field. */
function nameOf(label: string): string {
  const plain = slugFrom(label)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/-+$/, '')
  return plain === '' ? 'field' : plain
}
