import { describe, expect, it } from 'vitest'
import { readLogin } from './login-body.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string, type = 'application/json') => readLogin(bytes(text), type, ['email', 'password'])
const form = (payload: string) =>
  `--X\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${payload}\r\n--X--\r\n`

describe('what is sent to sign in', () => {
  const olive = { email: 'olive@example.com', password: 'correct horse' }

  it.each(['application/json', 'application/json; charset=utf-8'])('is read from %s', async (type) =>
    expect(await read(JSON.stringify(olive), type)).toEqual(olive))

  it('is read from a form of the admin', async () =>
    expect(await read(form(JSON.stringify(olive)), 'multipart/form-data; boundary=X')).toEqual(olive))

  it('is only the fields that belong there, when they are texts', async () =>
    expect(await read('{"email":["a"],"password":"b","role":"administrator","__proto__":{"email":"c"}}')).toEqual({
      password: 'b',
    }))

  it.each([
    ['', 'application/json'],
    ['null', 'application/json'],
    ['[]', 'application/json'],
    ['"text"', 'application/json'],
    ['{"email":', 'application/json'],
    ['email=a&password=b', 'application/x-www-form-urlencoded'],
    ['{}', ''],
    [form('{'), 'multipart/form-data; boundary=X'],
    [form('{}'), 'multipart/form-data; boundary=Y'],
    [form('{}').slice(0, 40), 'multipart/form-data; boundary=X'],
    [form('{}'), 'multipart/form-data'],
  ])('is refused as %j of %s', async (text, type) => expect(await read(text, type)).toBeUndefined())
})
