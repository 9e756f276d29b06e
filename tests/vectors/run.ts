import type { RecordedContent } from './server/recorded-site.ts'

/** Resources that the files of one run share. */
export interface Run {
  /** The content of a site. It is opened when somebody asks for it first. */
  readonly content: () => Promise<RecordedContent>
}

export function openRun(): Run & { close(): Promise<void> } {
  let content: Promise<RecordedContent> | undefined
  return {
    content() {
      content ??= import('./server/recorded-site.ts').then(({ openRecordedContent }) => openRecordedContent())
      return content
    },
    async close() {
      // Content that could not be opened is what each of its cases complained of.
      const opened = await content?.catch(() => undefined)
      await opened?.close()
    },
  }
}
