import { given, text } from '@vitrine/content/core'
import { flagOption } from '../../core/block-values.ts'
import type { FieldType } from '../../core/field-type.ts'
import { classNameOf, named, shownText } from '../../core/template/control-basics.ts'
import type { Named } from '../../core/template/control-parts.ts'
import type { FormNode } from '../../core/template/form-node.ts'
import { formNodes } from '../../core/template/form-nodes.ts'
import { classesOf, hasOption } from '../../core/template/options.ts'
import { flagOf } from '../../core/template/tag-values.ts'

/** A box that must be ticked before the form is sent; inverted: must not be. */
export interface AcceptanceControl extends Named {
  readonly kind: 'acceptance'
  readonly optional: boolean
  readonly invert: boolean
  readonly checked: boolean
  readonly labelFirst: boolean
  /** Classes that the tag adds, which are the box's, as its id is; those of its kind are of what stands around it. */
  readonly boxClassName?: string
  /** Text beside the box; what it holds of HTML is harmless. */
  readonly content: readonly FormNode[]
}

/** A box by which visitors agree to something. */
export const fieldType = {
  tags: [
    {
      type: 'acceptance',
      isNamed: true,
      isMailed: true,
      control(tag, { taken }): AcceptanceControl {
        const [invert, optional] = [hasOption(tag, 'invert'), hasOption(tag, 'optional')]
        return {
          kind: 'acceptance',
          ...named(tag, classNameOf({ ...tag, options: [] }, invert && 'invert', optional && 'optional'), taken),
          ...given({ boxClassName: classesOf(tag).join(' ') || undefined }),
          optional,
          invert,
          checked: hasOption(tag, 'default:on'),
          labelFirst: hasOption(tag, 'label_first'),
          content: formNodes(tag.content || escapeHtml(tag.values[0] ?? '')),
        }
      },
      firstValues: ({ checked }: AcceptanceControl) => (checked ? ['1'] : []),
      isGivenAnew: true,
      example: () => '1',
    },
  ],
  written: {
    isOnlyOnce: true,
    toTag: (raw) => ({
      options: [
        ...flagOption(raw, 'optional'),
        ...flagOption(raw, 'invert'),
        ...flagOption(raw, 'checked', 'default:on'),
      ],
      content: text(raw.text) ?? '',
    }),
    fromTag: {
      options: /^(?:optional|invert|default:on)$/i,
      read: (tag) => ({
        text: tag.content || tag.values[0] || tag.name,
        ...flagOf(tag, 'optional'),
        ...flagOf(tag, 'invert'),
        ...flagOf(tag, 'default:on', 'checked'),
      }),
    },
  },
} as const satisfies FieldType

/** Character references that are there already stay as they are. */
function escapeHtml(html: string): string {
  return shownText(html).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
