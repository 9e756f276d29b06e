import { record, text, whereOf } from '@vitrine/content/core'
import type { FirstStep } from '@vitrine/kit/feature'
import type { Payload, Where } from 'payload'
import { fieldOf, isChangedSince, type Step } from '../core/first-steps.ts'
import { dashboardOf } from './entries.ts'

/** Reads which first steps are done. */
export async function readSteps(payload: Payload): Promise<readonly Step[]> {
  const { entries, ownSteps } = dashboardOf(payload)
  const since = await firstAccountAt(payload)
  const steps = entries.firstSteps.map(async ({ title, text, about }) => ({
    title,
    text,
    ...('global' in about ? await globalStep(payload, about, since) : await collectionStep(payload, about, since)),
  }))
  return [...(await Promise.all(steps)), ...ownSteps.map((step) => ({ ...step, href: undefined }))]
}

async function firstAccountAt(payload: Payload): Promise<string> {
  const { docs } = await payload.find({
    collection: 'users',
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
    select: { createdAt: true },
  })
  return text(docs[0]?.createdAt) ?? new Date(0).toISOString()
}

async function globalStep(
  payload: Payload,
  { global, field }: Extract<FirstStep['about'], { global: unknown }>,
  since: string,
) {
  const document = record(await payload.findGlobal({ slug: global, depth: 0 }))
  const isFilled = field === undefined || Boolean(fieldOf(document, field))
  const changed = text(document.updatedAt)
  return { isDone: isFilled && isChangedSince(changed, since), href: `/admin/globals/${global}` }
}

async function collectionStep(
  payload: Payload,
  { collection, conditions }: Extract<FirstStep['about'], { collection: unknown }>,
  since: string,
) {
  const { docs } = await payload.find({
    collection,
    where: whereOf(conditions) as Where,
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    pagination: false,
    select: { updatedAt: true },
  })
  const newest = docs[0] && record(docs[0])
  const place = `/admin/collections/${collection}`
  return {
    isDone: isChangedSince(text(newest?.updatedAt), since),
    // Conditions name one document: its form is the place.
    href: newest && conditions.length > 0 ? `${place}/${newest.id}` : place,
  }
}
