import { describe, expect, it } from 'vitest'
import { adminRequest } from './login-addresses.ts'

describe('a request to the admin', () => {
  it.each([
    ['GET', '/admin', 'page'],
    ['HEAD', '/admin/login', 'page'],
    ['POST', '/admin/login', 'wrong method'],
    ['DELETE', '/admin/collections/pages/1', 'wrong method'],
    ['GET', '/_next/static/chunks/a.js', 'file'],
    ['POST', '/_next/static/chunks/a.js', 'wrong method'],
    ['GET', '/_next/image', 'page'],
    ['POST', '/api/users/login', 'login'],
    ['POST', '/api/users/first-register', 'login'],
    ['POST', '/api/users/forgot-password', 'login'],
    ['POST', '/api/users/reset-password', 'login'],
    ['POST', '/api/users/second-factor/sign-in', 'login'],
    ['POST', '/api/users/second-factor/begin', 'login'],
    ['POST', '/api/users/second-factor/confirm', 'login'],
    ['POST', '/api/users/second-factor/off', 'api'],
    ['POST', '/api/users/second-factor/recovery-codes', 'api'],
    ['POST', '/api/users/1/second-factor/reset', 'api'],
    ['GET', '/api/users/1/second-factor', 'api'],
    ['GET', '/api/users/init', 'open'],
    ['GET', '/api/users/me', 'open'],
    ['POST', '/api/users/logout', 'open'],
    ['POST', '/api/users/refresh-token', 'open'],
    ['GET', '/api', 'api'],
    ['GET', '/api/users/login', 'api'],
    ['PUT', '/api/users/login', 'api'],
    ['POST', '/api/users', 'api'],
    ['POST', '/api/users/unlock', 'api'],
    ['POST', '/api/users/verify/x', 'api'],
    ['GET', '/api/og', 'api'],
    ['GET', '/api/access', 'api'],
    ['GET', '/api/pages/1', 'api'],
    ['GET', '/api/media/file/a.jpg', 'api'],
    ['OPTIONS', '/api/users/me', 'api'],
    ['GET', '/api/__proto__', 'nothing'],
    ['GET', '/api/constructor/1', 'nothing'],
    ['GET', '/apis', 'page'],
  ])('%s %s is for %s', (method, path, kind) => expect(adminRequest(method, path).kind).toBe(kind))

  it.each([
    ['POST', '/admin/collections/pages/1', 'action'],
    ['POST', '/_next/image', 'wrong method'],
    ['PATCH', '/admin', 'wrong method'],
    ['GET', '/admin', 'page'],
  ])('%s %s that names a function of the server is for %s', (method, path, kind) =>
    expect(adminRequest(method, path, true).kind).toBe(kind))
})
