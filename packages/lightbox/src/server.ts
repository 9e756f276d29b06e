export { createRecognition } from './server/create-recognition.ts'
