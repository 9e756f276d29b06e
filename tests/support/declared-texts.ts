import type { SanitizedConfig } from 'payload'

/** A text of the admin as the content model declares it. */
export interface DeclaredText {
  /** Way to it: `collections.pages.fields.title.label`. */
  readonly path: string
  /** As Payload takes it: a text, or one for each language. */
  readonly text: unknown
}

/** Keys under which collections, globals, blocks, fields and options declare texts for editors. */
const TEXT_KEYS = new Set(['label', 'singular', 'plural', 'description', 'group'])

/** Keys that hold the same once more, or nothing for editors. */
const OTHER_KEYS = new Set(['flattenedFields', 'flattenedBlocks', 'defaultPopulate', 'access', 'hooks', 'editor'])

/** Lists the texts of collections, globals and blocks for the admin, but those of what no form shows. */
export function declaredTexts({ collections, globals, blocks }: SanitizedConfig): readonly DeclaredText[] {
  const seen = new WeakSet<object>()
  const textsOf = (value: unknown, path: string): readonly DeclaredText[] => {
    if (typeof value !== 'object' || value === null || seen.has(value) || isHidden(value)) return []
    seen.add(value)
    if (Array.isArray(value)) return value.flatMap((one, at) => textsOf(one, `${path}.${nameOf(one) ?? at}`))
    return Object.entries(value).flatMap(([key, one]): readonly DeclaredText[] => {
      if (OTHER_KEYS.has(key)) return []
      if (!TEXT_KEYS.has(key)) return textsOf(one, `${path}.${key}`)
      return one === undefined || one === null || one === false ? [] : [{ path: `${path}.${key}`, text: one }]
    })
  }
  return [
    ...textsOf(collections, 'collections'),
    ...textsOf(globals.filter(hasForm), 'globals'),
    ...textsOf(blocks, 'blocks'),
  ]
}

/** Hidden fields, and those without a label of their own: a component draws them. */
function isHidden(value: object): boolean {
  const { hidden, admin, type } = value as { hidden?: unknown; admin?: { hidden?: unknown }; type?: unknown }
  return hidden === true || admin?.hidden === true || type === 'ui'
}

/** A global whose page is not a form has fields for programs alone. */
function hasForm({ admin }: SanitizedConfig['globals'][number]): boolean {
  return admin.components?.views?.edit === undefined
}

function nameOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if ('slug' in value) return value.slug
  if ('name' in value) return value.name
  return 'value' in value ? value.value : undefined
}
