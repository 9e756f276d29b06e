import type { ReportLine } from '../convert/convert.ts'
import { MAX_EXAMPLE_LENGTH } from './limits.ts'

/** Takes down what a form loses, and shortens texts that are too long for it. */
export class FormReport {
  readonly lines: ReportLine[] = []

  note(code: string, subject: string, example?: string): void {
    this.add('note', code, subject, example)
  }

  changed(code: string, subject: string, example?: string): void {
    this.add('changed', code, subject, example)
  }

  lost(code: string, subject: string, example?: string): void {
    this.add('lost', code, subject, example)
  }

  /** The beginning of a text that is longer than its place allows; whole letters, never half of a pair. */
  cut(text: string, most: number, subject: string): string {
    if (text.length <= most) return text
    this.lost('form-text-cut', subject, `${text.length} characters, and ${most} is the most`)
    return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
  }

  private add(level: ReportLine['level'], code: string, subject: string, example?: string): void {
    const shown = example?.replace(/\s+/g, ' ').trim().slice(0, MAX_EXAMPLE_LENGTH)
    this.lines.push({ level, code, subject, ...(shown && { example: withoutAddresses(shown) }) })
  }
}

/** A report may be shown to people whom mail addresses are no business of. */
function withoutAddresses(text: string): string {
  return text.replace(/[^\s@<>"'|]{1,64}@[^\s@<>"'|]{1,255}/g, '…@…')
}
