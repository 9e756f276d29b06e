import { list, text } from '@vitrine/content/core'
import { blockLines } from '../block-values.ts'

type Raw = Readonly<Record<string, unknown>>

/** A block of a form, with its path in the document. */
export interface PlacedBlock {
  readonly path: string
  /** As the protocol writes it; undefined for what is no field. */
  readonly name: string | undefined
  /** As visitors read it; its name where it has none. */
  readonly label: string
  /** Choices as visitors read them; none for a field that is typed into. */
  readonly choices: readonly string[]
  readonly showWhen: unknown
}

/** The blocks of a form in the order of the page: each group before its fields. */
export function placedBlocks(blocks: readonly Raw[], path = 'fields'): readonly PlacedBlock[] {
  return blocks.flatMap((block, index) => {
    const own = `${path}.${index}`
    const name = text(block.name)?.replaceAll('.', '_')
    return [
      {
        path: own,
        name,
        label: text(block.label) ?? name ?? '',
        choices: choicesOf(block.choices),
        showWhen: block.showWhen,
      },
      ...(block.blockType === 'group' ? placedBlocks(list(block.fields), `${own}.fields`) : []),
    ]
  })
}

/** The text after a bar is the meaning of a choice in mails. */
function choicesOf(raw: unknown): readonly string[] {
  return blockLines(raw).map((line) => line.split('|', 1).join('').trim())
}
