import { featureService } from '@vitrine/kit/server'
import type { Forms } from './create-forms.ts'

export const formsService = featureService<Forms>('forms')
