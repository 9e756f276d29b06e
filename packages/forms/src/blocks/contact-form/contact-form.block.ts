import { given, nextMidnight } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { formsState } from '../../core/page-state.ts'
import { parseForm } from '../../core/parse-form.ts'
import { queryFieldsOf } from '../../core/query-fields.ts'
import { hasRelativeDays } from '../../core/relative-days.ts'

/** A contact form on a page. */
export const contactForm = defineBlock({
  name: 'contactForm',
  label: { en: 'Contact form', de: 'Kontaktformular' },
  group: 'More',
  drawing: [
    draw.title(6, 5, 14),
    draw.rule(6, 14, 16),
    draw.rule(26, 14, 16),
    draw.rule(6, 20, 36),
    draw.button(6, 23.5),
  ],
  fields: {
    ...titled,
    form: field.document({ label: { en: 'Form', de: 'Formular' }, to: 'contact-forms', requiredInForm: true }),
    label: field.text({
      label: { en: 'Name of the form for screen readers', de: 'Name des Formulars für Bildschirmleser' },
      help: {
        en: 'Empty: its title, which is the same in every language.',
        de: 'Leer: sein Titel, der in jeder Sprache derselbe ist.',
      },
    }),
    display: field.choice({
      label: { en: 'Where it opens', de: 'Wo es sich öffnet' },
      options: {
        inline: { en: 'Here on the page', de: 'Hier auf der Seite' },
        dialog: {
          en: 'In a dialog that a button opens',
          de: 'In einem eigenen Fenster, hinter einer Schaltfläche',
        },
      },
      required: false,
      allSeen: true,
    }),
    buttonLabel: field.text({
      label: { en: 'Text of the button', de: 'Worte auf der Schaltfläche' },
      maxLength: 100,
      shownWhen: { display: 'dialog' },
    }),
  },
  refine({ heading, intro, form: stored, label, display, buttonLabel }, parse) {
    const { services, now, timeZone } = formsState.of(parse).renderContext
    /** Null when the form was deleted. */
    const form = parseForm(stored, parse.locale, services) ?? null
    const queryFields = form ? queryFieldsOf(form) : []
    return {
      form,
      ...given({
        heading,
        intro,
        label,
        queryFields: queryFields.length > 0 ? queryFields : undefined,
        changesAt: form && hasRelativeDays(form) ? nextMidnight(now, timeZone).getTime() : undefined,
        // The words on its button are the site's where none are given.
        dialog: display === 'dialog' ? given({ buttonLabel }) : undefined,
      }),
    }
  },
})

export type ContactFormBlock = BlockOf<typeof contactForm>
