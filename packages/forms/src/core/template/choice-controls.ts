import { given } from '@vitrine/content/core'
import type { ChoicesControl, Option, SelectControl } from './control.ts'
import { classNameOf, named, requiredClass, shownText, type TakenIds, typed } from './control-basics.ts'
import { defaultsOf } from './defaults.ts'
import { type FormTag, isRequired } from './form-tag.ts'
import { hasOption, optionOf, optionsOf } from './options.ts'
import type { Surroundings } from './surroundings.ts'

/** Values to choose among: those of the tag, and those of its lists. */
export function choiceValues(tag: FormTag, lists: Surroundings['lists']): readonly string[] {
  const listed = optionsOf(tag, 'data').flatMap((name) => lists(name) ?? [])
  if (!hasOption(tag, 'free_text')) return [...tag.values, ...listed]
  return [...tag.values.slice(0, -1), ...listed, ...tag.values.slice(-1)]
}

export function choicesControl(tag: FormTag, surroundings: Surroundings, taken: TakenIds): ChoicesControl {
  const type = tag.basetype === 'radio' ? 'radio' : 'checkbox'
  const exclusive = type === 'checkbox' && hasOption(tag, 'exclusive')
  const values = choiceValues(tag, surroundings.lists)
  const defaults = defaultsOf(tag, values, surroundings, { several: type === 'checkbox' && !exclusive })
  return {
    kind: 'choices',
    type,
    ...named(tag, classNameOf(tag, requiredClass(tag), exclusive && 'wpcf7-exclusive-checkbox'), taken),
    required: type === 'radio' || isRequired(tag),
    exclusive,
    labelFirst: hasOption(tag, 'label_first'),
    labelElement: hasOption(tag, 'use_label_element'),
    freeText: hasOption(tag, 'free_text'),
    items: values.map((value) => option(value, defaults)),
  }
}

function option(value: string, defaults: readonly string[]): Option {
  const shown = shownText(value)
  return { value: shown, label: shown, chosen: defaults.includes(value) }
}

export function selectControl(tag: FormTag, surroundings: Surroundings, taken: TakenIds): SelectControl {
  const multiple = hasOption(tag, 'multiple')
  const values = choiceValues(tag, surroundings.lists)
  const defaults = defaultsOf(tag, values, surroundings, { several: multiple })
  const options = values.map((value) => option(value, defaults))
  const { value: _, placeholder: __, ...input } = typed(tag, undefined, undefined)
  return {
    kind: 'select',
    ...named(tag, classNameOf(tag, requiredClass(tag)), taken),
    ...input,
    multiple,
    ...given({ size: selectSize(tag, multiple) }),
    options: withFirst(tag, options, surroundings.texts.chooseOption),
  }
}

/** @param blank Shown where nothing is chosen yet. [reference 7] */
function withFirst(tag: FormTag, options: readonly Option[], blank: string): readonly Option[] {
  const [first, ...others] = options
  if (!first || hasOption(tag, 'include_blank')) {
    return [{ value: '', label: blank, chosen: false }, ...options]
  }
  return hasOption(tag, 'first_as_label') ? [{ value: '', label: first.label, chosen: false }, ...others] : options
}

function selectSize(tag: FormTag, multiple: boolean): number | undefined {
  const size = Number(optionOf(tag, 'size', 'integer') ?? 0)
  if (size > 0) return size
  return hasOption(tag, 'size') ? (multiple ? 4 : 1) : undefined
}
