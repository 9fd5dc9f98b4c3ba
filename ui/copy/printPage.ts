import { printOtherDocument } from '../shell/page/usePrinting'

/** What printing needs of a window. */
export type PrintWindow = Pick<Window, 'print' | 'addEventListener' | 'removeEventListener'>

/** Some browsers print a moment after they were asked to: so long that is waited for, in milliseconds (our choice). */
const patience = 1000

/**
 * Asks the browser to print. False where it did not begin to: in a frame that may open no dialogs nothing happens. What
 * becomes of it in the browser's own dialog nobody tells.
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
