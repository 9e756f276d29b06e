import type { BlockBase, BlockParsers } from '@vitrine/ui/core'
import { text } from '@vitrine/ui/core'
import type { PublicForm } from './form.ts'
import { parseForm, publicForm } from './parse-form.ts'

/** A contact form on a page. */
export interface ContactFormBlock extends BlockBase {
  readonly blockType: 'contactForm'
  /** Null when the form was deleted. */
  readonly form: PublicForm | null
  readonly heading?: string
  readonly intro?: string
}

export const blockParsers: BlockParsers = {
  contactForm: (raw, { locale }): ContactFormBlock => {
    const form = parseForm(raw.form, locale)
    const [heading, intro] = [text(raw.heading), text(raw.intro)]
    return {
      blockType: 'contactForm',
      id: String(raw.id),
      form: form ? publicForm(form) : null,
      ...(heading && { heading }),
      ...(intro && { intro }),
    }
  },
}
