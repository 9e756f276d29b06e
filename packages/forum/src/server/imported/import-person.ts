import { isCollection } from '@vitrine/content/documents'
import type { ImportWriting } from '@vitrine/kit/server'
import { FORUM_LENGTHS } from '../../core/limits.ts'
import type { Person } from '../../core/person.ts'
import { nameKeyOf } from '../../core/writing-form.ts'
import { addPerson, findPerson } from '../../store/people-rows.ts'

/** Account of the old forum. */
export interface ImportedAuthor {
  readonly name: string
  readonly email: string
}

/** Numbers behind a name that somebody else has. */
const MAX_NAME_NUMBER = 20

/**
 * Finds who an account of the old forum is here: the member of its mail address, who is added where there is none and gets no
 * mail. Undefined on a site without members, and for an address that is none.
 */
export async function importedPerson(
  author: ImportedAuthor,
  locale: string,
  writing: ImportWriting,
): Promise<number | undefined> {
  const member = await memberOf(author, locale, writing)
  if (member === undefined) return undefined
  const known = await findPerson(writing.payload, member)
  return known?.id ?? (await addNamed(author.name, member, writing))?.id
}

async function memberOf(
  { name, email }: ImportedAuthor,
  language: string,
  { payload, req }: ImportWriting,
): Promise<number | undefined> {
  if (!isCollection(payload, 'members')) return undefined
  const address = email.trim().normalize('NFC').toLowerCase()
  const { docs } = await payload.find({
    collection: 'members',
    where: { email: { equals: address } },
    select: {},
    depth: 0,
    limit: 1,
    req: { ...req },
  })
  const [found] = docs
  if (found) return found.id
  const data = { email: address, name: name.slice(0, FORUM_LENGTHS.name), language, isBlocked: false }
  const { id } = await payload.create({ collection: 'members', data, depth: 0, req: { ...req } })
  return id
}

/** Adds a member under a name that nobody else has. */
async function addNamed(
  written: string,
  member: number,
  { payload, transact }: ImportWriting,
): Promise<Person | undefined> {
  const base = nameKeyOf(written) === '' ? `Member ${member}` : written.slice(0, FORUM_LENGTHS.name)
  let added: Person | undefined
  for (let number = 1; added === undefined && number <= MAX_NAME_NUMBER; number += 1) {
    const end = number === 1 ? '' : ` ${number}`
    const name = base.slice(0, FORUM_LENGTHS.name - end.length) + end
    await transact(async (transaction) => {
      added = await addPerson(payload, { member, name, nameKey: nameKeyOf(name), now: new Date() }, transaction)
    })
  }
  return added
}
