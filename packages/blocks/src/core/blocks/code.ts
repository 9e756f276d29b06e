import { given, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'

/** Text of a program, a command, a recipe: as it was typed. */
export interface CodeBlock extends BlockBase {
  readonly blockType: 'code'
  readonly code: string
  readonly caption?: string
}

export const parseCode: BlockParser = (raw): CodeBlock | undefined => {
  const code = text(raw.code)
  return code === undefined ? undefined : { ...blockBase(raw, 'code'), code, ...given({ caption: text(raw.caption) }) }
}
