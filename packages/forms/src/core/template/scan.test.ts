import { describe, expect, it } from 'vitest'
import { scanTemplate } from './scan.ts'

const scanned = (template: string) =>
  scanTemplate(template).map((part) => (typeof part === 'object' && 'type' in part ? `<${part.basetype}>` : part))

describe('a tag of which a form has one', () => {
  it.each(['stripe', 'turnstile'])('is text when it is the second: [%s]', (type) =>
    expect(scanned(`[${type}] and [${type} size:compact]`)).toEqual([`<${type}>`, ' and ', `[${type} size:compact]`]))

  it('stays one beside those of other types, and beside an escaped one', () =>
    expect(scanned('[[stripe]][stripe][turnstile][text a][text a]')).toEqual([
      { refused: '[stripe]' },
      '<stripe>',
      '<turnstile>',
      '<text>',
      '<text>',
    ]))
})
