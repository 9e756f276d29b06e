import { record } from '@vitrine/content/core'

/** A kind of items that the REST interface lists. */
export interface RestKind {
  /** `post`, `page`, `attachment`, or whatever a plugin adds. */
  readonly kind: string
  /** Below the root of the interface: `wp/v2/posts`. */
  readonly path: string
  readonly taxonomies: readonly string[]
}

export interface RestTaxonomy {
  readonly taxonomy: string
  /** Name of the field in which items list the numbers of their terms. */
  readonly field: string
  readonly path: string
}

/** Kinds that are about how the old site looked; their lists have numbers of another form. */
const LEFT_OUT = new Set(['wp_template', 'wp_template_part', 'wp_global_styles', 'wp_font_family', 'wp_font_face'])

/** Kinds and taxonomies that are read. */
const MAX_NAMES = 200

/** Reads the answer of `wp/v2/types`. Files come first, since others show them. */
export function readKinds(json: unknown): readonly RestKind[] {
  const kinds = Object.entries(record(json)).flatMap(([kind, type]): RestKind[] => {
    const path = pathOf(type)
    if (path === undefined || LEFT_OUT.has(kind)) return []
    const { taxonomies } = record(type)
    const named = Array.isArray(taxonomies) ? taxonomies.filter((name) => typeof name === 'string') : []
    return [{ kind, path, taxonomies: named }]
  })
  return kinds.slice(0, MAX_NAMES)
}

/** Reads the answer of `wp/v2/taxonomies`. */
export function readTaxonomies(json: unknown): readonly RestTaxonomy[] {
  const found = Object.entries(record(json)).flatMap(([taxonomy, raw]): RestTaxonomy[] => {
    const path = pathOf(raw)
    return path === undefined ? [] : [{ taxonomy, path, field: path.slice(path.lastIndexOf('/') + 1) }]
  })
  return found.slice(0, MAX_NAMES)
}

/** Path of a list. A base with a pattern in it, such as that of a font's faces, has no list of its own. */
function pathOf(raw: unknown): string | undefined {
  const { rest_base: base, rest_namespace: namespace = 'wp/v2' } = record(raw)
  const isName = typeof base === 'string' && /^[\w-]{1,100}$/.test(base)
  const isNamespace = typeof namespace === 'string' && /^[\w-]{1,50}(?:\/[\w-]{1,50}){0,3}$/.test(namespace)
  return isName && isNamespace ? `${namespace}/${base}` : undefined
}
