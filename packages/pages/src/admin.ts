export { StartFromTemplate } from './cms/templates/start-from-template.tsx'
