import type { FieldType } from '../../core/field-type.ts'
import { optionOf } from '../../core/template/options.ts'

export interface TurnstileControl {
  readonly kind: 'turnstile'
  readonly siteKey: string
  /** `action`, `appearance`, `size`, `theme`, `language`. */
  readonly settings: Readonly<Record<string, string>>
}

/** Values that the widget of the bot check understands. */
const SETTINGS: Readonly<Record<string, RegExp>> = {
  action: /^[-0-9a-zA-Z_]{1,32}$/,
  appearance: /^(?:always|execute|interaction-only)$/,
  size: /^(?:normal|flexible|compact)$/,
  theme: /^(?:light|dark|auto)$/,
  language: /^(?:auto|[a-z]{2}(?:-[a-z]{2})?)$/i,
}

/** The widget of a bot check. */
export const fieldType = {
  tags: [
    {
      type: 'turnstile',
      isNamed: false,
      isMailed: false,
      isBlock: true,
      element: 'div',
      isOnlyOnce: true,
      control(tag, { renderContext: { botCheck } }): TurnstileControl | undefined {
        if (botCheck?.kind !== 'turnstile') return undefined
        const settings = Object.entries(SETTINGS).flatMap(([name, pattern]) => {
          const value = optionOf(tag, name)
          return value && pattern.test(value) ? [[name, value] as const] : []
        })
        return { kind: 'turnstile', siteKey: botCheck.siteKey, settings: Object.fromEntries(settings) }
      },
    },
  ],
} as const satisfies FieldType
