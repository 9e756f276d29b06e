import { given, text } from '@vitrine/content/core'
import type { BlockBase, BlockParsers } from '@vitrine/kit/core'
import type { ContactForm } from './form.ts'
import { formsState } from './page-state.ts'
import { parseForm } from './parse-form.ts'
import { queryFieldsOf } from './query-fields.ts'

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

export const blockParsers: BlockParsers = {
  contactForm: (raw, context): ContactFormBlock => {
    const [heading, intro] = [text(raw.heading), text(raw.intro)]
    const { services } = formsState.of(context).surroundings
    const form = parseForm(raw.form, context.locale, services) ?? null
    const queryFields = form ? queryFieldsOf(form) : []
    return {
      blockType: 'contactForm',
      id: String(raw.id),
      form,
      ...(queryFields.length > 0 && { queryFields }),
      ...(heading && { heading }),
      ...(intro && { intro }),
      ...given({ label: text(raw.label) }),
      ...(raw.display === 'dialog' && { dialog: given({ buttonLabel: text(raw.buttonLabel) }) }),
    }
  },
}
