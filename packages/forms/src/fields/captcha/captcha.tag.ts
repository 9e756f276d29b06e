import { given } from '@vitrine/content/core'
import type { FieldType } from '../../core/field-type.ts'
import { classNameOf, lengths, named, typed } from '../../core/template/control-basics.ts'
import type { Named } from '../../core/template/control-parts.ts'
import { companion, type FormTag } from '../../core/template/form-tag.ts'
import { DEFAULT_SIZE } from '../../core/template/line-control.ts'
import { optionOf, sizesOf } from '../../core/template/options.ts'
import type { CaptchaLook } from '../../core/template/render-context.ts'

export interface CaptchaImageControl extends Named {
  readonly kind: 'captcha-image'
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly address: string
  /** Number of the picture, which is posted with the answer. */
  readonly challenge: string
}

export interface CaptchaAnswerControl extends Named {
  readonly kind: 'captcha-answer'
  readonly size: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly placeholder?: string
  readonly value: string
}

/** A picture with characters to read, to tell people from programs. */
export const fieldType = {
  tags: [
    {
      type: 'captchar',
      isNamed: true,
      isMailed: false,
      control(tag, { taken }): CaptchaAnswerControl {
        const sizes = sizesOf(tag)
        const { value, placeholder } = typed(tag, tag.values[0], undefined)
        return {
          kind: 'captcha-answer',
          ...named(tag, classNameOf(tag), taken),
          size: sizes.size ?? DEFAULT_SIZE,
          ...lengths(sizes, undefined),
          ...given({ placeholder }),
          value,
        }
      },
    },
    {
      type: 'captchac',
      isNamed: true,
      isMailed: false,
      control(tag, { renderContext, taken }): CaptchaImageControl | undefined {
        if (!renderContext.services.has('captcha')) return undefined
        const look = captchaLookOf(tag)
        const target = `wpcf7-captcha-${tag.name.replaceAll(':', '')}`
        return {
          kind: 'captcha-image',
          ...named(tag, classNameOf(tag, target), taken),
          width: look.width,
          height: look.height,
          ...renderContext.drawCaptcha(look),
        }
      },
    },
  ],
  written: {
    isOnlyOnce: true,
    toTag: () => ({}),
    beside: (tag) => ({ image: companion(tag, 'captchac') }),
  },
} as const satisfies FieldType

/** Width and height of a picture, in pixels. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = { s: [60, 20], m: [72, 24], l: [84, 28] }

/** Dimensions and colours of a tag's captcha image. */
export function captchaLookOf(tag: FormTag): CaptchaLook {
  const [width, height] = SIZES[optionOf(tag, 'size')?.toLowerCase() ?? ''] ?? [72, 24]
  return { width, height, ...given({ foreground: colorOf(tag, 'fg'), background: colorOf(tag, 'bg') }) }
}

function colorOf(tag: FormTag, name: 'fg' | 'bg'): string | undefined {
  const color = optionOf(tag, name)
  if (!color || !/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color)) return undefined
  return color.length === 7 ? color : `#${[...color.slice(1)].map((digit) => digit + digit).join('')}`
}
