import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { ProjectSummary } from '../core/project-summary.ts'

export const furniture = { title: 'Furniture', href: '/work/category/furniture/' }
export const light = { title: 'Light', href: '/work/category/light/' }

export const project: ProjectSummary = {
  id: '1',
  href: '/work/bench/',
  title: 'A bench for people who are late',
  description: 'Nobody sits down in a ferry terminal.',
  image: exampleImage,
  categories: [furniture, light],
  client: 'Ansel Ferries',
  date: { moment: '2025-03-01T00:00:00.000Z', form: 'month' },
}

export const bare: ProjectSummary = { id: '2', href: '/work/bare/', title: 'A title alone', categories: [] }

export const projects: readonly ProjectSummary[] = [
  project,
  bare,
  { ...project, id: '3', href: '/work/long/', title: LONGER, description: HOSTILE },
  { ...project, id: '4', href: '/work/lamp/', title: 'A lamp' },
]

export const filter = {
  all: '/work/',
  current: '/work/',
  categories: [furniture, light, { title: LONGER, href: '/work/category/long/' }],
}
