import { given } from '@vitrine/content/core'
import type {
  AcceptanceControl,
  CaptchaImageControl,
  Control,
  CountControl,
  FileControl,
  FormNode,
  HiddenControl,
} from './control.ts'
import { classNameOf, named, requiredClass, shownText, type TakenIds } from './control-basics.ts'
import { defaultsOf } from './defaults.ts'
import { fileAccept } from './file-accept.ts'
import { type FormTag, isRequired } from './form-tag.ts'
import { classesOf, hasOption, optionOf, sizesOf } from './options.ts'
import type { CaptchaLook, Surroundings } from './surroundings.ts'

const FILE_SIZE = 40

export function fileControl(tag: FormTag, taken: TakenIds): FileControl {
  const capture = optionOf(tag, 'capture')
  return {
    kind: 'file',
    ...named(tag, classNameOf(tag, requiredClass(tag)), taken),
    required: isRequired(tag),
    size: sizesOf(tag).size ?? FILE_SIZE,
    accept: fileAccept(tag).join(','),
    ...given({ capture: capture === 'user' || capture === 'environment' ? capture : undefined }),
  }
}

/** @param content The text beside the box. */
export function acceptanceControl(tag: FormTag, content: readonly FormNode[], taken: TakenIds): AcceptanceControl {
  const [invert, optional] = [hasOption(tag, 'invert'), hasOption(tag, 'optional')]
  return {
    kind: 'acceptance',
    ...named(tag, classNameOf({ ...tag, options: [] }, invert && 'invert', optional && 'optional'), taken),
    ...given({ boxClassName: classesOf(tag).join(' ') || undefined }),
    optional,
    invert,
    checked: hasOption(tag, 'default:on'),
    labelFirst: hasOption(tag, 'label_first'),
    content,
  }
}

export function hiddenControl(tag: FormTag, surroundings: Surroundings, taken: TakenIds): HiddenControl {
  const [value = tag.values[0] ?? ''] = defaultsOf(tag, tag.values, surroundings, { several: false })
  return { kind: 'hidden', ...named(tag, classNameOf(tag), taken), value: shownText(value) }
}

/** @param tags All of the form: the counter looks for the field of its name. */
export function countControl(tag: FormTag, tags: readonly FormTag[], taken: TakenIds): CountControl {
  const direction = hasOption(tag, 'down') ? 'down' : 'up'
  const target = tags.find((other) => other.name === tag.name && other.basetype !== 'count')
  const { maxlength, minlength } = target ? sizesOf(target) : {}
  const contradict = maxlength !== undefined && minlength !== undefined && minlength > maxlength
  const bounds = contradict ? {} : given({ maximum: maxlength, minimum: minlength })
  return {
    kind: 'count',
    ...named(tag, ['wpcf7-character-count', direction, ...classNameOf(tag).split(' ').slice(2)].join(' '), taken),
    direction,
    startingValue: direction === 'down' ? (bounds.maximum ?? 0) : 0,
    ...bounds,
  }
}

/** Width and height of a captcha's picture, in pixels. */
const CAPTCHA_SIZES: Readonly<Record<string, readonly [number, number]>> = { s: [60, 20], m: [72, 24], l: [84, 28] }

/** What the picture of a tag looks like. */
export function captchaLookOf(tag: FormTag): CaptchaLook {
  const [width, height] = CAPTCHA_SIZES[optionOf(tag, 'size')?.toLowerCase() ?? ''] ?? [72, 24]
  return { width, height, ...given({ foreground: colorOf(tag, 'fg'), background: colorOf(tag, 'bg') }) }
}

export function captchaImageControl(tag: FormTag, surroundings: Surroundings, taken: TakenIds): CaptchaImageControl {
  const look = captchaLookOf(tag)
  const target = `wpcf7-captcha-${tag.name.replaceAll(':', '')}`
  return {
    kind: 'captcha-image',
    ...named(tag, classNameOf(tag, target), taken),
    width: look.width,
    height: look.height,
    ...surroundings.drawCaptcha(look),
  }
}

function colorOf(tag: FormTag, name: 'fg' | 'bg'): string | undefined {
  const color = optionOf(tag, name)
  if (!color || !/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color)) return undefined
  return color.length === 7 ? color : `#${[...color.slice(1)].map((digit) => digit + digit).join('')}`
}

/** Values that the widget of the bot check understands. */
const TURNSTILE_SETTINGS: Readonly<Record<string, RegExp>> = {
  action: /^[-0-9a-zA-Z_]{1,32}$/,
  appearance: /^(?:always|execute|interaction-only)$/,
  size: /^(?:normal|flexible|compact)$/,
  theme: /^(?:light|dark|auto)$/,
  language: /^(?:auto|[a-z]{2}(?:-[a-z]{2})?)$/i,
}

export function turnstileControl(tag: FormTag | undefined, siteKey: string): Control {
  const settings = Object.entries(TURNSTILE_SETTINGS).flatMap(([name, pattern]) => {
    const value = tag && optionOf(tag, name)
    return value && pattern.test(value) ? [[name, value] as const] : []
  })
  return { kind: 'turnstile', siteKey, settings: Object.fromEntries(settings) }
}
