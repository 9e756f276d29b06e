export { type Moment, readMoment, writeMoment } from './core/moment.ts'
