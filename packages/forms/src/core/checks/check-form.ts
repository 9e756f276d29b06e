import { isOn, settingOf } from '../additional-settings.ts'
import { withoutElements } from '../without-elements.ts'
import { checkBody } from './check-body.ts'
import { checkMail } from './check-mail.ts'
import type { ConfigProblem } from './config-problem.ts'
import type { Site } from './site.ts'
import type { WrittenForm } from './written-form.ts'

/** Settings that once ran scripts of the page. */
const DEPRECATED_SETTINGS = ['on_sent_ok', 'on_submit']

/** Finds what in a form works against its editor: fields that get lost, mails that nobody gets. [reference 13.6] */
export function checkForm(form: WrittenForm, site: Site): readonly ConfigProblem[] {
  return [...checkBody(form, site), ...checkMails(form, site), ...checkMessages(form), ...checkSettings(form)]
}

function checkMails(form: WrittenForm, site: Site): readonly ConfigProblem[] {
  if (isOn(form.settings, 'demo_mode') || isOn(form.settings, 'skip_mail')) return []
  const context = { form, site }
  return [...checkMail(form.mail, 'mail', context), ...(form.mail2 ? checkMail(form.mail2, 'mail_2', context) : [])]
}

/** Messages are shown as text, without HTML and without blanks around it. One that the form never says is let be. */
function checkMessages({ messages, tags }: WrittenForm): readonly ConfigProblem[] {
  return Object.entries(messages)
    .filter(([key]) => key !== 'captcha_not_match' || tags.some(({ basetype }) => basetype === 'captchar'))
    .filter(([, text]) => withoutElements(text).trim() !== text)
    .map(([key]) => ({ section: `messages.${key}`, code: 'html_in_message' }))
}

function checkSettings({ settings }: WrittenForm): readonly ConfigProblem[] {
  const isUsed = DEPRECATED_SETTINGS.some((name) => settingOf(settings, name) !== undefined)
  return isUsed ? [{ section: 'additional_settings.body', code: 'deprecated_settings' }] : []
}
