import type { ReportLine } from '../convert/convert.ts'
import type { SourceItem } from '../source/source.ts'

/** Kinds of Flamingo that have no place here, with the code of their line. */
const KINDS: Readonly<Record<string, string>> = {
  flamingo_contact: 'address-book',
  flamingo_outbound: 'sent-mail',
}

/** A line for an entry of the address book, or a mail that was sent: they are counted, and nothing of them is shown. */
export function lineForOther(item: SourceItem): ReportLine | undefined {
  const code = KINDS[item.kind]
  return code === undefined ? undefined : { level: 'lost', code, subject: item.kind }
}
