/** A file that a mail names. */
export interface MailedFile {
  readonly name: string
  readonly most: number
  readonly days: number
}

/** Id of the files on the page of an order, to which mails lead. */
export const FILES_ID = 'order-files'

/** Paragraphs of a mail about files that can be downloaded. */
export function filesInMail(files: readonly MailedFile[], isGerman: boolean): readonly string[] {
  if (files.length === 0) return []
  const lead = isGerman
    ? 'Diese Dateien laden Sie auf der Seite Ihrer Bestellung herunter:'
    : 'You download these files on the page of your order:'
  return [[lead, ...files.map((file) => `${file.name} (${limits(file, isGerman)})`)].join('\n')]
}

function limits({ most, days }: MailedFile, isGerman: boolean): string {
  const [times, long] = isGerman
    ? [`${most}-mal`, days === 1 ? '1 Tag lang' : `${days} Tage lang`]
    : [most === 1 ? 'once' : `${most} times`, days === 1 ? 'within 1 day' : `within ${days} days`]
  return `${times}, ${long}`
}
