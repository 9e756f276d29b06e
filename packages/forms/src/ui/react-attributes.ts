import type { FormNode } from '../core/template/form-node.ts'

/** Attributes of HTML that React calls otherwise. */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'class:className for:htmlFor tabindex:tabIndex readonly:readOnly maxlength:maxLength minlength:minLength ' +
    'colspan:colSpan rowspan:rowSpan cellpadding:cellPadding cellspacing:cellSpacing datetime:dateTime ' +
    'autocomplete:autoComplete inputmode:inputMode spellcheck:spellCheck srcset:srcSet srclang:srcLang ' +
    'hreflang:hrefLang usemap:useMap playsinline:playsInline viewbox:viewBox clip-rule:clipRule fill-rule:fillRule ' +
    'fill-opacity:fillOpacity stroke-width:strokeWidth stroke-linecap:strokeLinecap stroke-linejoin:strokeLinejoin'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** Attributes that are on when they are there, whatever they say. */
const FLAGS = new Set(
  'checked controls disabled hidden inert ismap loop multiple muted open playsinline readonly required reversed selected'.split(
    ' ',
  ),
)

/** Attributes of HTML as React wants them. What a visitor may change is only where it starts from. */
export function reactAttributes(
  element: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly FormNode[],
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(attributes).map(([name, value]): [string, unknown] => {
    if (name === 'checked') return ['defaultChecked', true]
    if (name === 'value' && element === 'input') return ['defaultValue', value]
    return [NAMES[name] ?? name, FLAGS.has(name) ? true : value]
  })
  if (element === 'textarea')
    entries.push(['defaultValue', children.filter((child) => typeof child === 'string').join('')])
  return Object.fromEntries(entries)
}
