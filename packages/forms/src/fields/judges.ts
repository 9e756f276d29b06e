// Written by `npm run wiring` from types.json. Change that list, not this file.
import { judge as acceptance } from './acceptance/acceptance.server.ts'
import { judge as captcha } from './captcha/captcha.server.ts'
import { judge as quiz } from './quiz/quiz.server.ts'

export const FIELD_JUDGES = {
  acceptance,
  quiz,
  captcha,
} as const
