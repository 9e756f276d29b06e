import { expect, it } from 'vitest'
import { TRAP_FIELD } from './trap-field.ts'

/** Words that browsers and password managers look for in names of fields. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field */
const FILLED_IN =
  /name|mail|phone|tel|mobile|fax|address|street|city|town|state|country|postal|zip|region|company|organi[sz]ation|url|web|site|homepage|user|login|pass|code|otp|card|cc|iban|birth|day|month|year|sex|language|title|comment/i

it('has a name that nothing fills in for people', () => expect(TRAP_FIELD).not.toMatch(FILLED_IN))
