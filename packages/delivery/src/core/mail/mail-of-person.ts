import { readMailboxes } from './mailbox-list.ts'

/**
 * True for a mail that went to a person, or is answered to them.
 *
 * @param person.getsOthers Mails about others go to the address: only what is answered to it is the person's.
 * @param mail From its beginning, to the end of its headers at least.
 */
export function isMailOf(
  { address, getsOthers }: { readonly address: string; readonly getsOthers: boolean },
  mail: string,
): boolean {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1)
  // A line that begins with a space goes on with the one before. RFC 5322, section 2.2.3.
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const names = getsOthers ? ['reply-to'] : ['reply-to', 'to', 'cc']
  return lines.some((line) => {
    const end = line.indexOf(':')
    if (!names.includes(line.slice(0, end).toLowerCase())) return false
    return readMailboxes(line.slice(end + 1)).some((mailbox) => mailbox.address.toLowerCase() === address)
  })
}
