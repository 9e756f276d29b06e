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

it('an account sees where it is signed in, and signs out there, by keyboard', async () => {
  const { site, page: administrators } = admin
  const email = `sessions-${Date.now()}@example.com`
  const data = { name: 'Grace', email, password: PASSWORD, role: 'author' }
  const made = await administrators.request.post(`${site.url}/api/users`, { data })
  expect(made.status()).toBe(201)

  const { page, close } = await openPage(admin.browser, { viewport: { width: 390, height: 900 } })
  await page.goto(`${site.url}/admin/login?redirect=/admin/account`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const list = page.getByRole('region', { name: 'Where you are signed in' })
  await list.getByText('this browser').waitFor()
  expect(await list.getByRole('listitem').count()).toBe(1)

  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' }
  await (
    await fetch(`${site.url}/api/users/login`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', origin: site.url },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
  ).json()
  await page.reload()
  const other = list.getByRole('listitem').filter({ hasText: 'Firefox, Windows' })
  await other.waitFor()
  await settled(page)
  expect(await axeViolations(page, { within: '.session-list' })).toEqual([])
  const button = other.getByRole('button', { name: 'Sign out' })
  await button.focus()
  await page.keyboard.press('Enter')
  await other.waitFor({ state: 'detached' })
  expect(await list.getByRole('listitem').count()).toBe(1)
  await close()
})
