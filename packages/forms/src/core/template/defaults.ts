import { withoutElements } from '../without-elements.ts'
import type { FormTag } from './form-tag.ts'
import { optionsOf } from './options.ts'
import type { FormRenderContext, RequestValues } from './render-context.ts'

/**
 * The values that `default:` options give. [reference 9.3]
 *
 * @param choices Values that numbers count, from 1.
 * @returns Those of the first option that gives any; of all options when several may be chosen.
 */
export function defaultsOf(
  tag: FormTag,
  choices: readonly string[],
  renderContext: FormRenderContext,
  { several }: { readonly several: boolean },
): readonly string[] {
  const found: string[] = []
  for (const option of optionsOf(tag, 'default')) {
    const values = valuesOf(option.toLowerCase(), tag.name, choices, renderContext)
    if (values.length > 0 && !several) return values.slice(0, 1)
    found.push(...values)
  }
  return [...new Set(found)]
}

function valuesOf(
  source: string,
  name: string,
  choices: readonly string[],
  { query, body, user, page, attributes }: FormRenderContext,
): readonly string[] {
  if (source === 'get') return requested(query, name)
  if (source === 'post') return requested(body, name)
  if (source === 'post_meta') return given(page[name])
  if (source === 'shortcode_attr') return given(attributes[name])
  if (source.startsWith('user_')) return given(user[source.slice('user_'.length)])
  if (!/^[0-9_]+$/.test(source)) return []
  return source.split('_').flatMap((digits) => given(digits === '' ? undefined : choices[Number(digits) - 1]))
}

function given(value: string | undefined): readonly string[] {
  return value === undefined || value === '' ? [] : [value]
}

function requested(values: RequestValues, name: string): readonly string[] {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  return [value ?? []]
    .flat()
    .map(plainText)
    .filter((text) => text !== '')
}

/** A value of a request as plain text: elements and octets written with `%` taken out, a `<` that nothing closes made harmless. */
export function plainText(value: string): string {
  const text = withoutSlashes(value)
  return (text.includes('<') ? withoutElements(withLooseBrackets(text)).trim() : text)
    .replace(/%[0-9a-f]{2}/gi, '')
    .replace(/ +/g, ' ')
    .replace(/^ | $/g, '')
}

/** A backslash makes what follows it literal, itself too. */
function withoutSlashes(text: string): string {
  return text.replace(/\\(.?)/gs, '$1')
}

/** A bracket that nothing closes is a character of the text. */
function withLooseBrackets(text: string): string {
  return text.replace(/<[^<>]*(?=<|$)/g, (open) => `&lt;${open.slice(1)}`)
}
