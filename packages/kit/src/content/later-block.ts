import type { Block, Condition, Field } from 'payload'
import { isLater, type Upgrade, VERSION_FIELD } from '../core/upgrade-blocks.ts'

/** Name of the version that a stored block has; its form does not show it. */
const versionField: Field = { name: VERSION_FIELD, type: 'number', admin: { hidden: true } }

/**
 * A block whose form has nothing to fill in while its content is of a later version than this program knows, and says so:
 * another program wrote it, and it is stored as it was read.
 */
export function withLaterVersions(block: Block): Block {
  const upgrades: readonly Upgrade[] = block.custom?.upgrades ?? []
  const shownIfLater: Condition = (_, siblings) => isLater(siblings ?? {}, upgrades)
  const notice: Field = {
    type: 'group',
    label: { en: 'Of a later version', de: 'Aus einer neueren Version' },
    fields: [],
    admin: {
      condition: shownIfLater,
      description: {
        en: 'A later version of Vitrine made this block: it cannot be edited here, and stays as it is.',
        de: 'Eine neuere Version von Vitrine hat diesen Block gemacht: Er lässt sich hier nicht bearbeiten und bleibt, wie er ist.',
      },
    },
  }
  const isVersion = (field: Field) => 'name' in field && field.name === VERSION_FIELD
  const fields = block.fields.map((field) => (isVersion(field) ? field : shownUnless(shownIfLater, field)))
  return { ...block, fields: [notice, ...(block.fields.some(isVersion) ? [] : [versionField]), ...fields] }
}

function shownUnless(hidden: Condition, field: Field): Field {
  const own: Condition | undefined = field.admin?.condition
  const condition: Condition = (...asked) => !hidden(...asked) && (own?.(...asked) ?? true)
  return { ...field, admin: { ...field.admin, condition } } as Field
}
