import { given, text } from '@vitrine/content/core'
import type { BlockBase, BlockParsers } from '@vitrine/kit/core'
import type { ContactForm } from './form.ts'
import { parseForm } from './parse-form.ts'
import type { Surroundings } from './template/surroundings.ts'

/** A contact form on a page. */
export interface ContactFormBlock extends BlockBase {
  readonly blockType: 'contactForm'
  /** Null when the form was deleted. */
  readonly form: ContactForm | null
  readonly heading?: string
  readonly intro?: string
  /** Name of the form for screen readers, where its title is in another language. */
  readonly label?: string
  /** Opens in a window of its own. The words on its button are the site's where none are given. */
  readonly dialog?: { readonly buttonLabel?: string }
}

/** What a page tells the parser of its forms. */
export interface FormsParseState {
  /** Tags of services that are off are plain text in a template. */
  readonly services: Surroundings['services']
}

export const blockParsers: BlockParsers = {
  contactForm: (raw, { locale, features }): ContactFormBlock => {
    const [heading, intro] = [text(raw.heading), text(raw.intro)]
    return {
      blockType: 'contactForm',
      id: String(raw.id),
      form: parseForm(raw.form, locale, (features?.forms as FormsParseState | undefined)?.services) ?? null,
      ...(heading && { heading }),
      ...(intro && { intro }),
      ...given({ label: text(raw.label) }),
      ...(raw.display === 'dialog' && { dialog: given({ buttonLabel: text(raw.buttonLabel) }) }),
    }
  },
}
