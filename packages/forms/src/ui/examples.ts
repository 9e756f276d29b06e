import type { ContactFormBlock } from '../core/block.ts'
import { parseForm } from '../core/parse-form.ts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe and everyone else who waits for the ferry'

const FIELDS = [
  { blockType: 'text', name: 'your-name', label: 'Your name', required: true, hint: 'As we may call you.' },
  { blockType: 'email', name: 'your-email', label: 'E-mail', required: true, placeholder: 'you@example.com' },
  { blockType: 'url', name: 'site', label: 'Website' },
  { blockType: 'number', name: 'rooms', label: 'Rooms', min: 1, max: 20 },
  { blockType: 'date', name: 'start', label: 'Start', min: '2026-01-01' },
  { blockType: 'select', name: 'kind', label: 'Kind', choices: `One\nTwo\n${LONG}`, includeBlank: true },
  { blockType: 'checkbox', name: 'topics', label: 'Topics', choices: `Light\nFurniture\n${LONG}`, required: true },
  { blockType: 'radio', name: 'budget', label: 'Budget', choices: 'Small\nLarge', defaultValue: 'Small' },
  { blockType: 'textarea', name: 'message', label: LONG, required: true },
  { blockType: 'acceptance', name: 'terms', label: 'Terms', text: `You may keep my message. ${LONG}` },
  { blockType: 'hidden', name: 'source', defaultValue: 'example' },
  { blockType: 'submit', label: 'Send' },
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

const form = (id: number, more: object) => parseForm({ id, title: `Contact ${id}`, ...more }, 'en') ?? null

/** What the block looks like in each of its forms. */
export const examples: readonly ContactFormBlock[] = [
  { blockType: 'contactForm', id: 'form-fields', heading: 'Write to us', form: form(1, { fields: FIELDS }) },
  {
    blockType: 'contactForm',
    id: 'form-template',
    heading: LONG,
    intro: LONG,
    form: form(2, { writtenAs: 'template', template: TEMPLATE }),
  },
  { blockType: 'contactForm', id: 'form-gone', form: null },
]
