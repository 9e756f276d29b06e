import type { AskedField } from './asked-form.ts'
import { FORM_LIMITS } from './limits.ts'

const WRITTEN = /^[A-Za-z][-A-Za-z0-9_:]*$/

/** Room that a name leaves for `-100`. */
const SUFFIX_LENGTH = 4

/** Names of the fields of a form by their keys: those that they have, else from their labels; no two are the same. */
export function fieldNames(fields: readonly AskedField[]): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  const names = new Map<string, string>()
  for (const field of fields) {
    if (field.kind === 'step' || names.has(field.key)) continue
    const wanted = nameFor(field).slice(0, FORM_LIMITS.fieldName - SUFFIX_LENGTH)
    let name = wanted
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`
    taken.add(name)
    names.set(field.key, name)
  }
  return names
}

function nameFor({ name, label, kind }: AskedField): string {
  if (name && WRITTEN.test(name)) return name
  const word = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-$/, '')
  return word || `field-${kind}`
}
