import type { ParseContext } from '@vitrine/kit/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Contact } from '../core/contact.ts'
import { parseFooter } from '../core/footer.ts'
import { SiteFooter } from './site-footer.tsx'

const parse: ParseContext = { locale: 'en', image: () => undefined, href: () => undefined, blocks: () => [] }

function headingsOf(contact: Partial<Contact>): readonly string[] {
  const site = { name: 'Studio', contact: { address: [], hours: [], ...contact }, social: [] }
  const html = renderToStaticMarkup(
    <SiteFooter footer={parseFooter({}, parse)} layout="columns" site={site} context={{ path: '/', preview: false }} />,
  )
  return [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading = '']) => heading)
}

it.each([
  ['an address', { address: ['Am Wehr 3'] }, ['Visit']],
  ['a telephone', { phone: '+49 30 555 010' }, ['Visit']],
  ['a mail address', { email: 'hello@studio.example' }, ['Visit']],
  ['opening hours', { hours: [{ days: 'Monday', times: '9 to 17' }] }, ['Opening hours']],
  ['nothing', {}, []],
])('a site that gives %s has no heading without something below it', (_, contact, headings) =>
  expect(headingsOf(contact)).toEqual(headings))
