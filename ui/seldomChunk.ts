export { CopyDialog } from './copy/CopyDialog'
export { DebugScreen } from './debug/DebugScreen'
export { ElsewhereScreen } from './elsewhere/ElsewhereScreen'
export { HelpDialog } from './helpdesk/HelpDialog'
