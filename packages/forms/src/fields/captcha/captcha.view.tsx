import type { ReactNode } from 'react'
import { controlAttributes } from '../../ui/control-attributes.ts'
import type { ControlEntry, ControlProps } from '../../ui/control-entry.ts'
import { HiddenInput } from '../../ui/hidden-input.tsx'
import type { CaptchaAnswerControl, CaptchaImageControl } from './captcha.tag.ts'

function CaptchaAnswer({ control, state, surround }: ControlProps<CaptchaAnswerControl>): ReactNode {
  return (
    <input
      {...controlAttributes(control, state, surround)}
      type="text"
      name={control.name}
      size={control.size}
      minLength={control.minLength}
      maxLength={control.maxLength}
      placeholder={control.placeholder}
      autoComplete="off"
      // An answer belongs to the image that it was given to, and each post draws another one.
      defaultValue={state.postedOf(control.name) === undefined ? control.value : ''}
    />
  )
}

function CaptchaImage({ control }: ControlProps<CaptchaImageControl>): ReactNode {
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
}

const answer: ControlEntry<CaptchaAnswerControl> = {
  View: CaptchaAnswer,
  layout: 'label',
}
const image: ControlEntry<CaptchaImageControl> = { View: CaptchaImage }

export const views = { 'captcha-answer': answer, 'captcha-image': image }
