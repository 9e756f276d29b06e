import { feature as blocks } from '@vitrine/blocks/feature'
import { feature as blog } from '@vitrine/blog/feature'
import { feature as effects } from '@vitrine/effects/feature'
import { feature as forms } from '@vitrine/forms/feature'
import { blockForms, type LinkTarget, withLinkTargets } from '@vitrine/kit/fields'
import { feature as navigation } from '@vitrine/navigation/feature'
import { feature as portfolio } from '@vitrine/portfolio/feature'
import { feature as sliders } from '@vitrine/sliders/feature'
import { feature as video } from '@vitrine/video/feature'
import type { Field } from 'payload'

const features = [blocks, video, sliders, effects, blog, portfolio, forms, navigation]

/** Documents that links of imported pages lead to. */
const LINK_TARGETS: readonly LinkTarget[] = [
  { type: 'page', collection: 'pages', choice: 'A page', label: 'Page' },
  { type: 'post', collection: 'posts', choice: 'A post', label: 'Post' },
  { type: 'project', collection: 'projects', choice: 'A project', label: 'Project' },
]
const byName = new Map(
  blockForms(features.flatMap(({ blocks = [] }) => blocks)).map((block) => [
    block.slug,
    { ...block, fields: withLinkTargets(block.fields, LINK_TARGETS) },
  ]),
)

type Stored = Readonly<Record<string, unknown>>

/** Finds breaches of the declarations of our blocks: none when stored ones are as an editor would have made them. */
export function problemsOf(
  blocks: readonly unknown[],
  allowed: readonly string[] = [...byName.keys()],
): readonly string[] {
  return blocks.flatMap((block, place) => {
    if (!isStored(block)) return [`${place}: is no block`]
    const name = String(block.blockType)
    const declared = byName.get(name)
    if (!declared) return [`${place}: there is no block ${name}`]
    if (!allowed.includes(name)) return [`${place}: ${name} may not stand here`]
    return [...problemsOfFields(block, declared.fields, name), ...unknownFields(block, declared.fields, name)]
  })
}

function unknownFields(stored: Stored, fields: readonly Field[], path: string): readonly string[] {
  const known = new Set(['blockType', 'frame', ...namesOf(fields)])
  return Object.keys(stored).flatMap((name) => (known.has(name) ? [] : [`${path}.${name}: there is no such field`]))
}

function namesOf(fields: readonly Field[]): readonly string[] {
  return fields.flatMap((field) =>
    'name' in field && field.name ? [field.name] : 'fields' in field ? namesOf(field.fields) : [],
  )
}

function problemsOfFields(stored: Stored, fields: readonly Field[], path: string): readonly string[] {
  return fields.flatMap((field): readonly string[] => {
    if (!('name' in field) || !field.name) return 'fields' in field ? problemsOfFields(stored, field.fields, path) : []
    const condition = 'admin' in field ? field.admin?.condition : undefined
    const applies =
      !condition || condition({}, { ...stored }, { blockData: {}, operation: 'create', path: [], user: null })
    return applies ? problemsOfField(stored[field.name], field, `${path}.${field.name}`) : []
  })
}

function problemsOfField(value: unknown, field: Field, path: string): readonly string[] {
  if (value === undefined || value === null || value === '') {
    const hasDefault = 'defaultValue' in field && field.defaultValue !== undefined
    return 'required' in field && field.required && !hasDefault ? [`${path}: is missing`] : []
  }
  switch (field.type) {
    case 'text':
    case 'textarea':
      if (typeof value !== 'string') return [`${path}: is no text`]
      return value.length > (field.maxLength ?? Number.POSITIVE_INFINITY) ? [`${path}: ${value.length} characters`] : []
    case 'number':
      if (typeof value !== 'number') return [`${path}: is no number`]
      return value < (field.min ?? -Infinity) || value > (field.max ?? Infinity) ? [`${path}: ${value}`] : []
    case 'checkbox':
      return typeof value === 'boolean' ? [] : [`${path}: is no boolean`]
    case 'select':
    case 'radio': {
      const options = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      const chosen: readonly unknown[] = Array.isArray(value) ? value : [value]
      return chosen.every((one) => options.includes(String(one)) && typeof one === 'string')
        ? []
        : [`${path}: ${String(value)}`]
    }
    case 'upload':
    case 'relationship':
      return isStored(value) && '$source' in value ? [] : [`${path}: is no reference`]
    case 'array': {
      if (!Array.isArray(value)) return [`${path}: is no list`]
      const isBad = value.length > (field.maxRows ?? Infinity) || value.length < (field.minRows ?? 0)
      const rows = value.flatMap((row, place) => [
        ...problemsOfFields(row, field.fields, `${path}.${place}`),
        ...unknownFields(row, field.fields, `${path}.${place}`),
      ])
      return [...(isBad ? [`${path}: ${value.length} rows`] : []), ...rows]
    }
    case 'group':
      if (!isStored(value)) return [`${path}: is no group`]
      return [...problemsOfFields(value, field.fields, path), ...unknownFields(value, field.fields, path)]
    case 'richText':
      return isStored(value) && isStored(value.root) && Array.isArray(value.root.children)
        ? []
        : [`${path}: is no rich text`]
    case 'blocks': {
      const allowed = (field.blockReferences ?? []).map((one) => (typeof one === 'string' ? one : one.slug))
      return Array.isArray(value)
        ? problemsOf(value, allowed).map((problem) => `${path}/${problem}`)
        : [`${path}: is no list`]
    }
    default:
      return []
  }
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
