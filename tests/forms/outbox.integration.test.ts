import { afterAll, beforeAll, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { makeForm, startForms, type TestForms } from '../support/forms.ts'
import { holdIntervals, untilDelivered } from '../support/intervals.ts'

let content: TestContent
let site: TestForms

holdIntervals()

beforeAll(async () => {
  content = await openContent()
  site = await startForms(content)
})

afterAll(async () => {
  await site.stop()
  await content.close()
})

it('a mail of a site without a mail server is noted as written to the outbox folder', async () => {
  await site.post(await makeForm(content, '[text a]'), { a: 'Hello' })
  const delivery = async () => (await content.payload.find({ collection: 'deliveries', limit: 1 })).docs[0]
  await untilDelivered('the mail to be written', async () => (await delivery())?.state === 'sent')
  expect(await delivery()).toMatchObject({ inOutbox: true })
})
