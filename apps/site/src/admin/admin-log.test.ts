import { describe, expect, it } from 'vitest'
import { adminLog } from './admin-log.ts'

/** Lines that the log keeps of one line of the admin. */
function logged(line: string, stream: 'stdout' | 'stderr' = 'stdout') {
  const lines: { level: string; details: object; msg: string }[] = []
  const write = (level: string) => (details: object, msg: string) => void lines.push({ level, details, msg })
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const
  const [trace, debug, info, warn, error, fatal] = levels.map(write)
  if (!trace || !debug || !info || !warn || !error || !fatal) throw new Error('A level is missing.')
  adminLog({ trace, debug, info, warn, error, fatal })(line, stream)
  return lines
}

describe('a line of the admin', () => {
  it.each([400, 401, 403, 404, 429])('a refusal with %d is one line, without a stack', (status) => {
    const err = { type: 'Object', message: 'Sign in', stack: 'Error: Sign in\n    at x', status }
    expect(logged(JSON.stringify({ level: 50, err, msg: 'Sign in' }))).toEqual([
      { level: 'info', msg: 'Sign in', details: { status } },
    ])
  })

  it('of its log keeps its level, its words and its error', () => {
    const line = {
      level: 50,
      time: 1,
      name: 'payload',
      err: { type: 'Error', message: 'No table', stack: 'Error: No\n    at x', data: 'secret' },
      msg: 'No table',
    }
    expect(logged(JSON.stringify(line))).toEqual([
      {
        level: 'error',
        msg: 'No table',
        details: { err: { type: 'Error', message: 'No table', stack: 'Error: No\n    at x' } },
      },
    ])
  })

  it.each([
    ['Ready in 312ms', 'stdout', 'info'],
    ['Error: listen EADDRINUSE', 'stderr', 'warn'],
    ['{"level":"loud","msg":"x"}', 'stdout', 'info'],
    ['{"level":50', 'stderr', 'warn'],
    ['{"level":"toString"}', 'stdout', 'info'],
  ] as const)('that is none of its log stays as it is: %s', (line, stream, level) =>
    expect(logged(line, stream)).toEqual([{ level, msg: line, details: {} }]))

  it('loses the values of a statement that failed', () => {
    const message =
      'Failed query: insert into "submissions" values (?, ?)\nparams: 1,I am\n at home,\nada@example.com: disk full'
    const line = {
      level: 50,
      err: { type: 'Error', message, stack: `Error: ${message}\n    at query (x.js:1:2)` },
      msg: message,
    }
    const [one] = logged(JSON.stringify(line))
    expect(JSON.stringify(one)).not.toMatch(/ada@|at home/)
    expect(JSON.stringify(one)).toContain('at query (x.js:1:2)')
  })

  it('is left out when it says nothing', () => expect(logged('  ')).toEqual([]))

  it('is cut to some length', () => expect(logged('x'.repeat(100_000))[0]?.msg.length).toBeLessThan(10_000))
})
