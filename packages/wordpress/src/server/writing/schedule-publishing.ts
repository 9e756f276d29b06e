import { createLocalReq, type Payload } from 'payload'
import type { PlannedDocument } from '../../core/plan/plan.ts'
import type { UnitRequest } from './units.ts'

/** Lets the site publish a draft at its moment, as an editor would schedule it. */
export async function schedulePublishing(
  payload: Payload,
  { planned, id, req }: { readonly planned: PlannedDocument; readonly id: number; readonly req: UnitRequest },
): Promise<void> {
  const { publishAt, collection } = planned
  if (publishAt === undefined || !isScheduled(collection)) return
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: collection, value: id } },
    waitUntil: new Date(publishAt),
    req: await createLocalReq({ req: { ...req } }, payload),
  })
}

/** Collections whose drafts can be published at a moment. */
type Scheduled = 'pages' | 'posts' | 'projects'

function isScheduled(collection: string): collection is Scheduled {
  return collection === 'pages' || collection === 'posts' || collection === 'projects'
}
