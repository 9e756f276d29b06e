import type { ArrayField, Field } from 'payload'

/** Heading and introduction, which most blocks begin with. */
export const titleFields: Field[] = [
  { name: 'heading', label: 'Heading', type: 'text', localized: true, maxLength: 200 },
  { name: 'intro', label: 'Introduction', type: 'textarea', localized: true, maxLength: 600 },
]

/**
 * One of several forms of a block.
 *
 * @param options Labels by value; the first one is the default.
 */
export function choiceField(name: string, label: string, options: Readonly<Record<string, string>>): Field {
  const [defaultValue = ''] = Object.keys(options)
  return {
    name,
    label,
    type: 'select',
    required: true,
    defaultValue,
    options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
  }
}

/** What a block lists. */
export function rowsField(name: string, label: string, maxRows: number, fields: Field[]): ArrayField {
  return { name, label, type: 'array', minRows: 1, maxRows, fields }
}

/** A line of text in the language of the page. */
export function lineField(
  name: string,
  label: string,
  more: { required?: true; help?: string; max?: number } = {},
): Field {
  const { required = false, help, max = 200 } = more
  return {
    name,
    label,
    type: 'text',
    required,
    localized: true,
    maxLength: max,
    ...(help && { admin: { description: help } }),
  }
}

/** Name of a gallery in the addresses of its pictures; it may be that of several blocks. */
export function galleryName(description: string): Field {
  return { name: 'group', label: 'Name of the gallery', type: 'text', maxLength: 60, admin: { description } }
}
