import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import type { PayloadRequest, ServerFunction } from 'payload'
import { record, text } from '../../core/stored.ts'
import { parseTimeZone } from '../../core/time-zone.ts'
import { firstMoment } from '../../core/zoned-time.ts'
import { mayAt } from '../access.ts'
import { languagesNoted } from '../documents/languages-field.ts'
import { siteLanguages } from '../languages.ts'
import { readTimeZone } from '../queries/site-time-zone.ts'
import { isCollection } from '../queries/slugs.ts'

/** Request to schedule, or to cancel a schedule. */
interface Asked {
  readonly deleteID?: unknown
  readonly doc?: unknown
  readonly global?: unknown
}

const MAY_NOT = { error: 'Only people who may publish can schedule.' }
const NOTHING = { error: 'There is nothing left to publish here. Reload the page.' }

type Schedule = Parameters<typeof schedulePublishHandler>[0] & Asked

/**
 * Schedules publishing, and cancels it, in place of Payload's own function, which lets every account cancel what others
 * have scheduled: here only who may publish the document may do either. All languages are scheduled one by one: the list
 * of what is to come names each, and each can be left out.
 */
export const schedulePublish: ServerFunction = async (given) => {
  const args = given as unknown as Schedule
  const { req, deleteID } = args
  if (deleteID === undefined) {
    if (!namesContent(req, args)) return NOTHING
    return (await mayPublish(req, args)) ? scheduleLanguages({ ...args, ...(await atSiteTime(args)) }) : MAY_NOT
  }
  const job = await scheduledJob(req, deleteID)
  if (job === undefined) return NOTHING
  if (!(await mayPublish(req, record(job.input)))) return MAY_NOT
  await req.payload.db.deleteOne({ collection: 'payload-jobs', where: { id: { equals: job.id } }, req })
  return { message: req.i18n.t('general:success') }
}

/**
 * The moment and its zone, which the list of what is to come names: that of the site unless another one is chosen. Where
 * clocks show a time twice, the first is meant.
 */
async function atSiteTime({ req, date, timezone }: Schedule): Promise<Pick<Schedule, 'date' | 'timezone'>> {
  const zone = parseTimeZone(text(timezone) ?? (await readTimeZone(req.payload, req)))
  return { timezone: zone, ...(date && { date: firstMoment(new Date(date), zone) }) }
}

async function scheduleLanguages(args: Schedule): Promise<unknown> {
  const [first, ...others] = await languagesToSchedule(args)
  const answer = await schedulePublishHandler(first === undefined ? args : { ...args, localeToPublish: first })
  for (const language of others) await schedulePublishHandler({ ...args, localeToPublish: language })
  return answer
}

/** Languages that a document is written in, where a request publishes all of them; none where it names one. */
async function languagesToSchedule({ req, type, doc, localeToPublish }: Schedule): Promise<readonly string[]> {
  const { payload } = req
  const { relationTo, value } = record(doc)
  const isAsked = type !== 'unpublish' && localeToPublish === undefined && siteLanguages(payload).length > 1
  if (!isAsked || typeof relationTo !== 'string' || !isCollection(payload, relationTo)) return []
  const id = typeof value === 'number' ? value : Number(value)
  const found = await payload.findByID({
    collection: relationTo,
    id,
    draft: true,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  const written = languagesNoted(record(found).languages)
  return siteLanguages(payload).filter((language) => written.includes(language))
}

async function scheduledJob(req: PayloadRequest, id: unknown) {
  if (typeof id !== 'number' && typeof id !== 'string') return undefined
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: Number(id) } }, { taskSlug: { equals: 'schedulePublish' } }] },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0]
}

/** True if an account may publish a document or a global. */
function mayPublish(req: PayloadRequest, { doc, global }: Asked): Promise<boolean> {
  return mayAt(req, typeof global === 'string' ? global : record(doc).relationTo, 'publish')
}

/** True if the request names something to publish. */
function namesContent(req: PayloadRequest, { doc, global }: Asked): boolean {
  if (req.payload.config.globals.some(({ slug }) => slug === global)) return true
  const { relationTo, value } = (doc ?? {}) as { readonly relationTo?: unknown; readonly value?: unknown }
  const isCollection = req.payload.config.collections.some(({ slug }) => slug === relationTo)
  return isCollection && (typeof value === 'number' || typeof value === 'string')
}
