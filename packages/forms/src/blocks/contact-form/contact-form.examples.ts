import { LONG } from '@vitrine/ui/examples'
import { parseForm } from '../../core/parse-form.ts'
import { FIELD_EXAMPLES } from '../../fields/examples.ts'
import type { FieldExample } from '../../ui/field-example.ts'
import type { ContactFormBlock } from './contact-form.block.ts'

/** Types of a form as most sites have one; each further type stands in the form of the others. */
const COMMON = [
  'text',
  'email',
  'url',
  'number',
  'date',
  'select',
  'checkbox',
  'radio',
  'textarea',
  'acceptance',
  'hidden',
  'submit',
] as const satisfies readonly (keyof typeof FIELD_EXAMPLES)[]

const FIELDS = COMMON.map((type) => FIELD_EXAMPLES[type][0])

const OTHER_FIELDS = Object.values<FieldExample>(FIELD_EXAMPLES)
  .flat()
  .filter((field) => !FIELDS.includes(field))

const GUESTS = [
  {
    blockType: 'group',
    heading: 'Guests',
    intro: LONG,
    repeats: true,
    minRows: 2,
    maxRows: 4,
    fields: [
      { blockType: 'text', name: 'guest', label: 'Name', required: true },
      { blockType: 'radio', name: 'menu', label: 'Menu', choices: 'Meat\nVegetables', defaultValue: 'Meat' },
      { blockType: 'textarea', name: 'wish', label: 'Wishes', counter: 'up' },
    ],
  },
  { blockType: 'submit', label: 'Book' },
]

const TEMPLATE = `<p>We answer within <strong>two days</strong>.</p>

<label> Your name
[text* your-name autocomplete:name placeholder "As we may call you"] </label>

<fieldset><legend>What is it about?</legend>
[checkbox topics use_label_element free_text "Light" "Furniture" "Other"]
</fieldset>

<label> How many rooms?
[range rooms min:1 max:10] </label>

<label> Your message
[textarea message maxlength:200] </label> [count message down] characters left

<label> A plan
[file plan filetypes:pdf|png limit:2mb] </label>

[quiz sum "What is 1+2?|3"]

[acceptance terms] I accept the <a href="/privacy/">terms</a>. [/acceptance]

[submit "Send"]`

const visible = (...tests: readonly object[]) => ({ showWhen: { match: 'all', tests } })

const CONDITIONS = [
  { blockType: 'radio', name: 'who', label: 'Who asks?', choices: 'A person\nA company', defaultValue: 'A company' },
  {
    blockType: 'group',
    heading: 'The company',
    intro: 'As it should stand on the offer.',
    ...visible({ field: 'who', is: 'equals', value: 'A company' }),
    fields: [
      { blockType: 'text', name: 'company', label: 'Name of the company', required: true },
      { blockType: 'select', name: 'size', label: 'People', choices: '1\n2 to 20\nMore', includeBlank: true },
      {
        blockType: 'text',
        name: 'purchasing',
        label: 'Whom may we ask about orders?',
        hint: LONG,
        ...visible({ field: 'size', is: 'equals', value: 'More' }),
      },
    ],
  },
  { blockType: 'tel', name: 'phone', label: 'Telephone' },
  {
    blockType: 'text',
    name: 'hours',
    label: 'When may we call?',
    required: true,
    ...visible({ field: 'phone', is: 'filled' }),
  },
  { blockType: 'submit', label: 'Ask' },
]

const STEPS = [
  { blockType: 'step', title: 'About you' },
  { blockType: 'text', name: 'name', label: 'Your name', required: true },
  { blockType: 'email', name: 'email', label: 'E-mail', required: true },
  { blockType: 'checkbox', name: 'wants', label: 'What do you need?', choices: 'A chair\nA table\nAdvice' },
  { blockType: 'step', title: 'The table' },
  {
    blockType: 'number',
    name: 'seats',
    label: 'How many sit at it?',
    required: true,
    min: 2,
    max: 24,
    ...visible({ field: 'wants', is: 'equals', value: 'A table' }),
  },
  { blockType: 'step', title: LONG },
  { blockType: 'textarea', name: 'message', label: 'Anything else?' },
  { blockType: 'acceptance', name: 'terms', label: 'Terms', text: 'You may keep my message.' },
  { blockType: 'submit', label: 'Send' },
]

const form = (id: number, more: object) => parseForm({ id, title: `Contact ${id}`, ...more }, 'en') ?? null

/** Examples of the block, one for each kind of form. */
export const examples: readonly ContactFormBlock[] = [
  { blockType: 'contactForm', id: 'form-fields', heading: 'Write to us', form: form(1, { fields: FIELDS }) },
  {
    blockType: 'contactForm',
    id: 'form-template',
    heading: LONG,
    intro: LONG,
    form: form(2, { writtenAs: 'template', template: TEMPLATE }),
  },
  {
    blockType: 'contactForm',
    id: 'form-conditions',
    heading: 'Ask for an offer',
    form: form(3, { fields: CONDITIONS }),
  },
  { blockType: 'contactForm', id: 'form-steps', heading: 'Order', form: form(4, { fields: STEPS }) },
  {
    blockType: 'contactForm',
    id: 'form-dialog',
    heading: 'Ask for a visit',
    intro: 'In a window of its own.',
    dialog: { buttonLabel: 'Ask for a visit' },
    form: form(7, { fields: FIELDS, keepsDraft: true }),
  },
  {
    blockType: 'contactForm',
    id: 'form-draft',
    heading: 'Write at length',
    form: form(8, { fields: FIELDS, keepsDraft: true }),
  },
  { blockType: 'contactForm', id: 'form-others', heading: 'Tell us more', form: form(5, { fields: OTHER_FIELDS }) },
  { blockType: 'contactForm', id: 'form-rows', heading: 'Dinner', form: form(6, { fields: GUESTS }) },
  { blockType: 'contactForm', id: 'form-gone', form: null },
]
