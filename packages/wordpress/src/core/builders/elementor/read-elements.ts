import type { BuilderElement, Settings } from '../element.ts'
import { isGroup } from '../settings.ts'

/** Levels of elements inside each other, and of settings. */
const MAX_ELEMENTOR_DEPTH = 60
const MAX_SETTING_DEPTH = 12

/** Elements of one page that are read. */
const MAX_ELEMENTS = 50_000

type ElementorReading =
  | { readonly ok: true; readonly elements: readonly BuilderElement[]; readonly isTooDeep: boolean }
  | { readonly ok: false }

/** Reads the JSON of `_elementor_data`; a text that was slashed once more than it should is read too. */
export function readElementor(data: string): ElementorReading {
  const nodes = parsed(data) ?? parsed(withoutSlashes(data))
  if (!Array.isArray(nodes)) return { ok: false }
  const state = { left: MAX_ELEMENTS, isTooDeep: false }
  return { ok: true, elements: elementsOf(nodes, 0, state), isTooDeep: state.isTooDeep }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON, or slashed: the caller tries what is left.
    return undefined
  }
}

function withoutSlashes(text: string): string {
  return text.replace(/\\([\s\S])/g, '$1')
}

interface State {
  left: number
  isTooDeep: boolean
}

function elementsOf(nodes: unknown, depth: number, state: State): readonly BuilderElement[] {
  const list = Array.isArray(nodes) ? nodes.filter(isGroup) : []
  if (depth > MAX_ELEMENTOR_DEPTH || state.left < list.length) {
    if (list.length > 0) state.isTooDeep = true
    return []
  }
  state.left -= list.length
  return list.map((node) => {
    const settings = isGroup(node.settings) ? plainSettings(node.settings) : {}
    return {
      name: nameOf(node),
      settings: node.templateID === undefined ? settings : { ...settings, templateID: node.templateID },
      content: '',
      children: elementsOf(node.elements, depth + 1, state),
    }
  })
}

function nameOf({ elType, widgetType }: Settings): string {
  if (typeof widgetType === 'string' && widgetType !== '') return widgetType
  return typeof elType === 'string' ? elType : 'unknown'
}

function plainSettings(settings: Settings): Settings {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, plain(value, 0)]))
}

/** Takes the type off values of atomic elements: `{ "$$type": "string", "value": "x" }`. */
function plain(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_SETTING_DEPTH) return value
  if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1))
  if ('$$type' in value && 'value' in value) return plain(value.value, depth + 1)
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item, depth + 1)]))
}
