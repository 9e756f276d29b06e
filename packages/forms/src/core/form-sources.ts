import { isBlockOf } from '@vitrine/kit/block'
import type { BlockBase, PageSources } from '@vitrine/kit/core'
import { BOT_SERVICES } from '@vitrine/protection/core'
import { contactForm } from '../blocks/contact-form/contact-form.block.ts'
import { asksPayment, PAYMENT_SOURCES } from './payment.ts'
import type { FormRenderContext } from './template/render-context.ts'

/** External sources that the forms of a page load. None on pages without forms, or without a service to load. */
export function formSourcesOf(
  blocks: readonly BlockBase[],
  { botCheck, stripeKey }: Pick<FormRenderContext, 'botCheck' | 'stripeKey'>,
): readonly PageSources[] {
  const forms = blocks.flatMap((block) => (isBlockOf(contactForm, block) ? (block.form ?? []) : []))
  return [
    ...(forms.length > 0 && botCheck && botCheck.kind !== 'proof' ? [BOT_SERVICES[botCheck.kind].sources] : []),
    ...(stripeKey && forms.some(asksPayment) ? [PAYMENT_SOURCES] : []),
  ]
}
