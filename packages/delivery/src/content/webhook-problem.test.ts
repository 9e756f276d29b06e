import { expect, it } from 'vitest'
import { webhookProblem } from './webhook-problem.ts'

it.each([
  'https://10.0.0.1/',
  'https://[::1]/',
  'https://localhost/x',
  'https://a.localhost/',
  'https://127.1/',
])('an address of a private network is reported to the editor: %s', (address) =>
  expect(webhookProblem(address, [])?.en).toMatch(/private network/))
it.each([
  ['https://hooks.example.com/a', []],
  ['https://93.184.215.14/', []],
  ['http://127.0.0.1:8080/', ['127.0.0.1']],
  ['http://127.0.0.1:8080/', ['127.0.0.1:8080']],
  ['https://crm.internal/', ['crm.internal']],
])('%s may be reached where %j are named', (address, hosts) => expect(webhookProblem(address, hosts)).toBeUndefined())
it('a port is another one', () =>
  expect(webhookProblem('http://127.0.0.1:8080/', ['127.0.0.1:9090'])?.en).toMatch(/https/))
it('an unencrypted address is refused with a hint how to allow it', () =>
  expect(webhookProblem('http://10.0.0.1/', [])?.en).toMatch(/WEBHOOK_PRIVATE_HOSTS/))
