import type { ReactNode } from 'react'
import { TOKEN_FIELDS } from '../../core/token-fields.ts'
import type { ControlEntry, ControlProps } from '../../ui/control-entry.ts'
import type { TurnstileControl } from './turnstile.tag.ts'

function Turnstile({ control }: ControlProps<TurnstileControl>): ReactNode {
  const settings = Object.entries(control.settings).map(([name, value]) => [`data-${name}`, value])
  return (
    <div
      className="wpcf7-turnstile cf-turnstile"
      data-sitekey={control.siteKey}
      data-response-field-name={TOKEN_FIELDS.turnstile}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the service puts here before the form wakes is not React's
      dangerouslySetInnerHTML={{ __html: '' }}
      {...Object.fromEntries(settings)}
    />
  )
}

const turnstile: ControlEntry<TurnstileControl> = { View: Turnstile }

export const views = { turnstile }
