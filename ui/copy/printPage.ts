/** Asks the browser to print the page, and tells whether it began within a second. */
import { printOtherDocument } from '../shell/page/usePrinting'

/** What `printPage` needs of a window. */
export type PrintWindow = Pick<Window, 'print' | 'addEventListener' | 'removeEventListener'>

/** Milliseconds to wait for a browser that prints a moment after it was asked to (our choice). */
const patience = 1000

/**
 * Asks the browser to print. False where it did not begin: a frame that may open no dialogs does nothing. The outcome of
 * the browser's own dialog is unknown.
 */
export const printPage = async (page: PrintWindow): Promise<boolean> => {
  const over = printOtherDocument()
  let stop = (): void => undefined
  const begun = new Promise<boolean>(resolve => {
    const heard = (): void => resolve(true)
    page.addEventListener('beforeprint', heard)
    stop = () => page.removeEventListener('beforeprint', heard)
    try {
      page.print()
      // From here on: most browsers come back once their dialog is closed.
      setTimeout(resolve, patience, false)
    } catch {
      resolve(false)
    }
  })
  try {
    return await begun
  } finally {
    stop()
    over()
  }
}
