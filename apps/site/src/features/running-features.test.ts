import { type FeatureServer, featureService } from '@vitrine/kit/server'
import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { startInOrder } from './running-features.ts'

const greeting = featureService<{ readonly text: string }>('greeting')
const site = {
  payload: {} as Payload,
  settings: {},
  callOrigin: '',
  languages: ['en'] as const,
  documentAt: async () => undefined,
  addressOf: (path: string) => path,
  roleOf: async () => undefined,
  accountOf: async () => undefined,
  startProgram: () => {
    throw new Error('Nothing is started here.')
  },
  sendPage: () => {
    throw new Error('Nothing is shown here.')
  },
  refuse: () => {
    throw new Error('Nothing is refused here.')
  },
  typefaces: async () => ({ display: [], text: [] }),
  onError: () => {},
}

describe('features of a site', () => {
  const started: string[] = []
  const giver: FeatureServer = {
    start() {
      started.push('giver')
      return { offers: [greeting.offer({ text: 'hello' })] }
    },
  }
  const taker: FeatureServer = {
    needs: [greeting.name],
    start({ offers }) {
      started.push(`taker: ${greeting.of(offers).text}`)
      return { actions: {} }
    },
  }

  it('start after those whose services they need, and stay in the order of the list', () => {
    const [first, second] = startInOrder([taker, giver], site)
    expect(started).toEqual(['giver', 'taker: hello'])
    expect(first).toHaveProperty('actions')
    expect(second).toHaveProperty('offers')
  })

  it('start after those whose services they use, and without them where no feature offers these', () => {
    const user: FeatureServer = {
      uses: [greeting.name],
      start({ offers }) {
        started.push(`user: ${greeting.find(offers)?.text}`)
        return {}
      },
    }
    started.length = 0
    startInOrder([user, taker, giver], site)
    expect(started).toEqual(['giver', 'user: hello', 'taker: hello'])
    started.length = 0
    startInOrder([user], site)
    expect(started).toEqual(['user: undefined'])
  })

  it('do not start without a service that one of them needs', () =>
    expect(() => startInOrder([taker], site)).toThrow('No feature offers greeting.'))
})
