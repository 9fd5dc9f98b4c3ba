import '../../../../ui/theme/theme.css'
import { createRoot } from 'react-dom/client'
import { HookForm } from '../hookForm'
import { PortalForm } from '../portalForm'

const programs = { portal: PortalForm, hookForm: HookForm }

export type KeysProgram = keyof typeof programs

/** What the bench asks of this page. */
export interface KeysPage {
  readonly open: (program: KeysProgram) => void
  /** How far things have moved since the page was opened, as the browser counts it. */
  readonly shifted: () => number
}

let shifted = 0
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shifted += entry.value
}).observe({ type: 'layout-shift' })

const page: KeysPage = {
  open: program => {
    const Program = programs[program]
    createRoot(document.getElementById('root') ?? document.body).render(<Program />)
  },
  shifted: () => shifted,
}
Object.assign(window, { keys: page })
