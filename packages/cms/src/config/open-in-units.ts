import type { Units } from '@vitrine/wordpress/server'
import type { Payload } from 'payload'
import { type BatchClient, openBatchClient } from '../database/batch-client.ts'
import { postgresUnits, sqliteUnits } from '../database/units.ts'
import type { LoadedSettings } from '../settings/load.ts'
import { openPayload } from './open-payload.ts'

/** Content that is written in units, by a program that does nothing else. */
export interface ContentInUnits {
  readonly payload: Payload
  readonly units: Units
}

/** Opens the content as {@link openPayload} does, for a program that writes much. */
export async function openInUnits(
  settings: LoadedSettings,
  options: { readonly migrate: boolean },
): Promise<ContentInUnits> {
  let batches: BatchClient | undefined
  const openUnits = async (file: string) => {
    batches = await openBatchClient(file)
    return batches.client
  }
  const payload = await openPayload(settings, { ...options, openUnits })
  return { payload, units: batches ? sqliteUnits(batches) : postgresUnits(payload) }
}
