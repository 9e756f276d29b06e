import type { MailDocument } from '../../core/mail/queued-mail.ts'

/** A document as it is attached to a mail. */
export interface MadeDocument {
  /** Name of its file. */
  readonly name: string
  /** Media type, such as `application/pdf`. */
  readonly type: string
  readonly content: Buffer
}

/**
 * Makes a document by its name. @returns Undefined for one that there is not: its mail goes without it.
 * @throws What is tried again with the mail.
 */
export type MakeDocument = (id: string) => Promise<MadeDocument | undefined>

/** Sources of the documents that mails name. */
export interface MailDocuments {
  /** Adds a source. @param source Its name, such as `shop invoice`. */
  add(source: string, make: MakeDocument): void
  /** @throws Error for a source that this site has not, or not yet: the mail is tried again. */
  make(document: MailDocument): Promise<MadeDocument | undefined>
}

export function mailDocuments(): MailDocuments {
  const sources = new Map<string, MakeDocument>()
  return {
    add: (source, make) => void sources.set(source, make),
    async make({ source, id }) {
      const make = sources.get(source)
      if (!make) {
        throw new Error(
          `The mail goes with a document (${source}) that nothing on this site makes. ` +
            'Switch its feature on again, or delete this delivery.',
        )
      }
      return make(id)
    },
  }
}
