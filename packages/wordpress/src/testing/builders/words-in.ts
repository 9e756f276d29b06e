import { plainWords } from '../../core/builders/shared/plain-words.ts'
import type { ConvertedBlock } from '../../core/convert/convert.ts'

/** Fields that visitors read, in the order in which a block shows them. */
const SHOWN = [
  'eyebrow',
  'heading',
  'title',
  'prefix',
  'value',
  'suffix',
  'before',
  'texts',
  'phrase',
  'after',
  'quote',
  'name',
  'role',
  'badge',
  'price',
  'period',
  'label',
  'beforeLabel',
  'afterLabel',
  'text',
  'detail',
  'intro',
  'content',
  'html',
  'code',
  'rows',
  'link',
  'links',
  'features',
  'address',
  'directions',
  'caption',
  'url',
  'percent',
  'boxes',
  'items',
  'panels',
  'columns',
  'blocks',
  'slides',
  'pictures',
  'buttons',
  'people',
  'plans',
  'counters',
  'voices',
  'logos',
  'profiles',
  'steps',
  'root',
  'children',
  'tooltip',
] as const

/** All words of blocks on one line, as a visitor reads them. */
export function wordsIn(blocks: readonly ConvertedBlock[]): string {
  return blocks
    .map((block) => partsOf(block).join(' '))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function partsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.includes('<') ? plainWords(value) : value]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value))
    return value.some(isInline) ? [value.map((item) => partsOf(item).join('')).join('')] : value.flatMap(partsOf)
  if (typeof value !== 'object' || value === null) return []
  const fields: Readonly<Record<string, unknown>> = { ...value }
  if (fields.type === 'text') return partsOf(fields.text)
  if (fields.type === 'linebreak') return [' ']
  return SHOWN.flatMap((name) => (Object.hasOwn(fields, name) && !isSetting(name, fields) ? partsOf(fields[name]) : []))
}

function isInline(node: unknown): boolean {
  return (
    typeof node === 'object' && node !== null && 'type' in node && ['text', 'linebreak'].includes(String(node.type))
  )
}

/** Fields that have a shown name in other blocks. */
function isSetting(name: string, fields: Readonly<Record<string, unknown>>): boolean {
  return (name === 'columns' && typeof fields.columns === 'string') || (name === 'value' && fields.type === 'listitem')
}
