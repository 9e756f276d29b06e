import { choicesView } from '../../ui/choices.tsx'

export const views = { choices: choicesView }
