import type { ContactForm, MailTemplate } from '../form.ts'
import type { Site } from './site.ts'

/** A form as its editor wrote it. */
export interface WrittenForm extends Pick<ContactForm, 'body' | 'tags' | 'settings'> {
  readonly mail: MailTemplate
  readonly mail2?: MailTemplate
  /** Texts for visitors by their key, HTML and blanks included. */
  readonly messages: Readonly<Record<string, string>>
}

/** A form, and the site that it belongs to. */
export interface CheckContext {
  readonly form: WrittenForm
  readonly site: Site
}
