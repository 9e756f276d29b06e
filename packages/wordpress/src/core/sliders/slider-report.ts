import type { ReportLine } from '../convert/convert.ts'

/** Characters of an example, and lines of one slider. */
const MAX = { example: 120, lines: 500 } as const

/** Takes down what a slider loses; the same thing once for each place. */
export class SliderReport {
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

  private add(level: ReportLine['level'], code: string, subject: string, example?: string): void {
    if (this.lines.length >= MAX.lines) return
    const shown = example?.replace(/\s+/g, ' ').trim().slice(0, MAX.example)
    this.lines.push({ level, code, subject: subject.slice(0, MAX.example), ...(shown && { example: shown }) })
  }
}
