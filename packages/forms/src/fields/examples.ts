// Written by `npm run wiring` from types.json. Change that list, not this file.
import { example as acceptance } from './acceptance/acceptance.example.ts'
import { example as captcha } from './captcha/captcha.example.ts'
import { example as checkbox } from './checkbox/checkbox.example.ts'
import { example as date } from './date/date.example.ts'
import { example as email } from './email/email.example.ts'
import { example as file } from './file/file.example.ts'
import { example as hidden } from './hidden/hidden.example.ts'
import { example as number } from './number/number.example.ts'
import { example as quiz } from './quiz/quiz.example.ts'
import { example as radio } from './radio/radio.example.ts'
import { example as range } from './range/range.example.ts'
import { example as select } from './select/select.example.ts'
import { example as submit } from './submit/submit.example.ts'
import { example as tel } from './tel/tel.example.ts'
import { example as text } from './text/text.example.ts'
import { example as textarea } from './textarea/textarea.example.ts'
import { example as url } from './url/url.example.ts'

export const FIELD_EXAMPLES = {
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
  hidden,
  submit,
} as const
