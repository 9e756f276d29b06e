import { expect, it } from 'vitest'
import { smtpName } from './smtp-name.ts'

it.each([
  ['smtp://mail.example', 'https://www.shop.example', 'www.shop.example'],
  ['smtp://mail.example', 'https://größe.example:8443', 'xn--gre-6ka8i.example'],
  ['smtps://u:p@mail.example:465?name=out.shop.example', 'https://shop.example', 'out.shop.example'],
  ['smtp://mail.example?name=out.shop.example', 'http://localhost:3000', 'out.shop.example'],
  ['smtp://mail.example', 'http://localhost:3000', undefined],
  ['smtp://mail.example', 'http://192.0.2.7', undefined],
  ['smtp://mail.example', 'http://[2001:db8::1]', undefined],
])('%s of %s is greeted as %s', (smtpUrl, siteUrl, name) => expect(smtpName(smtpUrl, siteUrl)).toBe(name))
