import { describe, expect, it } from 'vitest'
import { missingPackages } from './browser.mjs'

const BROWSER = '/usr/bin/chromium'
const SHELL = '/usr/bin/chromium-headless-shell'

describe('packages for the browser tests', () => {
  it('are the browser and its headless shell where neither is there', () =>
    expect(missingPackages({ browser: undefined, shell: undefined, mayInstall: true })).toEqual([
      'chromium',
      'chromium-headless-shell',
    ]))
  it('are the headless shell where only the browser is there', () =>
    expect(missingPackages({ browser: BROWSER, shell: undefined, mayInstall: true })).toEqual([
      'chromium-headless-shell',
    ]))
  it('are none where both are there', () =>
    expect(missingPackages({ browser: BROWSER, shell: SHELL, mayInstall: true })).toEqual([]))
  it('are none where packages cannot be installed', () =>
    expect(missingPackages({ browser: undefined, shell: undefined, mayInstall: false })).toEqual([]))
})
