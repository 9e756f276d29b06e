import { schedulePublish } from '@vitrine/content/scheduling'
import { createLocalReq, type Payload } from 'payload'

/**
 * Has somebody schedule the publishing of a page, as the form of the admin does.
 *
 * @param as.role Role of the account that asks; one that no account has is a visitor.
 * @returns The admin's answer, with `message` or `error`.
 */
export async function schedulePage(
  payload: Payload,
  as: { readonly role: string; readonly id: number; readonly date: Date },
): Promise<unknown> {
  const { docs } = await payload.find({ collection: 'users', where: { role: { equals: as.role } } })
  const [user] = docs
  const req = await createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, payload)
  const args = { type: 'publish', date: as.date, doc: { relationTo: 'pages', value: String(as.id) }, req }
  // The type of all functions of the admin's server asks for more than this one is given by the form.
  return schedulePublish(args as unknown as Parameters<typeof schedulePublish>[0])
}
