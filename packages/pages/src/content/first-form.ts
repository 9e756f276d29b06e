import type { Payload, PayloadRequest } from 'payload'

/**
 * The form that the site had first. Authors may put it on a page, though they may not read what it asks and sends.
 *
 * @returns Its id. Undefined: there is no form.
 */
export async function firstForm(payload: Payload, req?: PayloadRequest): Promise<number | string | undefined> {
  const { docs } = await payload.find({
    collection: 'contact-forms',
    sort: 'createdAt',
    select: {},
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    ...(req && { req }),
  })
  return docs[0]?.id
}
