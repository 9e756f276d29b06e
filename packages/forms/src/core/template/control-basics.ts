import { given } from '@vitrine/content/core'
import { decodeHTMLStrict } from 'entities'
import { type FormTag, isRequired } from './form-tag.ts'
import { autocompleteOf, classesOf, hasOption, idOf, optionOf, type Sizes } from './options.ts'

/** A text of a tag as it is shown: editors may write characters as references. */
export function shownText(text: string): string {
  return decodeHTMLStrict(text)
}

/** Ids that stand on the page already; the second of two equal ones is left out. */
export type TakenIds = Set<string>

/** Classes of a control: those of its kind, then those that the tag adds. */
export function classNameOf(tag: FormTag, ...kinds: readonly (string | false)[]): string {
  return ['wpcf7-form-control', `wpcf7-${tag.basetype}`, ...kinds, ...classesOf(tag)].filter(Boolean).join(' ')
}

export function requiredClass(tag: FormTag): string | false {
  return isRequired(tag) && 'wpcf7-validates-as-required'
}

/** Properties of every control with a name. */
export function named(tag: FormTag, className: string, taken: TakenIds) {
  const asked = idOf(tag)
  const id = asked !== undefined && taken.has(asked) ? undefined : asked
  if (id !== undefined) taken.add(id)
  const tabIndex = optionOf(tag, 'tabindex', 'signedInteger')
  return {
    name: tag.name,
    className,
    ...given({ id, tabIndex: tabIndex === undefined ? undefined : Number(tabIndex) }),
  }
}

/** Properties of every control that is typed into. */
export function typed(tag: FormTag, text: string | undefined, fallback: string | undefined) {
  const asPlaceholder = hasOption(tag, 'placeholder') || hasOption(tag, 'watermark')
  return {
    required: isRequired(tag),
    ...(hasOption(tag, 'readonly') && { readOnly: true }),
    ...given({ autoComplete: autocompleteOf(tag) }),
    ...(asPlaceholder && { placeholder: shownText(text ?? '') }),
    value: shownText(fallback ?? (asPlaceholder ? '' : (text ?? ''))),
  }
}

/** Lengths as attributes: both are left out when they contradict each other. */
export function lengths({ minlength, maxlength }: Sizes, fallback: number | undefined) {
  const maxLength = maxlength ?? fallback
  if (minlength !== undefined && maxLength !== undefined && minlength > maxLength) return {}
  return given({ maxLength, minLength: minlength })
}
