import { record } from '@vitrine/content/core'
import type { PayloadRequest } from 'payload'

/** @returns The account that an address such as `/api/users/:id/sessions` names; undefined for what is no id. */
export function accountInAddress({ routeParams }: PayloadRequest): number | undefined {
  const { id } = record(routeParams)
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : undefined
}
