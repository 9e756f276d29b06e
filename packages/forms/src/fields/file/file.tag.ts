import { given, text } from '@vitrine/content/core'
import type { FieldType } from '../../core/field-type.ts'
import { classNameOf, named, requiredClass } from '../../core/template/control-basics.ts'
import type { Named } from '../../core/template/control-parts.ts'
import { type FormTag, isRequired } from '../../core/template/form-tag.ts'
import { DEFAULT_SIZE } from '../../core/template/line-control.ts'
import { fileLimitOf, optionOf, optionsOf, sizesOf } from '../../core/template/options.ts'
import { fileAccept, parseFileType } from './file-accept.ts'

const BYTES_PER_MEGABYTE = 1_048_576

export interface FileControl extends Named {
  readonly kind: 'file'
  readonly required: boolean
  readonly size: number
  readonly accept: string
  readonly capture?: 'user' | 'environment'
}

/** A file that goes with the message. */
export const fieldType = {
  tags: [
    {
      type: 'file',
      isNamed: true,
      canBeStarred: true,
      isMailed: true,
      rules: {
        group: 'file',
        of(tag, { messages }) {
          const field = tag.name
          return [
            ...(isRequired(tag) ? [{ rule: 'requiredfile', field, error: messages.invalid_required } as const] : []),
            { rule: 'file', field, accept: fileAccept(tag), error: messages.upload_file_type_invalid },
            { rule: 'maxfilesize', field, threshold: fileLimitOf(tag), error: messages.upload_file_too_large },
          ]
        },
      },
      control(tag, { taken }): FileControl {
        const capture = optionOf(tag, 'capture')
        return {
          kind: 'file',
          ...named(tag, classNameOf(tag, requiredClass(tag)), taken),
          required: isRequired(tag),
          size: sizesOf(tag).size ?? DEFAULT_SIZE,
          accept: fileAccept(tag).join(','),
          ...given({ capture: capture === 'user' || capture === 'environment' ? capture : undefined }),
        }
      },
    },
  ],
  written: {
    canBeRequired: true,
    toTag: (raw) => ({ options: [...typesOption(raw.types), ...limitOption(raw.maxMegabytes)] }),
    fromTag: {
      options: /^(?:filetypes|limit):.+$/i,
      read: (tag) => ({
        ...(optionsOf(tag, 'filetypes').length > 0 && { types: typesOf(tag) }),
        maxMegabytes: fileLimitOf(tag) / BYTES_PER_MEGABYTE,
      }),
    },
  },
} as const satisfies FieldType

function typesOption(raw: unknown): readonly string[] {
  const types = (text(raw) ?? '').split(/[\s,;|]+/).filter(Boolean)
  return types.length > 0 ? [`filetypes:${types.join('|')}`] : []
}

function limitOption(megabytes: unknown): readonly string[] {
  const bytes = typeof megabytes === 'number' ? Math.round(megabytes * BYTES_PER_MEGABYTE) : 0
  return bytes >= 1 && Number.isSafeInteger(bytes) ? [`limit:${bytes}`] : []
}

function typesOf(tag: FormTag): string {
  return optionsOf(tag, 'filetypes')
    .flatMap((types) => types.split('|'))
    .flatMap((type) => parseFileType(type.toLowerCase()))
    .join(', ')
}
