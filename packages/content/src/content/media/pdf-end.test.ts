import { describe, expect, it } from 'vitest'
import { withPdfEnd } from './pdf-end.ts'

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n${text}`, 'latin1')

describe('the end of a PDF', () => {
  it('stays as it is where the file has it', () => {
    const whole = pdf('1 0 obj\nstartxref\n9\n%%EOF\n')
    expect(withPdfEnd(whole)).toBe(whole)
  })

  it.each([
    ['no table of cross-references', '1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'],
    ['no end', '1 0 obj\n<< /Type /Catalog >>\nendobj\n'],
    ['more than a kilobyte behind its end', `startxref\n9\n%%EOF\n${'\0'.repeat(2000)}`],
  ])('is added behind a file with %s, whose bytes stay', (_what, text) => {
    const ended = withPdfEnd(pdf(text))
    expect(ended.subarray(0, pdf(text).length)).toEqual(pdf(text))
    expect(ended.toString('latin1')).toMatch(/\n%xref\n%%EOF\n$/)
  })
})
