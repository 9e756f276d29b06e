export { firstFree, namesToTry } from './templates/free-name.ts'
export { fromTemplate } from './templates/from-template.ts'
export { startFromTemplate } from './templates/start-from-template.ts'
export { type Template, templateNamed } from './templates/template.ts'
