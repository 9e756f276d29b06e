import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnAdmin, openOwnAdmin } from '../support/admin.ts'
import { codeOf } from '../support/authenticator.ts'
import { axeViolations } from '../support/axe.ts'
import { openPage, settled } from '../support/browser.ts'

const PASSWORD = 'seven wooden chairs'

// Tries to sign in are counted for each network, and all tests of the shared admin come from one.
let admin: OwnAdmin

beforeAll(async () => {
  admin = await openOwnAdmin()
})

afterAll(() => admin.close())

async function expectNothingOfAxe(page: Page): Promise<void> {
  await settled(page)
  expect(await axeViolations(page, { within: '.second-factor' })).toEqual([])
}

it('an account sets up a second factor, and signs in with a code, by keyboard', async () => {
  const { site } = admin
  const email = `factor-${Date.now()}@example.com`
  const account = { name: 'Ada', email, password: PASSWORD, role: 'author' }
  const made = await admin.page.request.post(`${site.url}/api/users`, { data: account })
  expect(made.status()).toBe(201)

  const { page, close } = await openPage(admin.browser, {
    viewport: { width: 390, height: 900 },
    expectedErrors: [/second-factor\/sign-in/],
  })
  const signIn = async () => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
  }
  await page.goto(`${site.url}/admin/login?redirect=/admin/account`)
  await signIn()

  await page.getByRole('button', { name: 'Set up a second factor' }).click()
  await page.getByRole('img', { name: 'QR code of the key below' }).waitFor()
  await expectNothingOfAxe(page)
  const key = (await page.locator('.second-factor__key').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code of six digits').fill(codeOf(key))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  expect(await page.locator('.second-factor__codes li').count()).toBe(10)
  const [recoveryCode = ''] = await page.locator('.second-factor__codes code').allInnerTexts()
  await expectNothingOfAxe(page)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByText('It is on. 10 recovery codes are left.').waitFor()

  await page.request.post(`${site.url}/api/users/logout`)
  await page.goto(`${site.url}/admin/login?redirect=/admin/account`)
  await signIn()
  await page.getByRole('heading', { name: 'Your second factor' }).waitFor()
  const field = page.getByLabel('Code of six digits')
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  expect(await field.getAttribute('inputmode')).toBe('numeric')
  await expectNothingOfAxe(page)
  // The code that turned it on has counted.
  await field.fill(codeOf(key, -3))
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'This code is not valid.' }).waitFor()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByText('It is on. 9 recovery codes are left.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/account')
  await close()
})
