import { text } from '@vitrine/content/core'
import { blockLines } from '../block-values.ts'
import type { ControlContext, RawField } from '../field-type.ts'
import { classNameOf, named, requiredClass, shownText } from './control-basics.ts'
import type { ChoicesControl, Option } from './control-parts.ts'
import { defaultsOf } from './defaults.ts'
import { type FormTag, isRequired } from './form-tag.ts'
import { hasOption, optionOf, optionsOf } from './options.ts'
import type { FormRenderContext } from './render-context.ts'

/** Values to choose among: those of the tag, and those of its lists. */
export function choiceValues(tag: FormTag, lists: FormRenderContext['lists']): readonly string[] {
  const listed = optionsOf(tag, 'data').flatMap((name) => lists(name) ?? [])
  if (!hasOption(tag, 'free_text')) return [...tag.values, ...listed]
  return [...tag.values.slice(0, -1), ...listed, ...tag.values.slice(-1)]
}

/** @param defaults Values that are chosen from the start. */
export function choiceOption(value: string, defaults: readonly string[]): Option {
  const shown = shownText(value)
  return { value: shown, label: shown, chosen: defaults.includes(value) }
}

/** Boxes or buttons of one name. */
export function choicesControl<Type extends 'checkbox' | 'radio'>(
  tag: FormTag,
  type: Type,
  { renderContext, taken }: ControlContext,
): ChoicesControl<Type> {
  const exclusive = type === 'checkbox' && hasOption(tag, 'exclusive')
  const values = choiceValues(tag, renderContext.lists)
  const defaults = defaultsOf(tag, values, renderContext, { several: type === 'checkbox' && !exclusive })
  return {
    kind: 'choices',
    type,
    ...named(tag, classNameOf(tag, requiredClass(tag), exclusive && 'wpcf7-exclusive-checkbox'), taken),
    required: type === 'radio' || isRequired(tag),
    exclusive,
    labelFirst: hasOption(tag, 'label_first'),
    labelElement: hasOption(tag, 'use_label_element'),
    freeText: hasOption(tag, 'free_text'),
    items: values.map((value) => choiceOption(value, defaults)),
  }
}

/** Values that are chosen by default. */
export function chosenValues({ items }: ChoicesControl): readonly string[] {
  return items.filter(({ chosen }) => chosen).map(({ value }) => value)
}

/** Choices of an editor's block, and the option that says which of them is chosen from the start. */
export function writtenChoices(raw: RawField): {
  readonly values: readonly string[]
  readonly chosen: readonly string[]
} {
  const fallback = text(raw.defaultValue)
  const values = blockLines(raw.choices)
  const place = values.findIndex((value) => value === fallback || value.split('|')[0]?.trim() === fallback)
  return { values, chosen: place < 0 ? [] : [`default:${place + 1}`] }
}

/** The choices of a tag as an editor's block keeps them. */
export function choicesOfTag(tag: FormTag): RawField {
  const chosen = tag.rawValues[Number(optionOf(tag, 'default', 'integer') ?? 0) - 1]
  return { choices: tag.rawValues.join('\n'), ...(chosen && { defaultValue: chosen }) }
}
