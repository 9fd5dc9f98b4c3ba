export { makeCopy } from '../copy/makeCopy'
export { makeOverview } from '../retrieval/pdf/makeOverview'
