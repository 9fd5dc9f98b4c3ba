export { CopyDialog } from './copy/CopyDialog'
export { DebugScreen } from './debug/DebugScreen'
export { ElsewhereScreen } from './elsewhere/ElsewhereScreen'
export { HelpContent } from './helpdesk/HelpContent'
