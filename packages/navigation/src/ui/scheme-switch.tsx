import { enhancer } from '@vitrine/islands/ui'
import type { ReactNode } from 'react'
import type { FooterTexts } from '../core/footer.ts'
import { SCHEMES } from '../core/scheme.ts'

const SchemeChoice = enhancer('scheme-switch', { when: 'visible' })

/** Lets the visitor choose the colour scheme. The style sheet hides it where there is no script. */
export function SchemeSwitch({ texts }: { texts: Pick<FooterTexts, 'scheme' | 'light' | 'dark' | 'auto'> }): ReactNode {
  return (
    <SchemeChoice>
      <fieldset className="scheme-switch">
        <legend className="visually-hidden">{texts.scheme}</legend>
        {SCHEMES.map((scheme) => (
          <label className="scheme-switch__choice" key={scheme}>
            <input
              className="scheme-switch__input"
              type="radio"
              name="colour-scheme"
              value={scheme}
              defaultChecked={scheme === 'auto'}
            />
            <span className="scheme-switch__label">{texts[scheme]}</span>
          </label>
        ))}
      </fieldset>
    </SchemeChoice>
  )
}
