import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

it.each([
  ['Firefox, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Chrome, Linux', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`],
  ['Chrome, Android', `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`],
  ['Edge, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`],
  ['Samsung Internet, Android', `Mozilla/5.0 (Linux; Android 14) SamsungBrowser/28.0 ${CHROME} Mobile Safari/537.36`],
  ['Safari, Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.5 Safari/605.1.15`],
  [
    'Safari, iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${APPLE} Version/18.5 Mobile/15E148 Safari/604.1`,
  ],
  ['Firefox, iPad', `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${APPLE} FxiOS/140.0 Mobile/15E148 Safari/604.1`],
  ['Chrome, ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) Something/1.0'],
  ['', 'curl/8.9.1'],
  ['', ''],
])('names %j by its User-Agent', (name, userAgent) => expect(deviceName(userAgent)).toBe(name))

it('looks at no more than 512 characters', () => expect(deviceName(`${'x'.repeat(512)} Firefox/140.0`)).toBe(''))
