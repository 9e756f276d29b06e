import { describe, expect, it } from 'vitest'
import { ConfigError } from '../settings/config-error.ts'
import { readArguments } from './import-arguments.ts'

describe('the option for example content', () => {
  it.each(['replace', 'keep'])('takes %s', (choice) =>
    expect(readArguments(['wordpress', 'export.xml', '--example-content', choice], undefined)).toMatchObject({
      kind: 'wordpress',
      exampleContent: choice,
    }))

  it('refuses another word', () => {
    const read = () => readArguments(['wordpress', 'export.xml', '--example-content', 'delete'], undefined)
    expect(read).toThrow(new ConfigError('--example-content takes replace or keep.'))
  })
})
