import { isGroup } from '../builders/settings.ts'
import { escapeHtml } from '../builders/shared/escape-html.ts'

/** Values by their names, and in groups. */
export type TemplateValues = Readonly<Record<string, unknown>>

/**
 * Puts values into a template: `{{name}}` as text, `{{{name}}}` as HTML, `{{link.url}}` from a group. A value that is
 * neither a text nor a number, or not there, is empty.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replace(/\{\{\{([^{}]{1,200})\}\}\}|\{\{([^{}]{1,200})\}\}/g, (_, html?: string, text = '') =>
    html === undefined ? escapeHtml(valueAt(text, values)) : valueAt(html, values),
  )
}

function valueAt(path: string, values: TemplateValues): string {
  let value: unknown = values
  for (const name of path.trim().split('.')) {
    value = isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
