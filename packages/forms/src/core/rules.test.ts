import { describe, expect, it } from 'vitest'
import { checkRules } from './check-rules.ts'
import { type Entries, type EntryValue, inputsOf } from './entries.ts'
import type { Rule } from './rule.ts'
import { validate } from './validate.ts'

/** True if the values of field `f` satisfy one rule. */
const holds = (rule: object, ...values: EntryValue[]) =>
  validate(
    [{ field: 'f', error: 'no', ...rule } as Rule],
    values.map((value) => ['f[]', value] as const),
  ).length === 0

describe.each([
  [
    'email',
    ['a@b.co', "o'hara+x@mail.example.com", ''],
    ['a@b.c', 'a@b', 'a@@b.co', 'a@-b.co', 'a@b-.co', 'a@b.co.', 'ä@b.com', 'ab.com'],
  ],
  [
    'url',
    ['https://example.com', 'mailto:a@b.co', 'tel:123456', ''],
    ['example.com', 'javascript:alert(1)', 'http://', 'data:text/html,x'],
  ],
  [
    'tel',
    ['123456', '+12345', '0049 (30) 1234-5678', '123456789012345'],
    ['12345', '+123456789012345', '1234567890123456', 'call me'],
  ],
  ['number', ['1', '-1.5', '.5', '1e3', '1E-3'], ['+1', '1.', '1,000', 'Infinity', 'one']],
  ['date', ['2024-02-29', '10000-01-01'], ['2023-02-29', '2024-13-01', '24-01-01', '2024-1-1', 'tomorrow']],
  ['time', ['00:00', '23:59', '23:59:59'], ['24:00', '1:00', '12:60', '12:00:60']],
] as const)('%s', (rule, good, bad) => {
  it.each(good)('takes %j', (value) => expect(holds({ rule }, value)).toBe(true))
  it.each(bad)('refuses %j', (value) => expect(holds({ rule }, value)).toBe(false))
})

describe('required', () => {
  it('needs one value that is not blank', () => {
    expect(holds({ rule: 'required' }, ' \u3000\u00a0')).toBe(false)
    expect(holds({ rule: 'required' }, '', 'x')).toBe(true)
    expect(holds({ rule: 'required' })).toBe(false)
  })
})

describe('lengths', () => {
  it('of one field are added up', () => {
    expect(holds({ rule: 'maxlength', threshold: 5 }, '123', '45')).toBe(true)
    expect(holds({ rule: 'maxlength', threshold: 5 }, '123', '456')).toBe(false)
  })
  it('count an emoji as two, as the browser does', () =>
    expect(holds({ rule: 'maxlength', threshold: 5 }, 'abcd🙂')).toBe(false))
  it('count a line break as one', () => expect(holds({ rule: 'maxlength', threshold: 3 }, 'a\r\nb')).toBe(true))
  it('have no least for nothing', () => expect(holds({ rule: 'minlength', threshold: 5 }, '')).toBe(true))
  it('have a least for something', () => expect(holds({ rule: 'minlength', threshold: 5 }, '1234')).toBe(false))
})

describe('bounds', () => {
  it('of numbers include themselves', () => {
    expect(holds({ rule: 'minnumber', threshold: '2' }, '2')).toBe(true)
    expect(holds({ rule: 'minnumber', threshold: '2' }, '1.99')).toBe(false)
    expect(holds({ rule: 'maxnumber', threshold: '2' }, '2.01')).toBe(false)
  })
  it('of dates compare days', () => {
    expect(holds({ rule: 'mindate', threshold: '2024-01-15' }, '2024-01-15')).toBe(true)
    expect(holds({ rule: 'mindate', threshold: '2024-01-15' }, '2024-01-14')).toBe(false)
    expect(holds({ rule: 'maxdate', threshold: '2024-01-15' }, '2024-01-16')).toBe(false)
  })
  it.each([
    ['mindate', '2024-01-15', '10000-01-01', true],
    ['mindate', '10000-01-01', '2024-01-15', false],
    ['maxdate', '2024-01-15', '10000-01-01', false],
    ['maxdate', '10000-01-01', '2024-01-15', true],
    ['maxdate', '9999-12-31', '09999-12-31', true],
    ['maxdate', '12345-06-07', '12345-06-08', false],
  ])('of dates put a year of five digits after one of four: %s %s of %s', (rule, threshold, date, isHeld) =>
    expect(holds({ rule, threshold }, date)).toBe(isHeld))
  it('of items count what is not blank', () => {
    expect(holds({ rule: 'maxitems', threshold: 1 }, 'a', '')).toBe(true)
    expect(holds({ rule: 'maxitems', threshold: 1 }, 'a', 'b')).toBe(false)
    expect(holds({ rule: 'minitems', threshold: 1 })).toBe(false)
  })
})

