// Written by `npm run wiring` from types.json. Change that list, not this file.
import { frozen } from '@vitrine/kit/block'
import { fieldType as acceptance } from './acceptance/acceptance.tag.ts'
import { fieldType as captcha } from './captcha/captcha.tag.ts'
import { fieldType as checkbox } from './checkbox/checkbox.tag.ts'
import { fieldType as count } from './count/count.tag.ts'
import { fieldType as date } from './date/date.tag.ts'
import { fieldType as email } from './email/email.tag.ts'
import { fieldType as file } from './file/file.tag.ts'
import { fieldType as hidden } from './hidden/hidden.tag.ts'
import { fieldType as number } from './number/number.tag.ts'
import { fieldType as output } from './output/output.tag.ts'
import { fieldType as payment } from './payment/payment.tag.ts'
import { fieldType as quiz } from './quiz/quiz.tag.ts'
import { fieldType as radio } from './radio/radio.tag.ts'
import { fieldType as range } from './range/range.tag.ts'
import { fieldType as recaptcha } from './recaptcha/recaptcha.tag.ts'
import { fieldType as reflection } from './reflection/reflection.tag.ts'
import { fieldType as response } from './response/response.tag.ts'
import { fieldType as select } from './select/select.tag.ts'
import { fieldType as submit } from './submit/submit.tag.ts'
import { fieldType as tel } from './tel/tel.tag.ts'
import { fieldType as text } from './text/text.tag.ts'
import { fieldType as textarea } from './textarea/textarea.tag.ts'
import { fieldType as turnstile } from './turnstile/turnstile.tag.ts'
import { fieldType as url } from './url/url.tag.ts'

export const FIELD_TYPES = frozen({
  text,
  email,
  url,
  tel,
  textarea,
  number,
  range,
  date,
  select,
  checkbox,
  radio,
  acceptance,
  file,
  quiz,
  captcha,
  payment,
  hidden,
  submit,
  count,
  reflection,
  output,
  response,
  turnstile,
  recaptcha,
})
