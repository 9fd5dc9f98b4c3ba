/** The chunk of what makes PDFs, loaded when the customer first downloads one. */

export { makeCopyPdf } from '../copy/makeCopyPdf'
export { makeOverviewPdf } from '../retrieval/pdf/makeOverviewPdf'
