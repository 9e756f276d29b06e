import { type ContactForm, DEFAULT_MAX_LENGTH, type Field } from './form.ts'
import { TOO_MANY_ITEMS, UNDEFINED_VALUE } from './messages.ts'
import { type FieldRule, SCHEMA_VERSION, type Schema } from './rule.ts'

type FormForSchema = Pick<ContactForm, 'fields' | 'messages' | 'locale'>

/** Kinds of fields in the order in which the protocol lists their rules. [reference 3] */
const MODULES: readonly (readonly Field['type'][])[] = [
  ['checkbox', 'radio'],
  ['date'],
  ['number'],
  ['select'],
  ['text', 'email', 'url', 'tel'],
  ['textarea'],
]

/** The validation schema of a form. */
export function toSchema(form: FormForSchema): Schema {
  const ofModule = (types: readonly Field['type'][]) => form.fields.filter((field) => types.includes(field.type))
  const rules = MODULES.flatMap((types) => ofModule(types).flatMap((field) => rulesOf(field, form)))
  const choices = [...ofModule(['checkbox', 'radio']), ...ofModule(['select'])].flatMap(enumOf)
  return { version: SCHEMA_VERSION, locale: form.locale, rules: [...rules, ...choices] }
}

function rulesOf(field: Field, { messages }: FormForSchema): FieldRule[] {
  if (!('name' in field)) return []
  const name = field.name
  const required = (): FieldRule => ({ rule: 'required', field: name, error: messages.invalid_required })
  switch (field.type) {
    case 'checkbox':
      return [...(field.required ? [required()] : []), ...(field.exclusive ? [oneItem(name)] : [])]
    case 'radio':
      return [required(), oneItem(name)]
    case 'select':
      return field.required ? [required()] : []
    case 'number':
      return [
        ...(field.required ? [required()] : []),
        { rule: 'number', field: name, error: messages.invalid_number },
        ...(field.min === undefined
          ? []
          : [{ rule: 'minnumber' as const, field: name, threshold: field.min, error: messages.number_too_small }]),
        ...(field.max === undefined
          ? []
          : [{ rule: 'maxnumber' as const, field: name, threshold: field.max, error: messages.number_too_large }]),
      ]
    case 'date':
      return [
        ...(field.required ? [required()] : []),
        { rule: 'date', field: name, error: messages.invalid_date },
        ...(field.min === undefined
          ? []
          : [{ rule: 'mindate' as const, field: name, threshold: field.min, error: messages.date_too_early }]),
        ...(field.max === undefined
          ? []
          : [{ rule: 'maxdate' as const, field: name, threshold: field.max, error: messages.date_too_late }]),
      ]
    case 'text':
    case 'email':
    case 'url':
    case 'tel':
    case 'textarea': {
      const maxLength = field.maxLength ?? DEFAULT_MAX_LENGTH[field.type === 'textarea' ? 'textarea' : 'line']
      return [
        ...(field.required ? [required()] : []),
        ...formatOf(field.type, name, messages),
        ...(field.minLength === undefined
          ? []
          : [
              {
                rule: 'minlength' as const,
                field: name,
                threshold: field.minLength,
                error: messages.invalid_too_short,
              },
            ]),
        { rule: 'maxlength', field: name, threshold: maxLength, error: messages.invalid_too_long },
      ]
    }
    default:
      return []
  }
}

function formatOf(type: string, field: string, messages: ContactForm['messages']): FieldRule[] {
  if (type === 'email') return [{ rule: 'email', field, error: messages.invalid_email }]
  if (type === 'url') return [{ rule: 'url', field, error: messages.invalid_url }]
  return type === 'tel' ? [{ rule: 'tel', field, error: messages.invalid_tel }] : []
}

function oneItem(field: string): FieldRule {
  return { rule: 'maxitems', field, threshold: 1, error: TOO_MANY_ITEMS }
}

function enumOf(field: Field): FieldRule[] {
  if (field.type !== 'checkbox' && field.type !== 'radio' && field.type !== 'select') return []
  return [{ rule: 'enum', field: field.name, accept: field.choices, error: UNDEFINED_VALUE }]
}
