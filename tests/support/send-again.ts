import { expect } from 'vitest'
import { askJson } from './api.ts'
import type { TestContent } from './content.ts'

/** Presses "Send again" on a delivery in the admin. @param token Of an administrator. */
export async function sendAgain(content: TestContent, delivery: number, token: string): Promise<void> {
  const { status } = await askJson(content, ['POST', `/deliveries/${delivery}/retry`], token)
  expect(status).toBe(200)
}
