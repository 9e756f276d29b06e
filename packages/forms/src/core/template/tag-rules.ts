import { decodeHTMLStrict } from 'entities'
import { type Messages, TOO_MANY_ITEMS, UNDEFINED_VALUE } from '../messages.ts'
import type { FieldRule } from '../rule.ts'
import { choiceValues } from './choice-controls.ts'
import { dateOptionOf } from './dates.ts'
import { fileAccept } from './file-accept.ts'
import { type FormTag, isRequired } from './form-tag.ts'
import { fileLimitOf, hasOption, optionOf, sizesOf } from './options.ts'
import type { Surroundings } from './surroundings.ts'
import { DEFAULT_MAX_LENGTH } from './text-controls.ts'

/** Kinds of fields in the order in which the protocol lists their rules. [reference 3] */
const MODULES: readonly (readonly string[])[] = [
  ['checkbox', 'radio'],
  ['date'],
  ['file'],
  ['number', 'range'],
  ['select'],
  ['text', 'email', 'url', 'tel'],
  ['textarea'],
]

interface Texts {
  readonly messages: Messages
  readonly surroundings: Pick<Surroundings, 'now' | 'lists'>
}

/** The rules that a form's tags ask for, in the order of the protocol. */
export function tagRules(tags: readonly FormTag[], texts: Texts): readonly FieldRule[] {
  const ofModule = (types: readonly string[]) => tags.filter((tag) => types.includes(tag.basetype))
  return [
    ...MODULES.flatMap((types) => ofModule(types).flatMap((tag) => rulesOf(tag, texts))),
    ...enumRules(ofModule(['checkbox', 'radio']), texts),
    ...enumRules(ofModule(['select']), texts),
  ]
}

function rulesOf(tag: FormTag, { messages, surroundings }: Texts): readonly FieldRule[] {
  const field = tag.name
  const required: FieldRule[] = isRequired(tag) ? [{ rule: 'required', field, error: messages.invalid_required }] : []
  switch (tag.basetype) {
    case 'checkbox':
      return [...required, ...(hasOption(tag, 'exclusive') ? [oneItem(field)] : [])]
    case 'radio':
      return [{ rule: 'required', field, error: messages.invalid_required }, oneItem(field)]
    case 'date':
      return [
        ...required,
        { rule: 'date', field, error: messages.invalid_date },
        ...bound('mindate', field, dateOptionOf(tag, 'min', surroundings.now), messages.date_too_early),
        ...bound('maxdate', field, dateOptionOf(tag, 'max', surroundings.now), messages.date_too_late),
      ]
    case 'file':
      return [
        ...(isRequired(tag) ? [{ rule: 'requiredfile', field, error: messages.invalid_required } as const] : []),
        { rule: 'file', field, accept: fileAccept(tag), error: messages.upload_file_type_invalid },
        { rule: 'maxfilesize', field, threshold: fileLimitOf(tag), error: messages.upload_file_too_large },
      ]
    case 'number':
    case 'range':
      return [
        ...required,
        { rule: 'number', field, error: messages.invalid_number },
        ...bound('minnumber', field, numberBound(tag, 'min'), messages.number_too_small),
        ...bound('maxnumber', field, numberBound(tag, 'max'), messages.number_too_large),
      ]
    case 'select':
      return required
    default:
      return [...required, ...formatRule(tag, messages), ...lengthRules(tag, messages)]
  }
}

function oneItem(field: string): FieldRule {
  return { rule: 'maxitems', field, threshold: 1, error: TOO_MANY_ITEMS }
}

function bound(
  rule: 'mindate' | 'maxdate' | 'minnumber' | 'maxnumber',
  field: string,
  threshold: string | undefined,
  error: string,
): readonly FieldRule[] {
  return threshold === undefined ? [] : [{ rule, field, threshold, error }]
}

function numberBound(tag: FormTag, name: 'min' | 'max'): string | undefined {
  const standard = tag.basetype === 'range' ? { min: '0', max: '100' }[name] : undefined
  return optionOf(tag, name, 'signedNumber') ?? standard
}

function formatRule({ basetype, name }: FormTag, messages: Messages): readonly FieldRule[] {
  if (basetype === 'email') return [{ rule: 'email', field: name, error: messages.invalid_email }]
  if (basetype === 'url') return [{ rule: 'url', field: name, error: messages.invalid_url }]
  if (basetype === 'tel') return [{ rule: 'tel', field: name, error: messages.invalid_tel }]
  return []
}

function lengthRules(tag: FormTag, messages: Messages): readonly FieldRule[] {
  const { minlength, maxlength } = sizesOf(tag)
  const standard = tag.basetype === 'textarea' ? DEFAULT_MAX_LENGTH.area : DEFAULT_MAX_LENGTH.line
  const field = tag.name
  return [
    ...(minlength === undefined
      ? []
      : [{ rule: 'minlength' as const, field, threshold: minlength, error: messages.invalid_too_short }]),
    { rule: 'maxlength', field, threshold: maxlength ?? standard, error: messages.invalid_too_long },
  ]
}

/** One rule for each name: what any of its groups offers. A group with free text accepts everything. */
function enumRules(tags: readonly FormTag[], { surroundings }: Texts): readonly FieldRule[] {
  const offered = new Map<string, Set<string>>()
  const open = new Set(tags.filter((tag) => hasOption(tag, 'free_text')).map(({ name }) => name))
  for (const tag of tags) {
    if (open.has(tag.name)) continue
    const values = offered.get(tag.name) ?? new Set()
    offered.set(tag.name, values)
    for (const value of offeredBy(tag, surroundings)) values.add(decodeHTMLStrict(value))
  }
  return [...offered].map(([field, accept]) => ({
    rule: 'enum',
    field,
    accept: [...accept].filter((value) => value !== ''),
    error: UNDEFINED_VALUE,
  }))
}

function offeredBy(tag: FormTag, { lists }: Pick<Surroundings, 'lists'>): readonly string[] {
  const values = choiceValues(tag, lists)
  return tag.basetype === 'select' && hasOption(tag, 'first_as_label') ? values.slice(1) : values
}
