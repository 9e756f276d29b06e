import type { Builder, ConvertContext, ConvertedBlock } from '../../convert/convert.ts'
import { convertClassic } from '../../convert/tools.ts'
import type { SourceItem } from '../../source/source.ts'
import { looseBlocks } from './loose-blocks.ts'

/** Storage of the pages of a builder without a table. */
interface LooseRules {
  readonly name: string
  /** Metas that hold the page; the first that is there counts. */
  readonly metas: readonly string[]
  /** Reads a meta; undefined when it cannot be read. */
  readonly read: (value: string) => unknown
}

/** A builder of whose pages texts, headings, images and links are kept, in order. */
export function looseBuilder({ name, metas, read }: LooseRules): Builder {
  return {
    name,
    isUsedBy: (item) => dataOf(item, metas) !== undefined,
    convert(context) {
      context.report({ level: 'changed', code: 'builder-page', subject: name })
      const data = read(dataOf(context.item, metas) ?? '')
      const blocks = data === undefined ? [] : looseBlocks(data, context)
      return blocks.length > 0 ? blocks : fromContent(name, context)
    },
  }
}

function dataOf(item: SourceItem, metas: readonly string[]): string | undefined {
  for (const name of metas) {
    const value = item.metas.findLast(({ key }) => key === name)?.value.trim()
    if (value !== undefined && value !== '' && value !== '[]' && value !== 'a:0:{}') return value
  }
  return undefined
}

/** Most builders leave a plain rendering in the content. */
function fromContent(name: string, context: ConvertContext): readonly ConvertedBlock[] {
  context.report({ level: 'changed', code: 'builder-data-broken', subject: name })
  return convertClassic(context.item.content, context)
}
