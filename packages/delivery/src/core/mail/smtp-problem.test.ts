import { describe, expect, it } from 'vitest'
import { smtpAnswer, smtpProblem } from './smtp-problem.ts'

const refused = (command: string, response: string) =>
  smtpProblem({ message: 'Failed', code: 'EPROTOCOL', command, response })

describe('a mail server that refuses', () => {
  it.each([
    ['EHLO', /refused the greeting\..*\?name=.*\(EHLO\) It said: 421 no$/],
    ['HELO', /refused the greeting/],
    ['AUTH PLAIN', /refused the sign-in\. Check user and password.*\(AUTH PLAIN\) It said: 421 no$/],
    ['STARTTLS', /refused the encryption/],
    ['MAIL FROM', /refused the sender\. Check MAIL_FROM/],
    ['DATA', /refused the content\. \(DATA\) It said: 421 no$/],
    ['CONN', /^The mail server closed the connection\. It said: 421 no$/],
  ])('%s is told by that step', (command, text) => expect(refused(command, '421 no')).toMatch(text))
})

it('a mail server that does not answer is told by the connection', () =>
  expect(smtpProblem({ message: 'connect ECONNREFUSED', code: 'ESOCKET', command: 'CONN' })).toBe(
    'The connection to the mail server failed: connect ECONNREFUSED',
  ))
it('an error of another kind keeps its words', () =>
  expect(smtpProblem({ message: 'Invalid sender', code: 'EENVELOPE', command: 'API' })).toBe('Invalid sender'))
it('an answer is one line of bounded length', () => {
  expect(smtpAnswer('550-5.7.1 first\r\n550 5.7.1 second')).toBe('550-5.7.1 first 550 5.7.1 second')
  expect(smtpAnswer('x'.repeat(9_000))).toHaveLength(301)
})
