/** The chunk of screens and dialogs that few customers open, loaded when one of them is. */

export { CopyDialog } from '../copy/CopyDialog'
export { DebugScreen } from '../debug/DebugScreen'
export { HelpContent } from '../helpdesk/HelpContent'
export { TransferFileScreen } from '../transferFile/TransferFileScreen'
