import { parseSettings } from '@vitrine/cms/settings'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { trustProxy } from './trust-proxy.ts'

/** Client address behind proxies that each add the address of their client. */
async function whoAsks(setting: string, forwardedFor: string, socket = '10.0.0.1') {
  const settings = parseSettings({ TRUST_PROXY: setting }, '/srv/site')
  const app = Fastify({ trustProxy: trustProxy(settings.trustProxy) })
  app.get('/', (request, reply) => reply.send({ ip: request.ip }))
  const response = await app.inject({ url: '/', remoteAddress: socket, headers: { 'x-forwarded-for': forwardedFor } })
  return response.json().ip
}

describe('TRUST_PROXY', () => {
  it.each([
    ['off', '203.0.113.9', '10.0.0.1'],
    ['on', '203.0.113.9', '203.0.113.9'],
    ['on', '9.9.9.9, 203.0.113.9', '203.0.113.9'],
    ['2', '9.9.9.9, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
    ['10.0.0.0/8', '9.9.9.9, 203.0.113.9', '203.0.113.9'],
    ['10.0.0.0/8, 192.0.2.1', '9.9.9.9, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
    ['172.16.0.0/12', '203.0.113.9', '10.0.0.1'],
  ])('%s takes of “%s” what no visitor wrote', async (setting, forwardedFor, address) =>
    expect(await whoAsks(setting, forwardedFor)).toBe(address))
})
