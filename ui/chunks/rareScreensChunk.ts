/**
 * The chunk of what few customers open (copy dialog, debug screen, helpdesk's help, transfer file screen), loaded when one
 * of them is.
 */

export { CopyDialog } from '../copy/CopyDialog'
export { DebugScreen } from '../debug/DebugScreen'
export { HelpContent } from '../helpdesk/HelpContent'
export { TransferFileScreen } from '../transferFile/TransferFileScreen'
