import { describe, expect, it } from 'vitest'
import { parseForm } from '../parse-form.ts'
import { fillTags } from './fill.ts'
import { storedValues } from './stored-values.ts'

const SITE = { title: 'Studio', description: '', url: 'https://studio.example', adminEmail: '', timeZone: 'Asia/Tokyo' }

const filled = (text: string) => {
  const guests = [{ blockType: 'text', name: 'guest', label: 'Guest' }]
  const fields = [
    { blockType: 'text', name: 'who', label: 'Who' },
    { blockType: 'text', name: 'later', label: 'Later' },
    { blockType: 'file', name: 'plan', label: 'Plan' },
    { blockType: 'group', heading: 'Guests', repeats: true, fields: guests },
  ]
  const form = parseForm({ id: 1, title: 'Contact', fields }, 'en')
  if (!form) throw new Error('not a form')
  const message = {
    id: 12,
    entries: { who: 'Ann', guest: 'Bo', guest__10: 'Dee', guest__2: 'Cy', plan: 'hash' },
    files: [{ field: 'plan', name: 'plan.pdf' }],
    receivedAt: new Date('2026-01-01T20:00:00Z'),
    address: '192.0.2.1',
    agent: 'Mozilla/5.0',
    page: 'https://studio.example/contact/',
  }
  return fillTags(text, storedValues(form, message, SITE))
}

describe('the values that mails of a stored message name', () => {
  it.each([
    ['[who]', 'Ann'],
    ['[later]', ''],
    ['[unknown]', '[unknown]'],
    ['[plan]', 'plan.pdf'],
    ['[guest]', 'Bo; Cy; Dee'],
    ['[_serial_number]', '12'],
    ['[_date]', '2 January 2026'],
    ['[_remote_ip] [_user_agent] [_url]', '192.0.2.1 Mozilla/5.0 https://studio.example/contact/'],
    ['[_contact_form_title] [_site_title]', 'Contact Studio'],
  ])('%s is "%s"', (text, value) => expect(filled(text)).toBe(value))
})
