import { describe, expect, it } from 'vitest'
import { csvTable, MAX_COLUMNS } from './csv-table.ts'

const row = (entries: Record<string, string | string[]>) => ({
  received: '2026-01-01T00:00:00.000Z',
  form: 'Contact',
  status: 'mail_sent',
  handling: 'new',
  assignee: 'Ann',
  entries,
})

const tableOf = (names: readonly string[], labels?: Map<string, string>) =>
  csvTable(new Set(names), { timeZone: 'Europe/Berlin', ...(labels && { labels }) })

describe('a table of messages', () => {
  it('has a column for each field, empty where a message has none', () => {
    const table = tableOf(['name', 'topics'])
    expect(table.head).toBe('Received (Europe/Berlin),Form,Delivery,Status,Assigned to,name,topics\r\n')
    expect(table.row(row({ name: 'Ada' }))).toBe('2026-01-01 01:00:00,Contact,Sent,New,Ann,Ada,\r\n')
    expect(table.row(row({ topics: ['a', 'b'] }))).toBe('2026-01-01 01:00:00,Contact,Sent,New,Ann,,"a, b"\r\n')
  })

  it('has semicolons between its cells where an account reads German', () => {
    const table = csvTable(new Set(['size']), { timeZone: 'Europe/Berlin', separator: ';' })
    expect(table.head).toBe('Received (Europe/Berlin);Form;Delivery;Status;Assigned to;size\r\n')
    expect(table.row(row({ size: '1,5' }))).toBe('2026-01-01 01:00:00;Contact;Sent;New;Ann;1,5\r\n')
  })

  it('calls the columns as visitors read them', () => {
    const table = tableOf(
      ['your-name', 'guest', 'guest__2'],
      new Map([
        ['guest', 'Guest'],
        ['your-name', 'Name'],
      ]),
    )
    expect(table.head).toBe('Received (Europe/Berlin),Form,Delivery,Status,Assigned to,Name,Guest,Guest (2)\r\n')
  })

  it('neutralises formulas in values and in field names', () => {
    const table = tableOf(['=cmd()'])
    expect(table.head).toContain(",'=cmd()")
    expect(table.row(row({ '=cmd()': '+1' }))).toContain(",'+1")
  })

  it('does not read fields that were not sent', () =>
    expect(tableOf(['constructor']).row(row({}))).toMatch(/New,Ann,\r\n$/))

  it('loses nothing of fields beyond its width', () => {
    const names = Array.from({ length: MAX_COLUMNS + 2 }, (_, index) => `f${index}`)
    const table = tableOf(names)
    expect(table.head).toMatch(new RegExp(`,f${MAX_COLUMNS - 1},More\r\n$`))
    const [extra, other] = names.slice(MAX_COLUMNS)
    expect(table.row(row({ [String(extra)]: 'x', [String(other)]: 'y' }))).toContain(
      `"f${MAX_COLUMNS}: x\nf${MAX_COLUMNS + 1}: y"`,
    )
  })
})
