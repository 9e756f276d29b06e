import { enhancer, island } from '@vitrine/islands/ui'
import type { BlockRenderer } from '@vitrine/ui/core'
import type { ContactFormBlock } from '../core/block.ts'
import { publicForm } from '../core/public-form.ts'
import { unitTagOf } from '../core/unit-tag.ts'
import ContactFormView from './contact-form.island.tsx'
import ContactFormRowsView from './contact-form-rows.island.tsx'
import { hasRows } from './form-rows.ts'
import type { FormsPageState } from './page-state.ts'

const ContactForm = island('contact-form', ContactFormView, { when: 'interaction' })
const ContactFormWithRows = island('contact-form-rows', ContactFormRowsView, { when: 'interaction' })

/** Does at page load what cannot wait until the form wakes: fetches the schema, asks the bot check. */
const WithPage = enhancer('contact-form-page', { when: 'load' })

/** A contact form with its heading. A deleted form is named to editors and is nothing to visitors. */
export const ContactFormBlockView: BlockRenderer = ({ block, context }) => {
  const { id, form, heading, intro } = block as ContactFormBlock
  const state = context.features.forms as FormsPageState
  if (!form) {
    return context.preview ? <p className="block-notice">The contact form that stood here was deleted.</p> : null
  }
  const unitTag = unitTagOf(form.id, context.pageId, state.ordinals[id] ?? 1)
  const outcome = state.outcome?.unitTag === unitTag ? state.outcome : undefined
  const shown = publicForm(form, state.surroundings, outcome?.values)
  const View = hasRows(shown.body) ? ContactFormWithRows : ContactForm
  const { apiRoot, namespace, recaptcha } = state
  const wpcf7 = { api: { root: apiRoot, namespace } }
  // The default language needs no name, which keeps the address the one that the original has.
  const language = context.home === '/' ? {} : { language: form.locale }
  return (
    <section className="form-section" {...(heading && { 'aria-labelledby': `${unitTag}-heading` })}>
      {(heading || intro) && (
        <div className="form-section__head">
          {heading && (
            <h2 className="form-section__heading" id={`${unitTag}-heading`}>
              {heading}
            </h2>
          )}
          {intro && <p className="form-section__intro">{intro}</p>}
        </div>
      )}
      <div className="contact-form">
        <WithPage props={{ id: form.id, wpcf7, ...language, ...(recaptcha && { recaptcha }) }}>
          <View
            form={shown}
            unitTag={unitTag}
            pageId={context.pageId}
            action={`${context.path}#${unitTag}`}
            wpcf7={wpcf7}
            place={{ label: form.title, ...(heading && { headingLevel: 3 }) }}
            {...language}
            {...(outcome && { outcome })}
          />
        </WithPage>
      </div>
    </section>
  )
}
