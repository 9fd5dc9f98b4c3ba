export { openVisit } from './openVisit'
export { Private } from './Private'
export { unsentIn, unsentOf } from './unsent'
