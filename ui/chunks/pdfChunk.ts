export { makeCopyPdf } from '../copy/makeCopyPdf'
export { makeOverviewPdf } from '../retrieval/pdf/makeOverviewPdf'
