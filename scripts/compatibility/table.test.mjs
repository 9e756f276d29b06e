import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../launch/paths.mjs'
import { withTable } from './table.mjs'

const REASONS = ['The specification overrules: ', 'The original is weak here: ', 'Makes no sense without WordPress: ']

const page = readFileSync(inRoot('docs/compatibility.md'), 'utf8')
/** @type {{ family: string, case: string | object, reason: string }[]} */
const differences = JSON.parse(readFileSync(inRoot('packages/forms/compatibility.json'), 'utf8'))

it('is up to date (else: npm run compatibility)', () => expect(page).toBe(withTable(page, differences)))

it.each(differences)('$family differs for a reason that counts: $reason', ({ reason }) =>
  expect(REASONS.filter((beginning) => reason.startsWith(beginning))).toHaveLength(1))

it('keeps bars and line breaks of a case inside its cell', () => {
  const document = '<!-- compatibility:start --><!-- compatibility:end -->'
  const [, , row] = withTable(document, [{ family: 'mail', case: 'a|b\nc', reason: 'd' }]).match(/^\|.*$/gm) ?? []
  expect(row).toBe('| mail | a\\|b c | d |')
})
