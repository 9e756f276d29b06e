export { firstFree, namesToTry } from './content/templates/free-name.ts'
export { fromTemplate } from './content/templates/from-template.ts'
export { startFromTemplate } from './content/templates/start-from-template.ts'
export { type Template, templateNamed } from './core/templates/template.ts'
