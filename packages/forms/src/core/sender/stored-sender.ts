import { list, record, text } from '@vitrine/content/core'
import type { ContactForm } from '../form.ts'
import { parseForm } from '../parse-form.ts'
import type { Submitted } from '../submitted.ts'
import { type Sender, senderOf } from './sender.ts'

/** Columns of `contact_forms` that say who sends its messages. */
export interface StoredForm {
  readonly id: number
  readonly writtenAs: unknown
  /** Blocks with their localized texts by language. */
  readonly fields: unknown
  /** By language. */
  readonly templates: Readonly<Record<string, unknown>>
  readonly replyTo: unknown
  readonly additionalHeaders: unknown
  readonly additionalSettings: unknown
}

/** A stored form in each language of the site, the first of them first. */
export function localForms(stored: StoredForm, locales: readonly string[]): readonly ContactForm[] {
  const { id, writtenAs, replyTo, additionalHeaders, additionalSettings } = stored
  return locales.flatMap((locale) => {
    const form = {
      ...{ id, writtenAs, additionalSettings },
      fields: localBlocks(stored.fields, locale),
      template: stored.templates[locale],
      mail: { replyTo, additionalHeaders },
    }
    return parseForm(form, locale) ?? []
  })
}

/**
 * Reads the sender of a stored message. Its language is not stored, so a name or address that one language of the form
 * does not lead to is read by the next.
 *
 * @param forms Its form in each language.
 */
export function storedSender(forms: readonly ContactForm[], entries: Submitted): Sender {
  // Fields that were not shown have no entry.
  const isShown = ({ name }: { readonly name: string }) => Object.hasOwn(entries, name)
  const senders = forms.map((form) => senderOf({ ...form, tags: form.tags.filter(isShown) }, entries))
  const first = (part: keyof Sender) => senders.map((sender) => sender[part]).find((value) => value !== '') ?? ''
  return { name: first('name'), email: first('email') }
}

function localBlocks(blocks: unknown, locale: string): readonly object[] {
  return list(blocks).map((block) => ({
    ...block,
    label: text(block.label) ?? text(record(block.label)[locale]),
    ...(block.blockType === 'group' && { fields: localBlocks(block.fields, locale) }),
  }))
}
