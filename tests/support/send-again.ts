import { createLocalReq, type Payload } from 'payload'
import { expect } from 'vitest'

/** Presses "Send again" on a delivery in the admin, as an administrator. */
export async function sendAgain(payload: Payload, delivery: number): Promise<void> {
  const req = await createLocalReq({ user: { id: 1, collection: 'users', role: 'administrator' } as never }, payload)
  const endpoints = payload.collections.deliveries.config.endpoints || []
  const retry = endpoints.find(({ path }) => path === '/:id/retry')
  const answer = await retry?.handler(Object.assign(req, { routeParams: { id: String(delivery) } }))
  expect(answer?.status).toBe(200)
}
