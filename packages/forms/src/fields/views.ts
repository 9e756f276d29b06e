// Written by `npm run wiring` from types.json. Change that list, not this file.
import { views as acceptance } from './acceptance/acceptance.view.tsx'
import { views as captcha } from './captcha/captcha.view.tsx'
import { views as checkbox } from './checkbox/checkbox.view.tsx'
import { views as count } from './count/count.view.tsx'
import { views as file } from './file/file.view.tsx'
import { views as hidden } from './hidden/hidden.view.tsx'
import { views as output } from './output/output.view.tsx'
import { views as payment } from './payment/payment.view.tsx'
import { views as quiz } from './quiz/quiz.view.tsx'
import { views as range } from './range/range.view.tsx'
import { views as reflection } from './reflection/reflection.view.tsx'
import { views as response } from './response/response.view.tsx'
import { views as select } from './select/select.view.tsx'
import { views as submit } from './submit/submit.view.tsx'
import { views as text } from './text/text.view.tsx'
import { views as textarea } from './textarea/textarea.view.tsx'
import { views as turnstile } from './turnstile/turnstile.view.tsx'

export const FIELD_VIEWS = {
  ...text,
  ...textarea,
  ...range,
  ...select,
  ...checkbox,
  ...acceptance,
  ...file,
  ...quiz,
  ...captcha,
  ...payment,
  ...hidden,
  ...submit,
  ...count,
  ...reflection,
  ...output,
  ...response,
  ...turnstile,
} as const
