import { expect, it } from 'vitest'
import { parseForm } from './parse-form.ts'
import { publicForm } from './public-form.ts'
import { controlsIn } from './shown-body.ts'
import { plainRenderContext } from './template/render-context.ts'

/** Controls of a form as they are shown; of a button its words. */
function shown(...fields: readonly object[]) {
  const form = parseForm({ id: 1, fields }, 'en')
  if (!form) throw new Error('not a form')
  const context = plainRenderContext(new Date(0))
  const renderContext = { ...context, texts: { ...context.texts, send: 'Go' }, services: new Set(['stripe'] as const) }
  return controlsIn(publicForm(form, renderContext).body).map((control) =>
    control.kind === 'submit' ? `submit: ${control.label}` : control.kind,
  )
}
const text = { blockType: 'text', name: 'who', label: 'Who' }

it('fields without a button end with one in the words of the site', () =>
  expect(shown(text)).toEqual(['line', 'submit: Go']))

it('a button that is placed stays the only one, where it is', () =>
  expect(shown({ blockType: 'submit', label: 'Send it' }, text)).toEqual(['submit: Send it', 'line']))

it('a payment has a button of its own', () =>
  expect(shown(text, { blockType: 'payment', label: 'Pay', amount: 5, currency: 'eur' })).toEqual(['line', 'stripe']))

it('a form that asks nothing has no button', () => expect(shown()).toEqual([]))
