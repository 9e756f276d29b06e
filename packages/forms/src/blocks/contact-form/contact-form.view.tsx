import { given } from '@vitrine/content/core'
import { island } from '@vitrine/islands/island'
import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockProps, BlockRenderer } from '@vitrine/kit/core'
import { stepperTextsOf } from '@vitrine/ui/core'
import type { ReactNode } from 'react'
import { isForMembers, MEMBERS_ONLY } from '../../core/members.ts'
import { formOrdinals, formOutcome, formsState } from '../../core/page-state.ts'
import { publicForm } from '../../core/public-form.ts'
import { shownBotCheck } from '../../core/shown-bot-check.ts'
import { unitTagOf } from '../../core/unit-tag.ts'
import { BotCheckContainer } from '../../ui/bot-check-container.tsx'
import ContactFormView from '../../ui/contact-form.island.tsx'
import ContactFormRowsView from '../../ui/contact-form-rows.island.tsx'
import { DraftNote } from '../../ui/draft-note.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { hasRows } from '../../ui/form-rows.ts'
import { type ContactFormBlock, contactForm } from './contact-form.block.ts'

const ContactForm = island('contact-form', ContactFormView, { when: 'interaction' })
const ContactFormWithRows = island('contact-form-rows', ContactFormRowsView, { when: 'interaction' })

/** Does at page load what cannot wait until the form wakes: fetches the schema, asks the bot check. */
const WithPage = enhancer('contact-form-page', { when: 'load' })

/** A contact form with its heading. A deleted form is named to editors and is nothing to visitors. */
const ContactFormSection: BlockRenderer<ContactFormBlock> = ({ block, context, field }) => {
  const { id, form, heading, intro, dialog, label: name } = block
  const { apiRoot, namespace, isStored, renderContext } = formsState.of(context)
  if (!form) {
    return context.preview ? <p className="block-notice">The contact form that stood here was deleted.</p> : null
  }
  if (isForMembers(form) && !context.preview) return <MembersOnly block={block} field={field} />
  const unitTag = unitTagOf(form.id, context.pageId, formOrdinals.of(context).ordinals[id] ?? 1)
  const posted = formOutcome.of(context).outcome
  const outcome = posted?.unitTag === unitTag ? posted : undefined
  const { botCheck, texts } = renderContext
  const opened = outcome?.opened
  const shown = publicForm(
    form,
    {
      ...renderContext,
      ...(opened !== undefined && { drawTimeStamp: () => opened }),
      stepper: stepperTextsOf(context),
    },
    outcome?.values,
  )
  const View = hasRows(shown.body) ? ContactFormWithRows : ContactForm
  const wpcf7 = { api: { root: apiRoot, namespace }, ...(isStored && { cached: true }) }
  // The default language needs no name, which keeps the address the one that the original has.
  const language = context.home === '/' ? {} : { language: form.locale }
  const draft = form.keepsDraft && (outcome?.status ?? 'init')
  const label = dialog?.buttonLabel ?? texts.openForm
  const view = (
    <WithPage props={{ id: form.id, wpcf7, ...language, ...given({ botCheck, draft }) }}>
      {draft && <DraftNote texts={texts} />}
      <View
        form={shown}
        unitTag={unitTag}
        pageId={context.pageId}
        action={`${context.path}#${unitTag}`}
        wpcf7={wpcf7}
        placement={{ label: name ?? form.title, ...((heading || dialog) && { headingLevel: 3 }) }}
        {...language}
        {...(outcome && { outcome })}
      />
      {botCheck && <BotCheckContainer check={shownBotCheck(botCheck, texts)} unitTag={unitTag} />}
    </WithPage>
  )
  return (
    <Section heading={heading} intro={intro} headingId={`${unitTag}-heading`} field={field}>
      {dialog ? (
        <FormDialog
          id={`${unitTag}-window`}
          title={heading ?? label}
          buttonLabel={label}
          texts={texts}
          isOpen={outcome !== undefined}
        >
          {view}
        </FormDialog>
      ) : (
        view
      )}
    </Section>
  )
}

/** Stands in the place of a form for members: on a page that is the same for everybody, nobody is one. */
function MembersOnly({ block, field }: Pick<BlockProps<ContactFormBlock>, 'block' | 'field'>): ReactNode {
  const { id, heading, intro } = block
  return (
    <Section heading={heading} intro={intro} headingId={`form-${id}-heading`} field={field}>
      <p className="wpcf7-subscribers-only">{MEMBERS_ONLY}</p>
    </Section>
  )
}

/** A form, or what stands in its place, below its heading. */
function Section(props: {
  readonly heading: string | undefined
  readonly intro: string | undefined
  readonly headingId: string
  readonly field: BlockProps<ContactFormBlock>['field']
  readonly children: ReactNode
}): ReactNode {
  const { heading, intro, headingId, field, children } = props
  return (
    <section className="form-section" {...(heading && { 'aria-labelledby': headingId })}>
      {(heading || intro) && (
        <div className="form-section__head">
          {heading && (
            <h2 className="form-section__heading" id={headingId} {...field('heading')}>
              {heading}
            </h2>
          )}
          {intro && (
            <p className="form-section__intro" {...field('intro')}>
              {intro}
            </p>
          )}
        </div>
      )}
      <div className="contact-form">{children}</div>
    </section>
  )
}

function stylesOf({ form, dialog }: ContactFormBlock): readonly string[] {
  const flows =
    form?.body.kind === 'fields' &&
    (form.body.groups.length > 0 || form.body.steps.length > 0 || form.body.fields.some(({ showWhen }) => showWhen))
  return [
    'contact-form',
    'bot-check',
    ...(flows ? ['form-flow'] : []),
    ...(dialog ? ['form-dialog'] : []),
    ...(form?.keepsDraft ? ['form-draft'] : []),
  ]
}

export const view = defineView(contactForm, {
  Block: ContactFormSection,
  styles: ['contact-form', 'form-flow', 'form-dialog', 'form-draft', 'bot-check'],
  stylesOf,
})
