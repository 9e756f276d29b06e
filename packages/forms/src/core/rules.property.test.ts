import { describe, expect, it } from 'vitest'
import { inEachRound, patience } from '../../../../tests/support/rounds.ts'
import type { Entries, EntryValue } from './entries.ts'
import type { Rule } from './rule.ts'
import { validate } from './validate.ts'

/** Rounds of each property. */
const ROUNDS = 2_000

const FIELDS = ['a', 'b', 'c']
const NAMES = [...FIELDS, 'a[]', 'b[x][]', 'b[x]', 'c[9]', 'c[]', 'c[999999999999]', '_a', '', 'a.b', 'b[', '__proto__']
const TEXTS = ['', ' ', '\u0085', 'x', '1', '-2.5', '1e400', 'NaN', '2024-02-30', '2024-03-01', '99999-01-01', '12:30']
const MORE_TEXTS = [
  'a@b.co',
  '@',
  'http://a',
  'http://[',
  '+49 30 123456',
  'a\r\nb',
  '\ud800',
  '\0',
  '🙂',
  'constructor',
]
const NAMES_OF_FILES = ['', 'a.jpg', 'a.JPG', '.', 'a.tar.gz', '\ud800.png']
const ODD = [undefined, null, true, -1, 0, 1.5, Number.NaN, '', 'x', '2', '2024-02-29', [], [null], ['x', 1], {}]
const RULES = [
  'required requiredfile email url tel number date time file enum dayofweek minitems maxitems minlength maxlength',
  'minnumber maxnumber mindate maxdate minfilesize maxfilesize stepnumber all any future toString',
].flatMap((names) => names.split(' '))
const ACCEPTED = ['.jpg', 'image/*', 'x/*', '/*', '', 'x', '1', 1, null]

class Generator {
  readonly #random: () => number

  constructor(random: () => number) {
    this.#random = random
  }

  pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.#random() * choices.length)] as T
  }

  some<T>(make: () => T): T[] {
    return Array.from({ length: Math.floor(this.#random() * 5) }, make)
  }

  value(): EntryValue {
    if (this.#random() < 0.3) return { name: this.pick(NAMES_OF_FILES), size: this.pick([0, 1, 10, 1e9]) }
    return this.pick([...TEXTS, ...MORE_TEXTS])
  }

  entries(names: readonly string[] = NAMES): Entries {
    return this.some(() => [this.pick(names), this.value()] as const)
  }

  /** Often a sound rule, often not: what JSON may hold in its place. */
  rule(field: unknown, depth = 0): Rule {
    return {
      rule: this.pick(depth > 2 ? RULES.filter((name) => name !== 'all' && name !== 'any') : RULES),
      field,
      error: this.pick<unknown>(['no', 'no', 'no', '', undefined, null, 1]),
      threshold: this.pick<unknown>([1, '2', '2024-01-15', ...ODD]),
      accept: this.pick<unknown>([this.some(() => this.pick(ACCEPTED)), ...ODD]),
      base: this.pick<unknown>([0, '0.5', ...ODD]),
      interval: this.pick<unknown>([1, '0.1', ...ODD]),
      rules: depth > 2 ? this.pick(ODD) : this.pick<unknown>([this.some(() => this.rule(field, depth + 1)), ...ODD]),
    } as unknown as Rule
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, place: this.#random() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item)
  }
}

const problemsOf = (field: string, rules: readonly Rule[], entries: Entries) =>
  validate(rules, entries).filter((problem) => problem.field === field)

const always = (check: (generator: Generator) => void) =>
  inEachRound(ROUNDS, ({ random }) => check(new Generator(random)))

describe('validate', () => {
  it('never throws and reports texts, once for each field', patience(), () =>
    always((generator) => {
      const rules = [
        ...generator.some(() => generator.rule(generator.pick<unknown>([...FIELDS, ...ODD]))),
        ...generator.some(() => generator.pick(ODD) as unknown as Rule),
      ]
      const problems = validate(generator.shuffled(rules), generator.entries())
      for (const problem of problems) {
        expect([typeof problem.field, typeof problem.error]).toEqual(['string', 'string'])
      }
      expect(new Set(problems.map(({ field }) => field)).size).toBe(problems.length)
    }),
  )

  it('does not look at other fields', patience(), () =>
    always((generator) => {
      const rules = generator.some(() => generator.rule('a'))
      const entries = generator.entries(['a', 'a[]', 'a[x]', 'a[3]'])
      const others = generator.entries(['b', 'b[]', 'c', '_a', ''])
      expect(validate(rules, [...others, ...entries])).toEqual(validate(rules, entries))
      expect(validate(rules, [...entries, ...others])).toEqual(validate(rules, entries))
    }),
  )

  it('does not depend on the order of other fields', patience(), () =>
    always((generator) => {
      const rules = FIELDS.flatMap((field) => generator.some(() => generator.rule(field)))
      const entries = generator.entries(['a', 'a[]'])
      const others = FIELDS.slice(1).map((name) => [name, generator.value()] as const)
      expect(problemsOf('a', rules, [...entries, ...generator.shuffled(others)])).toEqual(
        problemsOf('a', rules, [...others, ...entries]),
      )
    }),
  )
})
