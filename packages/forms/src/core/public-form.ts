import { isOn, settingOf } from './additional-settings.ts'
import type { ContactForm, PublicForm, ShownBody } from './form.ts'
import { shownFields } from './shown-fields.ts'
import { shownTexts } from './shown-texts.ts'
import type { Submitted } from './submission.ts'
import { templateBody } from './template/form-body.ts'
import type { Surroundings } from './template/surroundings.ts'
import { HONEYPOT_NAME, OPENED_NAME } from './traps.ts'

/**
 * A form as it is shown in its surroundings: what the browser must not know is left out.
 *
 * @param posted What a visitor typed into it before, and sees again.
 */
export function publicForm(form: ContactForm, surroundings: Surroundings, posted: Submitted = {}): PublicForm {
  const { id, title, locale, messages, settings } = form
  const body = shownBody(form, surroundings, posted)
  return {
    id,
    title,
    locale,
    body,
    classes: [
      ...(isOn(settings, 'demo_mode') ? ['demo'] : []),
      ...(isOn(settings, 'acceptance_as_validation') ? ['wpcf7-acceptance-as-validation'] : []),
    ],
    hidden: [
      ...(surroundings.services.has('recaptcha') ? ([['_wpcf7_recaptcha_response', '']] as const) : []),
      ...(settingOf(settings, 'time_trap') === undefined
        ? []
        : ([[OPENED_NAME, surroundings.drawTimeStamp()]] as const)),
    ],
    ...(isOn(settings, 'honeypot') && { honeypot: HONEYPOT_NAME }),
    messages: { mail_sent_ng: messages.mail_sent_ng },
    ...(body.kind === 'fields' && { texts: shownTexts(body, surroundings.texts) }),
  }
}

function shownBody({ body, locale }: ContactForm, surroundings: Surroundings, posted: Submitted): ShownBody {
  if (body.kind === 'template') return { kind: 'template', ...templateBody(body.parts, surroundings) }
  return { kind: 'fields', ...shownFields(body, surroundings, { locale, posted }) }
}
