import { describe, expect, it } from 'vitest'
import { isWorthNoting } from './worth-noting.ts'

describe('an address without a page', () => {
  it.each([
    '/old-page/',
    '/services/lights/',
    '/ueber-uns.html',
    '/prices.pdf',
    '/wp-content/uploads/2019/04/room.jpg',
    '/שירותים/',
    '/2019/04/a-post/',
  ])('%s is worth noting', (address) => expect(isWorthNoting(address)).toBe(true))

  it.each([
    '/wp-login.php',
    '/wp-admin/setup-config/',
    '/blog/wp-includes.php',
    '/index.php',
    '/.env',
    '/.git/config/',
    '/.well-known/traffic-advice/',
    '/backup.sql',
    '/site.tar.gz',
    '/phpMyAdmin/',
    '/cgi-bin/luci/',
    "/a'or'1/",
    '/<script>/',
    '/{jndi:ldap}/',
    '/a b/',
    `/${'a'.repeat(300)}/`,
    '/',
  ])('%s is a machine’s guess', (address) => expect(isWorthNoting(address)).toBe(false))
})
