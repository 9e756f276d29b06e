import { given } from '@vitrine/content/core'
import { isOn } from './additional-settings.ts'
import type { ContactForm, PublicForm, ShownBody } from './form.ts'
import type { PaymentOnForm } from './payment.ts'
import { controlsIn } from './shown-body.ts'
import { shownFields } from './shown-fields.ts'
import { shownTexts } from './shown-texts.ts'
import type { Submitted } from './submitted.ts'
import { templateBody } from './template/form-body.ts'
import type { FormRenderContext } from './template/render-context.ts'
import { TOKEN_FIELDS } from './token-fields.ts'
import { HONEYPOT_NAME, OPENED_NAME } from './traps.ts'

/**
 * A form as it is shown in its renderContext: what the browser must not know is left out.
 *
 * @param posted What a visitor typed into it before, and sees again.
 */
export function publicForm(form: ContactForm, renderContext: FormRenderContext, posted: Submitted = {}): PublicForm {
  const { id, title, locale, messages, settings, guard } = form
  const body = shownBody(form, renderContext, posted)
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
      ...tokenFields(form, renderContext).map((name) => [name, ''] as const),
      ...(guard.minSeconds === undefined ? [] : ([[OPENED_NAME, renderContext.drawTimeStamp()]] as const)),
    ],
    ...(guard.honeypot && { honeypot: HONEYPOT_NAME }),
    messages: { mail_sent_ng: messages.mail_sent_ng, validation_error: messages.validation_error },
    sending: renderContext.texts.sending,
    unreachable: renderContext.texts.unreachable,
    ...(renderContext.knowsKeys && { sendsKey: true }),
    ...given({ payment: paymentOn(body, renderContext), held: heldBy(form, body) }),
    ...(body.kind === 'fields' && { texts: shownTexts(body, renderContext.texts) }),
  }
}

/** Sentence shown while an unticked acceptance box disables the button. */
function heldBy({ settings, messages }: ContactForm, body: ShownBody): string | undefined {
  if (body.kind !== 'fields' || isOn(settings, 'acceptance_as_validation')) return undefined
  const holds = body.fields.some(({ control }) => control.kind === 'acceptance' && !control.optional)
  return holds ? messages.accept_terms : undefined
}

function paymentOn(body: ShownBody, { stripeKey, texts }: FormRenderContext): PaymentOnForm | undefined {
  const isPriced = controlsIn(body).some(({ kind }) => kind === 'stripe')
  return stripeKey && isPriced ? { key: stripeKey, card: texts.paymentCard, failed: texts.paymentFailed } : undefined
}

/** Names of the hidden fields for bot-check tokens. In a template the widget brings its own. [reference 5] */
function tokenFields({ body }: ContactForm, { services, botCheck }: FormRenderContext): readonly string[] {
  if (services.has('recaptcha')) return [TOKEN_FIELDS.recaptcha]
  if (!botCheck || (botCheck.kind === 'turnstile' && body.kind === 'template')) return []
  return [TOKEN_FIELDS[botCheck.kind]]
}

function shownBody({ body, locale }: ContactForm, renderContext: FormRenderContext, posted: Submitted): ShownBody {
  if (body.kind === 'template') return { kind: 'template', ...templateBody(body.parts, renderContext) }
  return { kind: 'fields', ...shownFields(body, renderContext, { locale, posted }) }
}
