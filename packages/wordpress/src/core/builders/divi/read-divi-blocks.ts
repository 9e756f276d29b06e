import { type BlockNode, parseBlocks } from '../../grammar/parse-blocks.ts'
import { type BuilderElement, type Settings, textElement } from '../element.ts'
import { isGroup } from '../settings.ts'

/** Levels of attributes that are looked through. */
const MAX_DEPTH = 10

/** Names of attributes in Divi 5, and of what they were before. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:title|heading)\.innerContent(?:\.text)?$/, 'title'],
  [/^content\.innerContent$/, 'content'],
  [/^button\.innerContent\.text$/, 'button_text'],
  [/^button\.innerContent\.linkUrl$/, 'button_url'],
  [/^image\.innerContent\.src$/, 'src'],
  [/^image\.innerContent\.alt$/, 'alt'],
  [/^image\.innerContent\.linkUrl$/, 'url'],
  [/^(?:imageIcon|image)\.innerContent\.(?:src|url)$/, 'image'],
  [/^module\.decoration\.background\.color$/, 'background_color'],
  [/^module\.decoration\.background\.image\.url$/, 'background_image'],
  [/^module\.advanced\.type$/, 'type'],
  [/^video\.innerContent\.src$/, 'src'],
  [/^image\.advanced\.galleryIds$/, 'gallery_ids'],
  [/^number\.innerContent$/, 'number'],
  [/^name\.innerContent$/, 'name'],
  [/^author\.innerContent$/, 'author'],
  [/^(?:jobTitle|position)\.innerContent$/, 'position'],
]

/** Reads the blocks of Divi 5 as the modules that they were in shortcodes: `divi/text` as `et_pb_text`. */
export function readDiviBlocks(content: string): readonly BuilderElement[] {
  return parseBlocks(content).flatMap(elementsOf)
}

function elementsOf(node: BlockNode): readonly BuilderElement[] {
  const inner = node.pieces.flatMap((piece) => (typeof piece === 'string' ? htmlOf(piece) : elementsOf(piece)))
  if (node.name === undefined || !node.name.startsWith('divi/')) return inner
  if (node.name === 'divi/placeholder') return inner
  const { content = '', ...settings } = settingsOf(node.attributes)
  const own = content === '' ? [] : [textElement(content)]
  const name = `et_pb_${node.name.slice('divi/'.length).replaceAll('-', '_')}`
  return [{ name, settings, content, children: [...own, ...inner] }]
}

function htmlOf(html: string): readonly BuilderElement[] {
  return html.trim() === '' ? [] : [textElement(html)]
}

/** Attributes as flat settings; those of wide screens, with the value that they have there. */
function settingsOf(attributes: Settings): Readonly<Record<string, string>> {
  const settings: Record<string, string> = {}
  for (const [path, value] of leavesOf(attributes, '', 0)) {
    for (const [pattern, name] of NAMES) if (pattern.test(path) && settings[name] === undefined) settings[name] = value
  }
  return settings
}

/** Steps of a path that say nothing of what it leads to. */
const SILENT = new Set(['desktop', 'value'])
const OTHERS = new Set(['tablet', 'phone', 'hover', 'sticky'])

function leavesOf(value: unknown, path: string, depth: number): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'number') return [[path, String(value)]]
  if (Array.isArray(value))
    return value.length > 0 && value.every((item) => typeof item !== 'object') ? [[path, value.join(',')]] : []
  if (!isGroup(value) || depth > MAX_DEPTH) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (OTHERS.has(name)) return []
    return leavesOf(inner, SILENT.has(name) ? path : path === '' ? name : `${path}.${name}`, depth + 1)
  })
}
