import { describe, expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { parseSettings } from './parse.ts'

const parse = (env: Record<string, string>) => parseSettings(env, '/srv/site')

describe('settings', () => {
  it('have a default for everything', () => {
    expect(parse({})).toEqual({
      languages: ['en', 'de', 'he'],
      port: 3000,
      host: '0.0.0.0',
      dataDir: '/srv/site/data',
      siteUrl: 'http://localhost:3000',
      isSiteUrlSet: false,
      secret: undefined,
      database: { kind: 'sqlite', file: '/srv/site/data/vitrine.db' },
      smtpUrl: undefined,
      mailFrom: 'website@localhost',
      admin: true,
      trustProxy: false,
      publicApi: false,
      logLevel: 'info',
      payments: { stripe: undefined, paypal: undefined, mollie: undefined },
      metrics: { port: undefined, host: '127.0.0.1', token: undefined },
      formsRoot: '/wp-json/',
      formsNamespace: 'contact-form-7/v1',
      ajaxPath: '/wp-admin/admin-ajax.php',
      formsOrigins: [],
      webhookPrivateHosts: [],
      redisUrl: undefined,
    })
  })

  it('take an empty variable for an absent one', () => expect(parse({ PORT: ' ' }).port).toBe(3000))

  it('keep the content in PostgreSQL when its address is given', () => {
    const url = 'postgres://me:secret@db:5432/site'
    expect(parse({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url })
  })

  it('say whether the operator named the address of the site', () => {
    const { siteUrl, isSiteUrlSet } = parse({ SITE_URL: 'https://www.example.com/' })
    expect([siteUrl, isSiteUrlSet]).toEqual(['https://www.example.com', true])
  })

  it('send mails from the domain of the site', () => {
    expect(parse({ SITE_URL: 'https://www.example.com' }).mailFrom).toBe('website@example.com')
  })

  it('put slashes around the root of the forms protocol', () => {
    expect(parse({ FORMS_ROOT: 'api' }).formsRoot).toBe('/api/')
  })

  it('name the address of calls', () => {
    expect(parse({ AJAX_PATH: 'calls' }).ajaxPath).toBe('/calls')
    expect(() => parse({ AJAX_PATH: 'https://elsewhere.example/' })).toThrow(
      'AJAX_PATH is "https://elsewhere.example/"',
    )
  })

  it('open the metrics at a port of their own, or to who has the token', () => {
    expect(parse({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).metrics).toEqual({
      port: 9464,
      host: '0.0.0.0',
      token: undefined,
    })
    expect(parse({ METRICS_TOKEN: 'a'.repeat(16) }).metrics.token).toBe('a'.repeat(16))
    expect(() => parse({ METRICS_PORT: '0' })).toThrow('METRICS_PORT is "0", which is no port')
    expect(() => parse({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN can be guessed')
    expect(() => parse({ METRICS_TOKEN: `${'a'.repeat(16)} b` })).toThrow('METRICS_TOKEN')
  })

  it('name the hosts of the own network that webhooks may reach', () => {
    expect(parse({ WEBHOOK_PRIVATE_HOSTS: 'CRM.internal 10.0.0.5:8080, [::1]:80' }).webhookPrivateHosts).toEqual([
      'crm.internal',
      '10.0.0.5:8080',
      '[::1]',
    ])
  })

  it.each([
    ['off', false],
    ['0', false],
    ['on', 1],
    ['1', 1],
    ['2', 2],
    ['10.0.0.5', ['10.0.0.5']],
    ['10.0.0.0/8, fd00::/8 ::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
  ])('name the proxies that are believed: %s', (text, proxies) =>
    expect(parse({ TRUST_PROXY: text }).trustProxy).toEqual(proxies))

  it('name the sites that may use the forms', () => {
    expect(parse({ FORMS_ORIGINS: 'https://a.example https://b.example:8443' }).formsOrigins).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ])
  })
})

describe('a wrong setting', () => {
  const wrong = [
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['SITE_URL', 'example.com'],
    ['SITE_URL', 'https://example.com/path'],
    ['SECRET', 'short'],
    ['DATABASE_URL', 'mysql://root@db/site'],
    ['DATABASE_URL', 'content.db'],
    ['DATABASE_URL', 'postgres://site:12#34@db/site'],
    ['DATABASE_URL', 'postgres://site:pa/ss@db/site'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.c\r\nBcc: x@y.z'],
    ['ADMIN', 'perhaps'],
    ['TRUST_PROXY', 'some'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', ','],
    ['TRUST_PROXY', '10.0.0.1, proxy.internal'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', 'fd00::/129'],
    ['PUBLIC_API', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['FORMS_ROOT', '/a b/'],
    ['FORMS_NAMESPACE', 'v1?x'],
    ['FORMS_ORIGINS', 'example.org'],
    ['FORMS_ORIGINS', 'https://example.org/path'],
    ['WEBHOOK_PRIVATE_HOSTS', 'http://crm.internal'],
    ['WEBHOOK_PRIVATE_HOSTS', 'crm.internal/hook'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'http://localhost:6379'],
  ] as const
  for (const [name, value] of wrong) {
    it(`is named, with the mend: ${name}=${JSON.stringify(value)}`, () => {
      expect(() => parse({ [name]: value })).toThrow(ConfigError)
      expect(() => parse({ [name]: value })).toThrow(new RegExp(`${name}.*(?:Give|unset)`, 's'))
    })
  }

  it('keeps passwords to itself', () => {
    expect(() => parse({ DATABASE_URL: 'mysql://root:hunter2@db/site' })).toThrow(/^(?!.*hunter2)/s)
  })
})