describe('what was pasted from contacts, a chat or a PDF', () => {
  it.each([
    ['tel', '\u202a+49 30 1234567\u202c'],
    ['tel', '+49\u200930 123\u201145\u201167'],
    ['tel', '٠٥٠١٢٣٤٥٦٧'],
    ['tel', '۰۹۱۲۳۴۵۶۷۸۹'],
    ['email', 'ann@v.example\u200b'],
    ['url', '\u200ehttps://shop.example'],
    ['number', '４２'],
  ])('is taken as %s: %j', (rule, value) => expect(holds({ rule }, value)).toBe(true))
  it('is a number within its bounds, or not', () => {
    expect(holds({ rule: 'maxnumber', threshold: '99' }, '４２')).toBe(true)
    expect(holds({ rule: 'maxnumber', threshold: '41' }, '４２')).toBe(false)
    expect(holds({ rule: 'minnumber', threshold: '43' }, '４２')).toBe(false)
  })
})

describe('enum and dayofweek', () => {
  it('take what is offered', () => {
    expect(holds({ rule: 'enum', accept: ['a', 'b'] }, 'a', 'b')).toBe(true)
    expect(holds({ rule: 'enum', accept: ['a', 'b'] }, 'a', 'c')).toBe(false)
  })
  it('know Monday as 1', () => {
    expect(holds({ rule: 'dayofweek', accept: [1] }, '2024-01-01')).toBe(true)
    expect(holds({ rule: 'dayofweek', accept: [7] }, '2024-01-01')).toBe(false)
    // Of a day that is no whole number counts what stands before its point.
    expect(holds({ rule: 'dayofweek', accept: ['1.9'] }, '2024-01-01')).toBe(true)
    expect(holds({ rule: 'dayofweek', accept: ['x'] }, '2024-01-01')).toBe(false)
  })
  it('leave text that is not a date to the rule `date`', () => {
    expect(holds({ rule: 'dayofweek', accept: [1] }, 'tomorrow')).toBe(true)
  })
})

describe('files', () => {
  const file = (name: string, size = 10) => ({ name, size })
  const image = { rule: 'file', accept: ['.pdf', 'image/*'] }
  it.each(['a.pdf', 'A.PDF', 'a.php.jpg', 'a.webp', '.png'])('may be named %s', (name) =>
    expect(holds(image, file(name))).toBe(true))
  it.each(['a.jpg.php', 'ajpg', 'a.mp3', 'a.jpg ', ''])('may not be named "%s"', (name) =>
    expect(holds(image, file(name))).toBe(false))
  it('are not texts', () => expect(holds(image, 'a.pdf')).toBe(false))
  it('may be left out', () => {
    expect(holds(image, file('', 0))).toBe(true)
    expect(holds({ rule: 'requiredfile' }, file('', 0))).toBe(false)
  })
  it('of one field are measured together', () => {
    expect(holds({ rule: 'maxfilesize', threshold: 20 }, file('a'), file('b'))).toBe(true)
    expect(holds({ rule: 'maxfilesize', threshold: 19 }, file('a'), file('b'))).toBe(false)
    expect(holds({ rule: 'minfilesize', threshold: 21 }, file('a'), file('b'))).toBe(false)
  })
  it('of an unknown type are refused', () => {
    expect(holds({ rule: 'file', accept: ['image/unheard-of'] }, file('a.jpg'))).toBe(false)
    expect(holds({ rule: 'file', accept: ['*/*'] }, file('a.jpg'))).toBe(false)
    expect(holds({ rule: 'file' }, file('a.jpg'))).toBe(false)
  })
})

describe('stepnumber', () => {
  it('measures from its base', () => {
    expect(holds({ rule: 'stepnumber', base: 1, interval: 0.1 }, '1.3')).toBe(true)
    expect(holds({ rule: 'stepnumber', base: 1, interval: 0.25 }, '1.3')).toBe(false)
  })
  it('looks at six decimals', () => {
    expect(holds({ rule: 'stepnumber', base: 0, interval: 10 }, '0.0000004')).toBe(true)
    expect(holds({ rule: 'stepnumber', base: 0, interval: 10 }, '0.0000006')).toBe(false)
  })
  it('refuses text that is not a number', () =>
    expect(holds({ rule: 'stepnumber', base: 0, interval: 1 }, 'x')).toBe(false))
})

