/** The chunk of what makes PDFs, loaded when the first one is made. */

export { makeCopyPdf } from '../copy/makeCopyPdf'
export { makeOverviewPdf } from '../retrieval/pdf/makeOverviewPdf'
