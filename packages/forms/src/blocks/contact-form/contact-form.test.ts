import { featureStates } from '@vitrine/kit/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PageOutcome } from '../../core/outcome.ts'
import { formOutcome, formsState } from '../../core/page-state.ts'
import { parseForm } from '../../core/parse-form.ts'
import { publicForm } from '../../core/public-form.ts'
import { plainRenderContext } from '../../core/template/render-context.ts'
import { unitTagOf, unplacedTag } from '../../core/unit-tag.ts'
import ContactFormView from '../../ui/contact-form.island.tsx'
import type { ContactFormProps } from '../../ui/contact-form.props.ts'
import { contactForm } from './contact-form.block.ts'
import { view } from './contact-form.view.tsx'

function html(additionalSettings: string, preview = false, outcome?: PageOutcome): string {
  const fields = [{ blockType: 'text', name: 'secret', label: 'Secret' }]
  const form = parseForm({ id: 1, title: 'Members', writtenAs: 'fields', fields, additionalSettings }, 'en')
  const block = { blockType: 'contactForm', id: 'b', form, heading: 'Ask us' }
  const features = featureStates([
    formsState.entry({ renderContext: plainRenderContext(new Date(0)) }),
    ...(outcome ? [formOutcome.entry({ outcome })] : []),
  ])
  const context = { locale: 'en', timeZone: 'UTC', path: '/', home: '/', pageId: 1, preview, features }
  return renderToStaticMarkup(
    createElement(view.view.Block, { block, context, index: 0, nested: () => null, field: () => ({}) }),
  )
}

describe('the page of a form', () => {
  const now = new Date('2027-06-15T12:00:00Z')
  const renderContext = { ...plainRenderContext(now), timeZone: 'Europe/Berlin' }
  const features = featureStates([formsState.entry({ renderContext })])
  const parse = { locale: 'en', image: () => undefined, href: () => undefined, blocks: () => [], features }
  const changesAt = (template: string) => {
    const form = { id: 1, title: 'Book', writtenAs: 'template', template }
    return contactForm.parse({ id: 'b', form }, parse)?.changesAt
  }
  it('ends at midnight where a date is bounded by today', () =>
    expect(changesAt('[date d min:today]')).toBe(Date.parse('2027-06-15T22:00:00Z')))
  it('stays otherwise', () => expect(changesAt('[date d min:2027-01-01]')).toBeUndefined())
})

describe('a form for members', () => {
  it('is a sentence to visitors, below its heading', () => {
    const shown = html('subscribers_only: on')
    expect(shown).toContain(
      '<p class="wpcf7-subscribers-only">This contact form is available only for logged in users.',
    )
    expect(shown).toContain('Ask us')
    expect(shown).not.toMatch(/<form|secret/i)
  })
  it('is shown to editors in the preview of its page', () =>
    expect(html('subscribers_only: on', true)).toContain('<form'))
  it('is any other to everybody', () => expect(html('')).toContain('<form'))
})

describe('a page that was posted without script', () => {
  const sent = { status: 'mail_sent', message: 'Thank you.', problems: [], values: {} }
  const shown = (unitTag: string) => html('', false, { ...sent, unitTag })

  it('shows what became of the form that was posted', () => expect(shown('wpcf7-f1-p1-o1')).toContain('Thank you.'))
  it.each([
    'wpcf7-f1-p1-o2',
    'wpcf7-f1-o1',
    'elsewhere',
    unplacedTag(1),
  ])('shows nothing of it in another form, whatever unit tag was posted: %s', (unitTag) => {
    expect(shown(unitTag)).not.toContain('Thank you.')
    expect(shown(unitTag)).toContain('data-status="init"')
  })
})

type Shown = Pick<PageOutcome, 'problems' | 'values'> & Partial<Pick<PageOutcome, 'status'>>

/** A form that is written as a template, as the server shows it after a post without script. */
function htmlOf(template: string, outcome?: Shown): string {
  return shown({ writtenAs: 'template', template }, outcome)
}

/** A form of this content, as the server shows it after a post without script. */
function shown(content: object, outcome?: Shown): string {
  const form = parseForm({ id: 1, title: 'Ask', ...content }, 'en')
  if (!form) throw new Error('The form of the test is none.')
  const unitTag = unitTagOf(1, 1, 1)
  const props: ContactFormProps = {
    form: publicForm(form, plainRenderContext(new Date(0))),
    unitTag,
    pageId: 1,
    action: '/',
    wpcf7: null,
    placement: { label: 'Ask' },
    ...(outcome && { outcome: { unitTag, status: 'validation_failed', message: '', ...outcome } }),
  }
  return renderToStaticMarkup(createElement(ContactFormView, props))
}

