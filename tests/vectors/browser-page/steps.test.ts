import { afterEach, describe, expect, it, vi } from 'vitest'
import { STEP_KEYS } from './step-keys.ts'
import { perform } from './steps.ts'

/** A control as far as a change needs one. */
class Control extends EventTarget {
  value = ''
}

const button = new Control()
const outside = new Control()
const PAGE: Readonly<Record<string, readonly Control[]>> = {
  '#outside': [outside],
  '.twice': [button, outside],
  'form [name="a"]': [button],
}

afterEach(() => vi.unstubAllGlobals())

describe('changeSel', () => {
  it.each([
    ['by a selector', { selector: '#outside' }, outside],
    ['by its place among several', { selector: '.twice', n: 1 }, outside],
    ['by its name, as change does', { name: 'a' }, button],
  ])('changes a control that is found %s', (_, where, control) => {
    vi.stubGlobal('document', { querySelectorAll: (selector: string) => PAGE[selector] ?? [] })
    vi.stubGlobal('CSS', { escape: (name: string) => name })
    const events: string[] = []
    const hear = ({ type }: Event) => events.push(`${type} ${control.value}`)
    for (const name of ['input', 'change']) control.addEventListener(name, hear, { once: true })
    perform({ step: 'changeSel', value: 'x', ...where })
    expect(events).toEqual(['input x', 'change x'])
  })
  it('says what it does not find', () => {
    vi.stubGlobal('document', { querySelectorAll: () => [] })
    expect(() => perform({ step: 'changeSel', selector: '#gone' })).toThrow('nothing on the page is #gone')
  })
  it('is a step that recordings may have', () => expect(STEP_KEYS.changeSel).toContain('selector'))
})

it('a step that nobody knows is an error', () => expect(() => perform({ step: 'hop' })).toThrow('unknown step "hop"'))
