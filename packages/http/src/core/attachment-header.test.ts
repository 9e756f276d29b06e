import { describe, expect, it } from 'vitest'
import { attachmentHeader } from './attachment-header.ts'

describe('the header of a download', () => {
  it('names the file twice, for every client', () =>
    expect(attachmentHeader('Pläne (1).pdf')).toBe(
      `attachment; filename="Pl_ne (1).pdf"; filename*=UTF-8''Pl%C3%A4ne%20%281%29.pdf`,
    ))

  it('cannot be ended by a name', () => expect(attachmentHeader('a"\r\nSet-Cookie: b')).not.toMatch(/[\r\n]|a"/))
})
