import { describe, expect, it } from 'vitest'
import { adminPath } from './admin-path.ts'

describe('the path of a request to the admin', () => {
  it.each([
    ['/admin', '/admin'],
    ['/api/users/login', '/api/users/login'],
    ['/api/users/login/', '/api/users/login'],
    ['/api/users/login?next=%2e%2e/#', '/api/users/login'],
    ['/api/media/file/a%20picture%20(1).jpg', '/api/media/file/a picture (1).jpg'],
    ['/api/media/file/%C3%BCber.jpg', '/api/media/file/über.jpg'],
    // As Next writes the names of its files.
    [
      '/_next/static/chunks/%5Broot-of-the-server%5D__0vk~9._.js',
      '/_next/static/chunks/[root-of-the-server]__0vk~9._.js',
    ],
    ['/_next/static/chunks/[turbopack]_browser_dev.js', '/_next/static/chunks/[turbopack]_browser_dev.js'],
    [
      '/_next/static/chunks/app/(payload)/admin/%5B%5B...segments%5D%5D/page.js',
      '/_next/static/chunks/app/(payload)/admin/[[...segments]]/page.js',
    ],
    ['/_next/static/chunks/app/%28payload%29/layout.js', '/_next/static/chunks/app/(payload)/layout.js'],
    ['/_next/static/media/a%40b.woff2', '/_next/static/media/a@b.woff2'],
  ])('is %s', (target, path) => expect(adminPath(target)).toBe(path))

  it.each([
    '/api/users/%6cogin',
    '/api/users/%6Cogin',
    '/api/users/%4cogin',
    '/api/users/%66orgot-password',
    '/api/users/forgot%2dpassword',
    '/%61pi/users/login',
    '/api/./users/login',
    '/api/x/../users/login',
    '/api/%2e/users/login',
    '/api//users/login',
    '/api/users/login//',
    '/api/users%2flogin',
    '/api/users%5clogin',
    '/api\\users\\login',
    '/api/users/login#x',
    '/api/users/login%00',
    '/api/users/login%0a',
    '/api/users/%ff',
    '/api/users/%',
    '/api/users/%zz',
  ])('is refused when it is written as %s', (target) => expect(adminPath(target)).toBeUndefined())

  it('has one way for each letter, digit and mark', () => {
    const unreserved = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'
    const passed = [...unreserved].filter((letter) => {
      const hex = letter.charCodeAt(0).toString(16)
      return adminPath(`/api/x%${hex}`) !== undefined || adminPath(`/api/x%${hex.toUpperCase()}`) !== undefined
    })
    expect(passed).toEqual([])
    expect(
      [...'!$&\'()*+,;=:@[]" '].filter((mark) => adminPath(`/api/x%${mark.charCodeAt(0).toString(16)}`) === undefined),
    ).toEqual([])
  })
})
