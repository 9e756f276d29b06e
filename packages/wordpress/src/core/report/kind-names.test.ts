import { expect, it } from 'vitest'
import { kindName } from './kind-names.ts'
import { optionName } from './option-names.ts'
import { statusName } from './status-names.ts'

it('a kind of WordPress has the name that its admin gives it', () => {
  expect(kindName('nav_menu_item')).toEqual({ en: 'Menu entries', de: 'Menüeinträge', he: 'פריטי תפריט' })
})

it.each(['event', 'constructor'])('the unknown kind %s is quoted as it is', (kind) => {
  expect(kindName(kind)).toEqual({ en: `“${kind}”`, de: `„${kind}“`, he: `"${kind}"` })
})

it('a state is told with its password', () => {
  expect(statusName({ status: 'publish', hasPassword: true })).toMatchObject({ de: 'veröffentlicht, mit Passwort' })
  expect(statusName({ status: 'wc-completed' })).toMatchObject({ en: '“wc-completed”' })
})

it.each([
  ['timeZone', 'Zeitzone'],
  ['kinds.product', 'Platz für Produkte'],
  ['kinds.event', 'Platz für „event“'],
] as const)('the option %s is called %s', (option, name) => {
  expect(optionName(option).de).toBe(name)
})
