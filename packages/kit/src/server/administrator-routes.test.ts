import Fastify from 'fastify'
import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import { administratorRoutes } from './administrator-routes.ts'

it('an administrator is told what the site cannot do for now, and when to ask again', async () => {
  const app = Fastify()
  const config = { i18n: { supportedLanguages: { en: {}, de: {} }, fallbackLanguage: 'en' } }
  administratorRoutes(app, {
    payload: { config } as Payload,
    roleOf: async () => 'administrator',
    siteUrl: 'https://studio.example',
  })
  app.get('/busy', () => Promise.reject(Object.assign(new Error('x'), { code: 'SQLITE_BUSY' })))
  const answer = await app.inject({ url: '/busy', headers: { 'accept-language': 'de' } })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.json()).toEqual({
    message: 'Die Datenbank ist beschäftigt. Nichts ist verloren: Versuchen Sie es noch einmal.',
    code: 'database_busy',
  })
})
