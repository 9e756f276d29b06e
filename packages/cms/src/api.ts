export { isOfEveryObject, METHOD_OVERRIDES } from './config/api-names.ts'
export { markOutside, OUTSIDE_DIGEST } from './config/outside-errors.ts'
export { refuseExcessOfQuestion } from './config/refuse-excess.ts'
export { refuseUnreadable } from './config/refuse-unreadable.ts'
