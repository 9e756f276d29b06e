import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { makeForm, startForms, type TestForms } from '../support/forms.ts'

/** The 15th in UTC; by the clocks of the two sites the 16th, and still the 14th. */
const NOW = new Date('2027-06-15T10:30:00Z')

describe.each([
  ['Pacific/Kiritimati', { yesterday: '2027-06-15', today: '2027-06-16', tomorrow: '2027-06-17' }],
  ['Pacific/Pago_Pago', { yesterday: '2027-06-13', today: '2027-06-14', tomorrow: '2027-06-15' }],
])('today on a site in %s', (timeZone, { yesterday, today, tomorrow }) => {
  let content: TestContent
  let site: TestForms
  let form: number

  beforeAll(async () => {
    content = await openContent()
    await content.payload.updateGlobal({ slug: 'site', data: { name: 'Studio', timeZone } })
    form = await makeForm(content, '[date* d min:today] [date e max:today]')
    site = await startForms(content, { now: () => NOW })
  })

  afterAll(async () => {
    await site.stop()
    await content.close()
  })

  const statusOf = async (fields: { d: string; e: string }) => (await site.post(form, fields)).json().status

  it.each([
    ['today is taken as the first day', { d: today, e: '' }, 'mail_sent'],
    ['yesterday is too early', { d: yesterday, e: '' }, 'validation_failed'],
    ['today is taken as the last day', { d: tomorrow, e: today }, 'mail_sent'],
    ['tomorrow is too late', { d: tomorrow, e: tomorrow }, 'validation_failed'],
  ])('%s', async (_, fields, status) => expect(await statusOf(fields)).toBe(status))

  it('is what the schema says', async () => {
    const schema = await site.app.inject(`/wp-json/contact-form-7/v1/contact-forms/${form}/feedback/schema`)
    expect(schema.json().rules).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ rule: 'mindate', threshold: today }),
        expect.objectContaining({ rule: 'maxdate', threshold: today }),
      ]),
    )
  })

  it('is that of the forms of a page', async () => {
    const { renderContext } = await site.forms.renderContext({ query: {}, locale: 'en' })
    expect(renderContext).toMatchObject({ now: NOW, timeZone })
  })
})