describe('compositions', () => {
  const email: Rule = { rule: 'email', field: 'f', error: 'no email' }
  const tel: Rule = { rule: 'tel', field: 'f', error: 'no tel' }
  const check = (rule: Rule, value: string) => validate([rule], [['f', value]])
  it('any: one is enough', () => {
    const rule: Rule = { rule: 'any', field: 'f', error: 'neither', rules: [email, tel] }
    expect(check(rule, '1234567')).toEqual([])
    expect(check(rule, 'x')).toEqual([{ field: 'f', error: 'neither' }])
  })
  it('all: the first that fails is reported', () => {
    expect(check({ rule: 'all', field: 'f', error: 'own', rules: [email, tel] }, 'a@b.co')).toEqual([
      { field: 'f', error: 'no tel' },
    ])
  })
  describe('any, beside a file', () => {
    const text: Rule = { rule: 'required', field: 't', error: 'no text' }
    const file: Rule = { rule: 'requiredfile', field: 'f', error: 'no file' }
    const pdf: Rule = { rule: 'file', field: 'f', accept: ['.pdf'], error: 'no pdf' }
    const any = (...rules: Rule[]): Rule[] => [{ rule: 'any', field: 'f', error: 'none', rules }]
    const plan = (name: string) => ['f', { name, size: 10 }] as const
    const failed = [{ field: 'f', error: 'none' }]

    it('a text is enough, and so is the file', () => {
      expect(validate(any(text, file), [['t', 'x']])).toEqual([])
      expect(validate(any(text, file), [['t', ''], plan('plan.pdf')])).toEqual([])
      expect(validate(any(text, file), [['t', '']])).toEqual(failed)
    })
    it('rules about the texts of other fields say nothing of a file', () =>
      expect(validate(any(text, { ...text, field: 'u' }), [['t', 'x'], plan('plan.exe')])).toEqual([]))
    it('a rule about texts does not vouch for a file of its field', () => {
      expect(validate(any(email, pdf), [plan('plan.exe')])).toEqual(failed)
      expect(validate(any(email, pdf), [plan('plan.pdf')])).toEqual([])
      expect(validate(any(email, tel), [plan('plan.pdf')])).toEqual(failed)
    })
    it('a rule about files does not vouch for a text of its field', () => {
      const small: Rule = { rule: 'maxfilesize', field: 'f', threshold: 9, error: 'too large' }
      expect(validate(any(email, small), [['f', 'x']])).toEqual(failed)
      expect(validate(any(email, small), [['f', 'a@b.co']])).toEqual([])
    })
    it('none was given, and all that is optional holds', () => {
      expect(validate(any(email, pdf), [])).toEqual([])
      expect(validate(any(email, pdf), [['f', { name: '', size: 0 }]])).toEqual([])
    })
  })
  it('unknown rules are skipped', () =>
    expect(check({ rule: 'future', field: 'f', error: 'x' } as unknown as Rule, 'x')).toEqual([]))
})

describe('a run of all rules', () => {
  it('reports the first problem of each field', () => {
    const rules: Rule[] = [
      { rule: 'required', field: 'a', error: 'first' },
      { rule: 'required', field: 'a', error: 'second' },
      { rule: 'required', field: 'b', error: 'b' },
    ]
    expect(validate(rules, [])).toEqual([
      { field: 'a', error: 'first' },
      { field: 'b', error: 'b' },
    ])
  })
  it.each([
    ['f.x', 'f'],
    ['f[]', 'f'],
    ['f[a][1]', 'f'],
  ])('reads %s as %s', (name, field) => {
    const entries: Entries = [[name, 'x']]
    expect(validate([{ rule: 'required', field, error: 'no' }], entries)).toEqual([])
  })
})

describe('inputs', () => {
  it('are collected by the way names nest', () => {
    const entries: Entries = [
      ['f[a]', 'replaced by a group'],
      ['f[a][b]', 'x'],
      ['f[]', 'y'],
      ['g[5]', 'p'],
      ['g[]', 'q'],
      ['g[6]', 'replaces q'],
      ['h[]', 'replaced by the bare name'],
      ['h', ' kept with its blanks '],
      ['empty', ''],
      ['_none', 'x'],
    ]
    expect(Object.fromEntries(inputsOf(entries))).toEqual({
      f: ['x', 'y'],
      g: ['p', 'replaces q'],
      h: [' kept with its blanks '],
      empty: [],
    })
  })
  it('of an empty file input are none', () => {
    expect(inputsOf([['cv', { name: '', size: 0 }]]).get('cv')).toEqual([])
  })
  it('with long runs of blanks are read in no time', () => {
    const start = performance.now()
    validate([{ rule: 'required', field: 'f', error: 'no' }], [['f', `x${' '.repeat(1_000_000)}x`]])
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

it('a rule whose error is null fails with an empty one', () => {
  const rule = { rule: 'required', field: 'f', error: null } as unknown as Rule
  expect(validate([rule], [['f', '']])).toEqual([{ field: 'f', error: '' }])
  const all = { rule: 'all', field: 'f', error: 'Both.', rules: [rule] } as Rule
  expect(validate([all], [['f', '']])).toEqual([{ field: 'f', error: 'Both.' }])
})

it('takes each name of a file while the suffixes of its types are not known: the server knows them', () => {
  const rule: Rule = { rule: 'file', field: 'f', error: 'no', accept: ['image/*'] }
  const entries = [['f', new File(['x'], 'plan.pdf')]] as const
  expect(checkRules([rule], entries, () => undefined)).toEqual([])
  expect(validate([rule], entries)).toEqual([{ field: 'f', error: 'no' }])
})
