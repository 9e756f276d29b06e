import { expect, it } from 'vitest'
import { addressOf } from './api.ts'

it.each([
  ['https://example.com/wp-json/', 'contact-form-7/v1', 'https://example.com/wp-json/contact-form-7/v1/a?b=c'],
  ['/wp-json', '/own/v2/', '/wp-json/own/v2/a?b=c'],
  ['/?rest_route=/', 'own/v2', '/?rest_route=/own/v2/a&b=c'],
])('below %j in %j an endpoint is %j', (root, namespace, address) => {
  expect(addressOf({ root, namespace }, 'a?b=c')).toBe(address)
})
