import { given, list, record, text } from '@vitrine/ui/core'
import { parseFieldName } from './field-name.ts'
import type { ContactForm, Field, PublicForm } from './form.ts'
import { protocolLocale } from './locale.ts'
import { parseMessages } from './messages.ts'

type Raw = Readonly<Record<string, unknown>>

/**
 * Reads a document of the collection `contact-forms`, in one language. Fields that cannot be used are left out.
 *
 * @param locale Language of the site as a BCP 47 tag.
 * @returns Undefined for what is no form.
 */
export function parseForm(raw: unknown, locale: string): ContactForm | undefined {
  const form = record(raw)
  if (typeof form.id !== 'number') return undefined
  const mail = record(form.mail)
  return {
    id: form.id,
    title: text(form.title) ?? 'Contact form',
    locale: protocolLocale(locale),
    fields: list(form.fields).flatMap((field) => parseField(field) ?? []),
    messages: parseMessages(form.messages),
    mail: {
      recipient: text(mail.recipient) ?? '',
      sender: text(mail.sender) ?? '',
      subject: text(mail.subject) ?? '',
      additionalHeaders: [text(mail.replyTo) && `Reply-To: ${text(mail.replyTo)}`, text(mail.additionalHeaders)]
        .filter(Boolean)
        .join('\n'),
      body: text(mail.body) ?? '',
      excludeBlank: mail.excludeBlank === true,
    },
  }
}

/** Leaves out what the browser must not know. */
export function publicForm({ mail: _, ...form }: ContactForm): PublicForm {
  return form
}

function parseField(raw: Raw): Field | undefined {
  if (raw.blockType === 'submit') return { type: 'submit', label: text(raw.label) ?? 'Send' }
  const name = parseFieldName(raw.name)
  if (name === undefined) return undefined
  if (raw.blockType === 'hidden') return { type: 'hidden', name, defaultValue: text(raw.defaultValue) ?? '' }
  const hint = text(raw.hint)
  const named = { name, label: text(raw.label) ?? name, ...(hint && { hint }) }
  const input = {
    ...named,
    required: raw.required === true,
    ...given({
      placeholder: text(raw.placeholder),
      defaultValue: text(raw.defaultValue),
      autocomplete: text(raw.autocomplete),
    }),
  }
  switch (raw.blockType) {
    case 'text':
    case 'email':
    case 'url':
    case 'tel':
    case 'textarea':
      return {
        ...input,
        type: raw.blockType,
        ...given({ minLength: count(raw.minLength), maxLength: count(raw.maxLength) }),
      }
    case 'number':
      return {
        ...input,
        type: 'number',
        ...given({ min: decimal(raw.min), max: decimal(raw.max), step: decimal(raw.step) }),
      }
    case 'date':
      return { ...input, type: 'date', ...given({ min: day(raw.min), max: day(raw.max) }) }
    case 'select':
      return {
        ...input,
        type: 'select',
        choices: choices(raw),
        multiple: raw.multiple === true,
        includeBlank: raw.includeBlank === true,
      }
    case 'checkbox':
      return {
        ...named,
        type: 'checkbox',
        required: raw.required === true,
        choices: choices(raw),
        exclusive: raw.exclusive === true,
        ...given({ defaultValue: text(raw.defaultValue) }),
      }
    case 'radio':
      return { ...named, type: 'radio', choices: choices(raw), ...given({ defaultValue: text(raw.defaultValue) }) }
    case 'acceptance':
      return {
        ...named,
        type: 'acceptance',
        text: text(raw.text) ?? '',
        optional: raw.optional === true,
        invert: raw.invert === true,
        checked: raw.checked === true,
      }
    default:
      return undefined
  }
}

/** Choices are kept one a line, as people type lists. */
function choices(raw: Raw): readonly string[] {
  return (text(raw.choices) ?? '').split('\n').flatMap((line) => text(line.trim()) ?? [])
}

function count(raw: unknown): number | undefined {
  return typeof raw === 'number' && Number.isInteger(raw) && raw > 0 ? raw : undefined
}

function decimal(raw: unknown): string | undefined {
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : undefined
}

function day(raw: unknown): string | undefined {
  const match = typeof raw === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(raw) : null
  return match?.[0]
}
