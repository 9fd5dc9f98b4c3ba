// Declares types for what the portal's PDFs use of packages without types: `fontkit` and `pdfkit/output`.

declare module 'fontkit' {
  export const create: (bytes: Uint8Array) => { readonly hasGlyphForCodePoint: (codePoint: number) => boolean }
}

declare module 'pdfkit/output' {
  /** All that a document becomes; to be asked before anything is written. */
  export const toBytes: (document: PDFKit.PDFDocument) => Promise<Uint8Array<ArrayBuffer>>
}
