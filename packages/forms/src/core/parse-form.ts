import { composedTexts, given, record, text } from '@vitrine/content/core'
import { parseAdditionalSettings } from './additional-settings.ts'
import { parseAfterSending } from './after-sending.ts'
import type { ContactForm, MailTemplate, WrittenBody } from './form.ts'
import { parseGuard } from './form-guard.ts'
import { protocolLocale } from './locale.ts'
import { parseMessages } from './messages.ts'
import { readTemplate } from './template/form-body.ts'
import type { FormRenderContext } from './template/render-context.ts'
import { tagsOf } from './template/scan.ts'
import { parseWebhooks } from './webhook/webhook.ts'
import { writtenFields } from './written-fields.ts'

/**
 * Reads a document of the collection `contact-forms`, in one language, with its texts composed as what visitors
 * post is. Fields that cannot be used are left out.
 *
 * @param locale Language of the site as a BCP 47 tag.
 * @param services What the site has switched on.
 * @returns Undefined for what is no form.
 */
export function parseForm(
  raw: unknown,
  locale: string,
  services: FormRenderContext['services'] = new Set(),
): ContactForm | undefined {
  const form = record(composedTexts(raw))
  if (typeof form.id !== 'number') return undefined
  const template = text(form.template)
  const body: WrittenBody =
    form.writtenAs === 'template' && template
      ? { kind: 'template', parts: readTemplate(template, services) }
      : { kind: 'fields', ...writtenFields(form.fields) }
  const settings = parseAdditionalSettings(text(form.additionalSettings) ?? '')
  return {
    id: form.id,
    title: text(form.title) ?? 'Contact form',
    locale: protocolLocale(locale),
    body,
    tags:
      body.kind === 'template'
        ? tagsOf(body.parts)
        : body.fields.flatMap(({ image, tag }) => (image ? [image, tag] : [tag])),
    messages: parseMessages(form.messages),
    settings,
    guard: parseGuard(form.guard, settings),
    webhooks: parseWebhooks(form.webhooks),
    mail: parseMail(form.mail),
    ...(record(form.mail2).active === true && { mail2: parseMail(form.mail2) }),
    ...(form.keepsDraft === true && { keepsDraft: true }),
    ...given({ afterSending: parseAfterSending(form) }),
  }
}

function parseMail(raw: unknown): MailTemplate {
  const mail = record(raw)
  const replyTo = text(mail.replyTo)
  return {
    recipient: text(mail.recipient) ?? '',
    sender: text(mail.sender) ?? '',
    subject: text(mail.subject) ?? '',
    additionalHeaders: [replyTo && `Reply-To: ${replyTo}`, text(mail.additionalHeaders)].filter(Boolean).join('\n'),
    body: text(mail.body) ?? '',
    attachments: text(mail.attachments) ?? '',
    useHtml: mail.useHtml === true,
    excludeBlank: mail.excludeBlank === true,
  }
}