it('the id, the classes and the placement in the order of an acceptance are those of its box', () => {
  const html = htmlOf('[acceptance terms optional id:t class:big tabindex:3] Yes. [/acceptance]')
  expect(html).toContain('<span class="wpcf7-form-control wpcf7-acceptance optional"><span')
  expect(html).toMatch(/<input (?=[^>]*id="t")(?=[^>]*class="big")(?=[^>]*tabindex="3")[^>]*name="terms"/i)
})

it('a status of an extension is the class of a form without script, with hyphens for all but letters and digits', () => {
  const html = htmlOf('[text a]', { status: 'on_hold_until_monday', problems: [], values: {} })
  expect(html).toContain('class="wpcf7-form custom-on-hold-until-monday"')
  expect(html).toContain('data-status="custom-on-hold-until-monday"')
})

it('the answer to a captcha is empty once one was posted, whatever stood there first', () => {
  const answerIn = (outcome?: Shown) => /<input[^>]*name="k"[^>]*>/.exec(htmlOf('[captchar k "code"]', outcome))?.[0]
  expect(answerIn()).toContain('value="code"')
  expect(answerIn({ problems: [], values: { k: 'x' } })).toContain('value=""')
})

describe('a list of choices that must be mended', () => {
  const problems = [{ field: 's', error: 'Please fill out this field.' }]
  const optionsOf = (template: string, s: string) =>
    [...htmlOf(template, { problems, values: { s } }).matchAll(/<option[^>]*>/g)].map(([option]) => option)

  it('says so in its class, by its state and with its tip', () => {
    const html = htmlOf('[select* s include_blank "A"]', { problems, values: { s: '' } })
    expect(html).toContain(
      '<span class="wpcf7-form-control-wrap" data-name="s"><select ' +
        'class="wpcf7-form-control wpcf7-select wpcf7-validates-as-required wpcf7-not-valid" ' +
        'aria-invalid="true" aria-describedby="wpcf7-f1-p1-o1-ve-s" name="s" aria-required="true">',
    )
    expect(html).toContain(
      '</select><span class="wpcf7-not-valid-tip" aria-hidden="true">Please fill out this field.</span></span>',
    )
  })
  it.each([
    'include_blank "A" "B"',
    'first_as_label "Pick one" "A" "B"',
  ])('marks no choice when the blank one was posted: %s', (options) =>
    expect(optionsOf(`[select* s ${options}]`, '')).toEqual([
      '<option value="">',
      '<option value="A">',
      '<option value="B">',
    ]))
  it('marks the blank choice that was posted where another one is the default', () =>
    expect(optionsOf('[select* s include_blank default:2 "A" "B"]', '')).toEqual([
      '<option value="" selected="">',
      '<option value="A">',
      '<option value="B">',
    ]))
  it('marks what was posted', () =>
    expect(optionsOf('[select s "A" "B"]', 'B')).toEqual(['<option value="A">', '<option value="B" selected="">']))
})

describe('what a form shows of its fields without script', () => {
  const shown = (who: string, problems: PageOutcome['problems'] = []) => {
    const html = htmlOf('[text* who] [reflection who "none"] [output who "nobody"]', { problems, values: { who } })
    return [...html.matchAll(/<output[^>]*>([^<]*)/g)].map(([, text]) => text)
  }

  it('is what was typed', () => expect(shown('Ada')).toEqual(['Ada', 'Ada']))
  it('is what stands there otherwise while nothing was typed', () => expect(shown('')).toEqual(['none', 'nobody']))
  it('is never what must be mended', () =>
    expect(shown('Ada', [{ field: 'who', error: 'No.' }])).toEqual(['none', 'nobody']))
})

it.each([
  ['0', 'Send'],
  ['', 'Send'],
  ['00', '00'],
])('a button with the label %j says %j', (label, said) =>
  expect(htmlOf(`[submit "${label}"]`)).toMatch(new RegExp(`value="${said}"[^>]*>|>${said}<`)))

it('a group of which one is to be chosen says that it must be, and that none was', () => {
  const form = {
    writtenAs: 'fields',
    fields: [{ blockType: 'radio', name: 'who', label: 'Who?', choices: 'A person\nA company' }],
  }
  expect(shown(form)).toMatch(/role="radiogroup" aria-required="true" aria-invalid="false"/)
  const problems = [{ field: 'who', error: 'Please choose.' }]
  expect(shown(form, { problems, values: {} })).toMatch(/role="radiogroup" aria-required="true" aria-invalid="true"/)
})
