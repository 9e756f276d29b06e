import { list, text } from '@vitrine/content/core'
import type { PlacedBlock } from './conditions/placed-blocks.ts'
import type { FormProblem } from './form-problem.ts'
import { parseRowLimits, rowName, rowNumbers } from './rows.ts'
import { isOnlyOnce } from './written-fields.ts'

type Raw = Readonly<Record<string, unknown>>

/** Names that the fields of groups that repeat have from the second row on. */
export function rowNamesOf(blocks: readonly Raw[]): ReadonlySet<string> {
  return new Set(
    blocks.filter(isRepeated).flatMap(({ minRows, maxRows, fields }) => {
      const rows = rowNumbers(parseRowLimits(minRows, maxRows).max).slice(1)
      return list(fields).flatMap((field) => {
        const name = text(field.name)?.replaceAll('.', '_')
        return name === undefined ? [] : rows.map((row) => rowName(name, row))
      })
    }),
  )
}

/** Finds fields that cannot repeat in groups that do, and names that a row needs. */
export function rowProblems(
  raw: readonly Raw[],
  blocks: readonly PlacedBlock[],
  rows: ReadonlySet<string>,
): readonly FormProblem[] {
  const taken = blocks.flatMap(({ name, path }) =>
    name !== undefined && rows.has(name)
      ? [
          {
            path: `${path}.name`,
            message: {
              en: `A row of a group calls its field ${name}. Choose another name.`,
              de: `Eine Reihe einer Gruppe nennt ihr Feld ${name}. Einen anderen Namen wählen.`,
            },
          },
        ]
      : [],
  )
  const once = raw.flatMap((group, index) =>
    isRepeated(group)
      ? list(group.fields).flatMap((field, place) =>
          isOnlyOnce(field.blockType)
            ? [
                {
                  path: `fields.${index}.fields.${place}.name`,
                  message: {
                    en: 'This cannot be repeated. Move it out of the group.',
                    de: 'Dies lässt sich nicht wiederholen. Es aus der Gruppe herausnehmen.',
                  },
                },
              ]
            : [],
        )
      : [],
  )
  return [...taken, ...once]
}

function isRepeated({ blockType, repeats }: Raw): boolean {
  return blockType === 'group' && repeats === true
}
