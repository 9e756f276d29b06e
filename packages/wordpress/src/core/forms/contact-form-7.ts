import { record } from '@vitrine/content/core'
import type { SourceItem } from '../source/source.ts'
import { refTo } from '../source/source-key.ts'
import { reportConditions } from './conditional-groups.ts'
import { defaultMessages, MESSAGE_KEYS } from './default-messages.ts'
import { languageOf } from './form-language.ts'
import type { ConvertedForm, FormIdentity, FormSource } from './form-source.ts'
import { readTemplate } from './form-tags.ts'
import { FORM_LIMITS } from './limits.ts'
import { isActive, readMail } from './mails.ts'
import { metaOf } from './metas.ts'
import { readPhp } from './read-php.ts'
import { FormReport } from './report.ts'

/** Its kind of items in an export. */
export const CONTACT_FORM_KIND = 'wpcf7_contact_form'

/** Reads the forms of Contact Form 7, which Vitrine keeps as templates. */
export const contactForm7: FormSource = {
  plugin: 'contact-form-7',
  name: 'Contact Form 7',
  read: (input) =>
    input.from === 'item' && input.item.kind === CONTACT_FORM_KIND ? [convertContactForm(input.item)] : [],
}

/** Names of a form in shortcodes and messages. */
export function formIdentity(item: SourceItem): FormIdentity {
  const hash = metaOf(item, '_hash')?.trim().toLowerCase()
  const unitId = Number(metaOf(item, '_old_cf7_unit_id'))
  return {
    ref: refTo(`item:${item.id}`),
    id: item.id,
    title: item.title,
    slug: item.slug,
    ...(hash && /^[0-9a-f]{7,64}$/.test(hash) && { hash }),
    ...(Number.isSafeInteger(unitId) && unitId > 0 && { unitId }),
  }
}

export function convertContactForm(item: SourceItem): ConvertedForm {
  const report = new FormReport()
  const title = report.cut(item.title.trim() || 'Contact form', FORM_LIMITS.title, 'title')
  const language = languageOf(metaOf(item, '_locale'))
  const written = (metaOf(item, '_form') ?? '').replace(/\r\n?/g, '\n')
  const { template, names } = readTemplate(report.cut(written, FORM_LIMITS.template, 'template'), report)
  if (template.trim() === '') report.lost('form-without-template', title)
  const mail = { title, fields: names, report }
  const [first, second] = [readPhp(metaOf(item, '_mail')), readPhp(metaOf(item, '_mail_2'))]
  if (first === undefined) report.lost('form-mail-unreadable', title)
  reportOthers(item, report)
  return {
    title,
    ...(language && { language }),
    values: {
      title,
      writtenAs: 'template',
      template,
      mail: readMail(first, { ...mail, name: 'mail' }),
      mail2: isActive(second)
        ? { active: true, ...readMail(second, { ...mail, name: 'second mail' }) }
        : { active: false },
      messages: readMessages(readPhp(metaOf(item, '_messages')), language, report),
      additionalSettings: readSettings(metaOf(item, '_additional_settings') ?? '', report),
    },
    lines: report.lines,
    identity: formIdentity(item),
  }
}

/** A text that the form does not have is the standard one of its language; an empty one stays empty. */
function readMessages(
  raw: unknown,
  language: string | undefined,
  report: FormReport,
): Readonly<Record<string, string>> {
  const stored = record(raw)
  const defaults = defaultMessages(language)
  return Object.fromEntries(
    MESSAGE_KEYS.flatMap((key) => {
      const own = stored[key]
      const text = typeof own === 'string' ? own : defaults?.[key]
      return text === undefined ? [] : [[key, report.cut(text, FORM_LIMITS.message, `message: ${key}`)]]
    }),
  )
}

/** Settings that once ran scripts of the page, and do nothing since version 5. */
const SCRIPT_SETTINGS = /^[ \t]*(on_sent_ok|on_submit)[ \t]*:(.*)$/gm

function readSettings(written: string, report: FormReport): string {
  const settings = written.replace(/\r\n?/g, '\n')
  for (const [, name = '', value = ''] of settings.matchAll(SCRIPT_SETTINGS)) {
    const [, address] = /location(?:\.href)?\s*=\s*['"]([^'"]+)['"]/.exec(value) ?? []
    report.note('form-script-setting', name, address ? `led to ${address}` : value)
  }
  return report.cut(settings, FORM_LIMITS.settings, 'additional settings')
}

/** Metas by which other plugins add to a form, with what people know these by. */
const ADD_ONS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^_?wpcf7[-_]multi-?step|^_?cf7mls/, 'steps of a form'],
  [/^_?wpcf7_redirect|^_?wpcf7-redirect|^wpcf7r_/, 'redirection after sending'],
  [/^_?cf7sg_|^_cf7_grid/, 'grid layout'],
  [/^_?cf7-to-database|^_?cf7_to_db|^_?cfdb7/, 'storage of messages'],
  [/^cf7_mch|^mc4wp/, 'Mailchimp'],
  [/^_?cf7_conversational|^_?qs_cf7_api|^_?cf7_zapier|^ctz_webhook|^_?wpcf7_api/, 'connection to other programs'],
  [/^_?wpcf7_pdf|^_?cf7_pdf/, 'PDF files'],
]

function reportOthers(item: SourceItem, report: FormReport): void {
  const conditions = metaOf(item, 'wpcf7cf_options') ?? metaOf(item, 'cf7_conditional_options')
  if (conditions !== undefined) reportConditions(readPhp(conditions), report)
  const names = new Set(
    item.metas.flatMap(({ key, value }) =>
      value.trim() === '' ? [] : (ADD_ONS.find(([pattern]) => pattern.test(key))?.[1] ?? []),
    ),
  )
  for (const name of names) report.lost('form-add-on', name)
}
