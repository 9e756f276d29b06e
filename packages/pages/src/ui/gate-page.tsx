import { ButtonLink } from '@vitrine/ui/ui'
import type { ReactNode } from 'react'
import { type GateRefusal, PASSWORD_FIELD, PLACE_FIELD } from '../core/gate.ts'
import type { GateTexts } from '../core/gate-texts.ts'

/** Form that asks for the password of a page. Works without script. */
export function AskPassword(props: {
  readonly texts: GateTexts
  /** Where the password is sent. */
  readonly action: string
  /** Address of the page. */
  readonly path: string
  readonly refusal: GateRefusal | undefined
}): ReactNode {
  const { texts, action, path, refusal } = props
  return (
    <section className="page-message">
      <h1 className="page-message__title">{texts.passwordTitle}</h1>
      <p className="page-message__text">{texts.passwordText}</p>
      <form className="page-message__form" method="post" action={action}>
        <input type="hidden" name={PLACE_FIELD} value={path} />
        <label className="page-message__label" htmlFor="gate-password">
          {texts.passwordLabel}
        </label>
        <input
          className="page-message__field"
          id="gate-password"
          name={PASSWORD_FIELD}
          type="password"
          required
          autoComplete="current-password"
          {...(refusal && { 'aria-invalid': true, 'aria-describedby': 'gate-problem' })}
        />
        {refusal && (
          <p className="page-message__problem" id="gate-problem" role="alert">
            {texts[refusal]}
          </p>
        )}
        <button className="button-link" type="submit">
          {texts.passwordButton}
        </button>
      </form>
    </section>
  )
}

/** Link to sign in, where a page is for members. @param props.signIn Where they sign in, and come back from. */
export function AskSignIn({ texts, signIn }: { readonly texts: GateTexts; readonly signIn: string }): ReactNode {
  return (
    <section className="page-message">
      <h1 className="page-message__title">{texts.membersTitle}</h1>
      <p className="page-message__text">{texts.membersText}</p>
      <p>
        <ButtonLink href={signIn}>{texts.membersLink}</ButtonLink>
      </p>
    </section>
  )
}
