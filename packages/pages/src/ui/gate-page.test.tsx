import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GATE_TEXTS } from '../core/gate-texts.ts'
import { AskPassword } from './gate-page.tsx'

const show = (refusal?: 'wrongPassword') =>
  renderToStaticMarkup(<AskPassword texts={GATE_TEXTS} action="/open-page" path="/secret/" refusal={refusal} />)

it('asks for a password with a form that needs no script', () => {
  const form = /<form class="page-message__form"[^>]*>/.exec(show())?.[0]
  expect([form?.includes('method="post"'), form?.includes('action="/open-page"')]).toEqual([true, true])
  expect(show()).toContain('<input type="hidden" name="page" value="/secret/"/>')
  expect(show()).toMatch(
    /<label [^>]*for="gate-password">Password<\/label><input [^>]*id="gate-password"[^>]*type="password"/,
  )
  expect(show()).not.toContain('aria-invalid')
})

it('says what is wrong where it is wrong', () => {
  expect(show('wrongPassword')).toContain('aria-invalid="true" aria-describedby="gate-problem"')
  expect(show('wrongPassword')).toContain('role="alert">That is not the password of this page.')
})

it('has the button of the site', () => expect(show()).toContain('<button class="button-link" type="submit">'))
