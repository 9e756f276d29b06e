import { statusClass } from '../core/status.ts'
import type { FeedbackReply } from './api.ts'
import { type ContactFormProps, PLUGIN_VERSION } from './contact-form.props.ts'

/** What listeners of the page learn of a form. [reference 11.4] */
interface Detail {
  readonly status: string
  readonly prevStatus?: string
  readonly formData?: FormData
  readonly apiResponse?: FeedbackReply
}

/** Tells the page what happens to a form, as a bubbling event named `wpcf7…`. */
export function announce(form: HTMLFormElement, props: ContactFormProps, name: string, detail: Detail): void {
  const inputs =
    detail.formData &&
    [...detail.formData].flatMap(([key, value]) => (key.startsWith('_') ? [] : [{ name: key, value }]))
  form.dispatchEvent(
    new CustomEvent(`wpcf7${name}`, {
      bubbles: true,
      detail: {
        contactFormId: props.form.id,
        pluginVersion: PLUGIN_VERSION,
        contactFormLocale: props.form.locale,
        unitTag: props.unitTag,
        containerPostId: props.pageId,
        ...detail,
        ...(inputs && { inputs }),
      },
    }),
  )
}

/** Puts what other scripts of the page may read on the form's element. */
export function describe(form: HTMLFormElement, props: ContactFormProps, status: string): void {
  Object.assign(form, {
    wpcf7: {
      id: props.form.id,
      status: statusClass(status),
      pluginVersion: PLUGIN_VERSION,
      locale: props.form.locale,
      unitTag: props.unitTag,
      containerPost: props.pageId,
    },
  })
}
