import { given } from '@vitrine/content/core'
import { isOn } from './additional-settings.ts'
import type { ContactForm, PublicForm, ShownBody } from './form.ts'
import type { PaymentOnForm } from './payment.ts'
import { controlsIn } from './shown-body.ts'
import { shownFields } from './shown-fields.ts'
import { shownTexts } from './shown-texts.ts'
import type { Submitted } from './submitted.ts'
import { templateBody } from './template/form-body.ts'
import type { Surroundings } from './template/surroundings.ts'
import { TOKEN_FIELDS } from './token-fields.ts'
import { HONEYPOT_NAME, OPENED_NAME } from './traps.ts'

/**
 * A form as it is shown in its surroundings: what the browser must not know is left out.
 *
 * @param posted What a visitor typed into it before, and sees again.
 */
export function publicForm(form: ContactForm, surroundings: Surroundings, posted: Submitted = {}): PublicForm {
  const { id, title, locale, messages, settings, guard } = form
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
      ...tokenFields(form, surroundings).map((name) => [name, ''] as const),
      ...(guard.minSeconds === undefined ? [] : ([[OPENED_NAME, surroundings.drawTimeStamp()]] as const)),
    ],
    ...(guard.honeypot && { honeypot: HONEYPOT_NAME }),
    messages: { mail_sent_ng: messages.mail_sent_ng, validation_error: messages.validation_error },
    sending: surroundings.texts.sending,
    unreachable: surroundings.texts.unreachable,
    ...given({ payment: paymentOn(body, surroundings), held: heldBy(form, body) }),
    ...(body.kind === 'fields' && { texts: shownTexts(body, surroundings.texts) }),
  }
}

/** What is said while a box that must be ticked holds the button. */
function heldBy({ settings, messages }: ContactForm, body: ShownBody): string | undefined {
  if (body.kind !== 'fields' || isOn(settings, 'acceptance_as_validation')) return undefined
  const holds = body.fields.some(({ control }) => control.kind === 'acceptance' && !control.optional)
  return holds ? messages.accept_terms : undefined
}

function paymentOn(body: ShownBody, { stripeKey, texts }: Surroundings): PaymentOnForm | undefined {
  const isPriced = controlsIn(body).some(({ kind }) => kind === 'stripe')
  return stripeKey && isPriced ? { key: stripeKey, card: texts.paymentCard, failed: texts.paymentFailed } : undefined
}

/** Where tokens of the bot check go. In a template its widget brings the field. [reference 5] */
function tokenFields({ body }: ContactForm, { services, botCheck }: Surroundings): readonly string[] {
  if (services.has('recaptcha')) return [TOKEN_FIELDS.recaptcha]
  if (!botCheck || (botCheck.kind === 'turnstile' && body.kind === 'template')) return []
  return [TOKEN_FIELDS[botCheck.kind]]
}

function shownBody({ body, locale }: ContactForm, surroundings: Surroundings, posted: Submitted): ShownBody {
  if (body.kind === 'template') return { kind: 'template', ...templateBody(body.parts, surroundings) }
  return { kind: 'fields', ...shownFields(body, surroundings, { locale, posted }) }
}
