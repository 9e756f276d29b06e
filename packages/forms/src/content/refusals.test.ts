import { describe, expect, it } from 'vitest'
import { contactForms } from './contact-forms.ts'
import { placesIn } from './refusals.ts'

const { byPath, inBlocks, tabs } = placesIn(contactForms.fields)

describe('the places of a form', () => {
  it.each([
    ['title', 'Title'],
    ['mail', 'Mail'],
    ['mail.subject', 'Subject'],
    ['mail2.active', 'Send a second mail'],
    ['webhooks.url', 'Address'],
    ['guard.minSeconds', 'Minimum seconds for filling in'],
  ])('%s is labelled %s', (path, en) => expect(byPath[path]).toMatchObject({ en }))
  it.each([
    ['label', 'Label'],
    ['choices', 'Choices, one per line'],
    ['showWhen.tests.field', 'The field'],
    ['heading', 'Heading'],
  ])('%s of a block is labelled %s', (name, en) => expect(inBlocks[name]).toMatchObject({ en }))
  it.each([
    ['fields', 'Fields'],
    ['mail', 'Mail'],
    ['sentAddress', 'After sending'],
    ['retentionDays', 'More'],
  ])('%s is in the tab %s', (name, en) => expect(tabs[name]).toMatchObject({ en }))
  it('follow one another as in the form', () => {
    const order = Object.keys(byPath)
    expect(order.indexOf('title')).toBe(0)
    expect(order.indexOf('fields')).toBeLessThan(order.indexOf('mail'))
    expect(order.indexOf('mail')).toBeLessThan(order.indexOf('mail2'))
  })
})
