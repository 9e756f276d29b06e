import { type AdminLabel, configLabel } from '@vitrine/content/core'
import type { Field } from 'payload'
import type { FormPlaces } from '../core/field-place.ts'

/**
 * The fields of a form, with a list of what keeps it from being saved after the first of them.
 *
 * @param fields Begin with the title; tabs follow.
 */
export function withRefusals([title, ...others]: readonly [Field, ...Field[]]): Field[] {
  const clientProps = { places: placesIn([title, ...others]) }
  const list: Field = {
    name: 'refusals',
    type: 'ui',
    admin: { components: { Field: { path: '@vitrine/forms/admin#Refusals', clientProps } } },
  }
  return [title, list, ...others]
}

/** Labels of all places of a form, and the tab that each is in. */
export function placesIn(fields: readonly Field[]): FormPlaces {
  const byPath: Record<string, AdminLabel> = {}
  const inBlocks: Record<string, AdminLabel> = {}
  const tabs: Record<string, AdminLabel> = {}
  const walk = (list: readonly Field[], prefix: string, labels: Record<string, AdminLabel>, tab?: AdminLabel): void => {
    for (const field of list) {
      if (field.type === 'tabs') {
        for (const one of field.tabs) {
          const label = configLabel(one.label, '')
          if ('name' in one && one.name) note(one.name, label, labels, label)
          walk(one.fields, 'name' in one && one.name ? `${one.name}.` : prefix, labels, label)
        }
      } else if (field.type === 'row' || field.type === 'collapsible') walk(field.fields, prefix, labels, tab)
      else if ('name' in field && field.type !== 'ui') {
        const path = `${prefix}${field.name}`
        note(path, configLabel(field.label, field.name), labels, tab)
        if (field.type === 'blocks') for (const block of field.blocks) walk(block.fields, '', inBlocks)
        else if ('fields' in field) walk(field.fields, `${path}.`, labels, tab)
      }
    }
  }
  const note = (path: string, label: AdminLabel, labels: Record<string, AdminLabel>, tab?: AdminLabel) => {
    labels[path] ??= label
    if (labels === byPath && tab !== undefined) tabs[path.split('.')[0] ?? ''] ??= tab
  }
  walk(fields, '', byPath)
  return { byPath, inBlocks, tabs }
}
