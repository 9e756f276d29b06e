// Written by `npm run wiring` from types.json. Change that list, not this file.
import { frozen } from '@vitrine/kit/block'
import { block as acceptance } from './acceptance/acceptance.block.ts'
import { block as captcha } from './captcha/captcha.block.ts'
import { block as checkbox } from './checkbox/checkbox.block.ts'
import { block as date } from './date/date.block.ts'
import { block as email } from './email/email.block.ts'
import { block as file } from './file/file.block.ts'
import { block as hidden } from './hidden/hidden.block.ts'
import { block as number } from './number/number.block.ts'
import { block as payment } from './payment/payment.block.ts'
import { block as quiz } from './quiz/quiz.block.ts'
import { block as radio } from './radio/radio.block.ts'
import { block as range } from './range/range.block.ts'
import { block as select } from './select/select.block.ts'
import { block as submit } from './submit/submit.block.ts'
import { block as tel } from './tel/tel.block.ts'
import { block as text } from './text/text.block.ts'
import { block as textarea } from './textarea/textarea.block.ts'
import { block as url } from './url/url.block.ts'

export const FIELD_BLOCKS = frozen({
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
})
