import { isPassword } from '@vitrine/content/documents'
import { expect, it } from 'vitest'
import type { PlannedDocument } from '../../core/plan/plan.ts'
import { planHash } from './plan-hash.ts'
import { sealPassword } from './seal-password.ts'

const SECRET = 'a secret of the site'
const PASSWORD = 'open sesame'

function documentBehind(text: string): PlannedDocument {
  return {
    key: 'item:7',
    collection: 'pages',
    locale: 'en',
    data: { title: 'Prices', visibility: 'password' },
    password: { text },
    dependsOn: [],
    oldAddresses: [],
  }
}

it('stores the password as a hash that it opens, and never in the clear', async () => {
  const sealed = await sealPassword(documentBehind(PASSWORD), SECRET)
  expect(JSON.stringify(sealed)).not.toContain(PASSWORD)
  expect(await isPassword(PASSWORD, sealed.password?.hash ?? '')).toBe(true)
  expect(await isPassword('another', sealed.password?.hash ?? '')).toBe(false)
})

it('gives a document the same hash of its plan before and after, and in each run', async () => {
  const document = documentBehind(PASSWORD)
  const [first, second] = [await sealPassword(document, SECRET), await sealPassword(document, SECRET)]
  expect(second.password?.hash).not.toBe(first.password?.hash)
  expect([first, second].map((sealed) => planHash(sealed, SECRET))).toEqual(Array(2).fill(planHash(document, SECRET)))
  expect(await sealPassword(first, SECRET)).toEqual(first)
})

it('gives another hash of the plan for another password, and on another site', () => {
  const document = documentBehind(PASSWORD)
  const hash = planHash(document, SECRET)
  expect(planHash(documentBehind('another'), SECRET)).not.toBe(hash)
  expect(planHash(document, 'the secret of another site')).not.toBe(hash)
})
