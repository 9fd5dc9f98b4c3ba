export { CopyDialog } from '../copy/CopyDialog'
export { DebugScreen } from '../debug/DebugScreen'
export { HelpContent } from '../helpdesk/HelpContent'
export { TransferFileScreen } from '../transferFile/TransferFileScreen'
