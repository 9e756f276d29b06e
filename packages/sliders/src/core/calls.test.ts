import { describe, expect, it } from 'vitest'
import { parseCall, parseLoaded, refusedCall } from './calls.ts'

const call = (fields: Record<string, string>) => parseCall(new URLSearchParams(fields))

describe('a call', () => {
  it('asks for a slider by its alias', () => {
    const asked = { client_action: 'get_slider_html', alias: 'summer-sale', usage: 'embed' }
    expect(call(asked)).toEqual({ kind: 'slider', alias: 'summer-sale', usage: 'embed' })
  })

  it('asks for a window unless it says otherwise', () =>
    expect(call({ client_action: 'get_slider_html', alias: 'summer', usage: 'else' })).toMatchObject({
      usage: 'modal',
    }))

  it('asks for the transition table', () =>
    expect(call({ client_action: 'get_transitions' })).toEqual({ kind: 'transitions' }))

  it.each([
    {},
    { client_action: 'get_slider_html' },
    { client_action: 'get_slider_html', alias: '../secret' },
    { client_action: 'get_slider_html', alias: 'a'.repeat(65) },
    { client_action: 'delete_slider', alias: 'summer' },
  ])('%j asks for nothing', (fields) => expect(call(fields as Record<string, string>)).toBeUndefined())
})

describe('an answer', () => {
  it('has the slider', () =>
    expect(parseLoaded({ success: true, htmlid: 'a', waiting: [], toload: {}, data: '<p>' })).toEqual({
      htmlid: 'a',
      data: '<p>',
    }))

  it.each([
    refusedCall('There is no such slider.'),
    null,
    [],
    'nonsense',
    { success: true, data: '<p>' },
  ])('%j has none', (raw) => expect(parseLoaded(raw)).toBeUndefined())
})
