import { isOn } from './additional-settings.ts'
import type { ContactForm, PublicForm, ShownBody, WrittenBody } from './form.ts'
import type { TakenIds } from './template/control-basics.ts'
import { controlOf, templateBody } from './template/form-body.ts'
import type { Surroundings } from './template/surroundings.ts'

/** A form as it is shown in its surroundings: what the browser must not know is left out. */
export function publicForm(form: ContactForm, surroundings: Surroundings): PublicForm {
  const { id, title, locale, messages, settings } = form
  return {
    id,
    title,
    locale,
    body: shownBody(form.body, surroundings),
    classes: [
      ...(isOn(settings, 'demo_mode') ? ['demo'] : []),
      ...(isOn(settings, 'acceptance_as_validation') ? ['wpcf7-acceptance-as-validation'] : []),
    ],
    hidden: surroundings.services.has('recaptcha') ? [['_wpcf7_recaptcha_response', '']] : [],
    messages: { mail_sent_ng: messages.mail_sent_ng },
  }
}

function shownBody(body: WrittenBody, surroundings: Surroundings): ShownBody {
  if (body.kind === 'template') return { kind: 'template', ...templateBody(body.parts, surroundings) }
  const tags = body.fields.map(({ tag }) => tag)
  const taken: TakenIds = new Set()
  const fields = body.fields.flatMap(({ tag, ...words }) => {
    const control = controlOf(tag, { tags, surroundings, taken })
    return control ? [{ control, ...words }] : []
  })
  return { kind: 'fields', fields }
}
