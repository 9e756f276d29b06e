export { demos } from './features.ts'
export { main } from './seed/main.ts'
export { seedDemo } from './seed/seed-demo.ts'
