import { parseAdditionalSettings } from '../../packages/forms/src/core/additional-settings.ts'
import type { ContactForm, MailTemplate } from '../../packages/forms/src/core/form.ts'
import { parseGuard } from '../../packages/forms/src/core/form-guard.ts'
import { DEFAULT_MESSAGES } from '../../packages/forms/src/core/messages.ts'
import { readTemplate } from '../../packages/forms/src/core/template/form-body.ts'
import type { FormRenderContext } from '../../packages/forms/src/core/template/render-context.ts'
import { tagsOf } from '../../packages/forms/src/core/template/scan.ts'

const NO_MAIL: MailTemplate = {
  recipient: '',
  sender: '',
  subject: '',
  additionalHeaders: '',
  body: '',
  attachments: '',
  useHtml: false,
  excludeBlank: false,
}

/** The widget of the bot check in the recordings. */
export const RECORDED_WIDGET: NonNullable<FormRenderContext['botCheck']> = {
  kind: 'turnstile',
  siteKey: '0xSITE',
  asksConsent: false,
  mayFail: false,
}

/** The form of a recorded template: number 4, as in all recordings. */
export function templateForm(
  { template, locale = 'en_US', settings = '' }: Record<'template', string> & { locale?: string; settings?: string },
  services: FormRenderContext['services'],
): ContactForm {
  const parts = readTemplate(template, services)
  const additional = parseAdditionalSettings(settings)
  return {
    id: 4,
    title: 'Contact form 1',
    locale,
    body: { kind: 'template', parts },
    tags: tagsOf(parts),
    messages: DEFAULT_MESSAGES,
    settings: additional,
    guard: parseGuard(undefined, additional),
    webhooks: [],
    mail: NO_MAIL,
  }
}
