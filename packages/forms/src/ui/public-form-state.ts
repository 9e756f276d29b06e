import type { Schema } from '../core/rule.ts'
import { type ContactFormProps, PLUGIN_VERSION } from './contact-form.props.ts'
import type { PageScript } from './page-script.ts'

/** Public state of a form for other scripts of the page, as its property `wpcf7`. [reference 11.1] */
export interface PublicFormState {
  readonly id: number
  /** Class of the form's status. */
  status: string
  readonly pluginVersion: string
  readonly locale: string
  readonly unitTag: string
  readonly containerPost: number
  readonly parent: Element | null
  /** Undefined until it has arrived. */
  readonly schema: Schema | undefined
}

declare global {
  interface HTMLFormElement {
    wpcf7?: PublicFormState
  }
}

export function publicFormState(form: HTMLFormElement, props: ContactFormProps, page: PageScript): PublicFormState {
  const { id, locale } = props.form
  return {
    id,
    status: form.dataset.status ?? 'init',
    pluginVersion: PLUGIN_VERSION,
    locale,
    unitTag: props.unitTag,
    containerPost: props.pageId,
    parent: form.closest('.wpcf7'),
    get schema() {
      return page.schemas.get(id)
    },
  }
}

/** Tells the page what happens to a form, as a bubbling event named `wpcf7…`. [reference 11.4] */
export function dispatchFormEvent(form: HTMLFormElement, about: PublicFormState, name: string, detail: object): void {
  form.dispatchEvent(
    new CustomEvent(`wpcf7${name}`, {
      bubbles: true,
      detail: {
        contactFormId: about.id,
        pluginVersion: about.pluginVersion,
        contactFormLocale: about.locale,
        unitTag: about.unitTag,
        containerPostId: about.containerPost,
        ...detail,
      },
    }),
  )
}
