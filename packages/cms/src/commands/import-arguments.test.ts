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

const reportOf = (...args: readonly string[]) => {
  const asked = readArguments(['wordpress', 'export.xml', ...args], undefined)
  return asked.kind === 'wordpress' ? asked.report : undefined
}

describe('the report of an import', () => {
  it('is told in English, and written to no file, where nothing else is asked', () => {
    expect(reportOf()).toEqual({ file: undefined, language: 'en' })
  })

  it.each(['de', 'he'])('is told in the language that is asked: %s', (language) => {
    expect(reportOf('--language', language, '--report', 'report.json')).toEqual({ file: 'report.json', language })
  })

  it('is refused in a language that it does not have', () => {
    expect(() => reportOf('--language', 'fr')).toThrow(ConfigError)
    expect(() => reportOf('--language', 'fr')).toThrow('en, de, he')
  })
})
