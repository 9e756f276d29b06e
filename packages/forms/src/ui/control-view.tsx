import { Fragment, type ReactNode, use } from 'react'
import type { Control } from '../core/template/control.ts'
import { TOKEN_FIELDS } from '../core/token-fields.ts'
import { Acceptance } from './acceptance.tsx'
import { Choices } from './choices.tsx'
import { controlAttributes } from './control-attributes.ts'
import { type FormState, FormStateContext, type Surround } from './form-state.ts'
import { HiddenInput } from './hidden-input.tsx'
import { Output, Reflection } from './reflection.tsx'
import { Area, CaptchaAnswer, File, Line, Select } from './typed-controls.tsx'
import { Wrap } from './wrap.tsx'

/** One control of a contact form with its tip, in the markup that scripts and styles made for the protocol know. */
export function ControlView({
  control,
  surround = {},
}: {
  readonly control: Control
  readonly surround?: Surround | undefined
}): ReactNode {
  const state = use(FormStateContext)
  switch (control.kind) {
    case 'line':
    case 'area':
    case 'select':
    case 'choices':
    case 'file':
    case 'acceptance':
    case 'captcha-answer':
      return (
        <Wrap name={control.name} problem={state.problemOf(control.name)}>
          <Wrapped control={control} state={state} surround={surround} />
        </Wrap>
      )
    case 'quiz':
      return (
        <Wrap name={control.name} problem={state.problemOf(control.name)}>
          <label>
            <span className="wpcf7-quiz-label">{control.question}</span>{' '}
            <input
              {...controlAttributes(control, state, surround)}
              type="text"
              name={control.name}
              size={control.size}
              minLength={control.minLength}
              maxLength={control.maxLength}
              autoComplete="off"
              aria-required
            />
          </label>
          <HiddenInput name={`_wpcf7_quiz_answer_${control.name}`} value={control.answerHash} />
        </Wrap>
      )
    case 'captcha-image':
      return (
        <>
          <HiddenInput name={`_wpcf7_captcha_challenge_${control.name}`} value={control.challenge} />
          <img
            id={control.id}
            className={control.className}
            width={control.width}
            height={control.height}
            alt="captcha"
            src={control.address}
          />
        </>
      )
    case 'count':
      return (
        <span
          id={control.id}
          className={control.className}
          data-target-name={control.name}
          data-starting-value={control.startingValue}
          data-current-value={control.startingValue}
          data-maximum-value={control.maximum}
          data-minimum-value={control.minimum}
        >
          {control.startingValue}
        </span>
      )
    case 'hidden':
      return <HiddenInput id={control.id} name={control.name} className={control.className} value={control.value} />
    case 'reflection':
      return <Reflection control={control} />
    case 'output':
      return <Output control={control} />
    case 'submit':
      return (
        <input
          type="submit"
          id={control.id}
          className={control.className}
          tabIndex={control.tabIndex}
          value={control.label}
        />
      )
    case 'response':
      return <ResponseOutput />
    case 'stripe':
      return (
        <div className="wpcf7-stripe">
          <div className="wpcf7-form-control-wrap hidden">
            <div className="card-element wpcf7-form-control" aria-invalid="false" />
          </div>{' '}
          <span className="buttons has-spinner">
            <button type="submit" className="first">
              {control.labels[0]}
            </button>{' '}
            <button type="button" className="second hidden">
              {control.labels[1]}
            </button>
          </span>{' '}
          <HiddenInput name="_wpcf7_stripe_payment_intent" value="" />
        </div>
      )
    case 'turnstile': {
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
  }
}

function Wrapped(props: {
  readonly control: Extract<
    Control,
    { kind: 'line' | 'area' | 'select' | 'choices' | 'file' | 'acceptance' | 'captcha-answer' }
  >
  readonly state: FormState
  readonly surround: Surround
}): ReactNode {
  const { control, state, surround } = props
  switch (control.kind) {
    case 'line':
      return <Line control={control} state={state} surround={surround} />
    case 'area':
      return <Area control={control} state={state} surround={surround} />
    case 'select':
      return <Select control={control} state={state} surround={surround} />
    case 'choices':
      return <Choices control={control} state={state} />
    case 'file':
      return <File control={control} state={state} surround={surround} />
    case 'acceptance':
      return <Acceptance control={control} state={state} />
    case 'captcha-answer':
      return <CaptchaAnswer control={control} state={state} surround={surround} />
  }
}

/** Where the form answers, line by line. */
export function ResponseOutput(): ReactNode {
  const lines = use(FormStateContext).response.split(/\r?\n/)
  return (
    <div className="wpcf7-response-output" aria-hidden="true">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and only change all together
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </div>
  )
}
