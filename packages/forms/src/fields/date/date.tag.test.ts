import { describe, expect, it } from 'vitest'
import { parseForm } from '../../core/parse-form.ts'
import { publicForm } from '../../core/public-form.ts'
import { hasRelativeDays } from '../../core/relative-days.ts'
import { toSchema } from '../../core/schema.ts'
import { controlsIn } from '../../core/shown-body.ts'
import { plainRenderContext } from '../../core/template/render-context.ts'

function formOf(template: string) {
  const form = parseForm({ id: 1, title: 'Book', writtenAs: 'template', template }, 'en')
  if (!form) throw new Error('The form of the test is none.')
  return form
}

const NOON = new Date('2027-06-15T12:00:00Z')

describe.each([
  ['Pacific/Kiritimati', '2027-06-16'],
  ['Pacific/Pago_Pago', '2027-06-15'],
  ['Europe/Berlin', '2027-06-15'],
])('today in %s', (timeZone, today) => {
  const form = formOf('[date* d min:today max:tomorrow "today"]')
  const renderContext = { ...plainRenderContext(NOON), timeZone }

  it('bounds what is taken', () =>
    expect(toSchema(form, renderContext).rules).toContainEqual(
      expect.objectContaining({ rule: 'mindate', field: 'd', threshold: today }),
    ))
  it('bounds and fills the control', () =>
    expect(controlsIn(publicForm(form, renderContext).body)).toContainEqual(
      expect.objectContaining({ type: 'date', min: today, value: today }),
    ))
})

it('yesterday is the day before midnight, at an hour at which it is still yesterday in UTC', () => {
  const renderContext = { ...plainRenderContext(new Date('2027-06-15T22:30:00Z')), timeZone: 'Europe/Berlin' }
  expect(toSchema(formOf('[date d min:yesterday]'), renderContext).rules).toContainEqual(
    expect.objectContaining({ rule: 'mindate', threshold: '2027-06-15' }),
  )
})

describe('the days of a form', () => {
  it.each([
    '[date d min:today]',
    '[date d max:+2weeks]',
    '[date d "next monday"]',
  ])('are others tomorrow: %s', (template) => expect(hasRelativeDays(formOf(template))).toBe(true))
  it.each(['[date d]', '[date d min:2027-01-01 "2027-02-01"]', '[text today "today"]'])('stay: %s', (template) =>
    expect(hasRelativeDays(formOf(template))).toBe(false))
})
