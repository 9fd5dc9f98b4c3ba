/**
 * Reports one in ten of this page's faults to the address that `portal.json` names (what kind, on which screen, never
 * its content): uncaught errors and those that the caller reports.
 */
import {
  type FaultKind,
  type FaultReport,
  faultReport,
  faultSampleRate,
  faultsMost,
} from '../../domain/portal/faultReport'

type Page = Pick<Window, 'addEventListener'> & {
  readonly location: { readonly pathname: string }
  readonly navigator: { readonly userAgent: string }
}

/** Sends a report to the office's address, without cookies, referrer or content of the page. A failure is ignored. */
export const sendFaultReport = (address: string, report: FaultReport): void => {
  fetch(address, {
    method: 'POST',
    // Text, without an answer: the address needs to allow nothing for it.
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    keepalive: true,
    body: JSON.stringify(report),
  }).catch(() => undefined)
}

/**
 * Reports one in ten of this page's faults: that there was one and on which screen, never its content (checklist OPEN-140).
 * @param address null: nothing is reported
 * @param chance from 0 up to 1
 * @returns reports a fault that the window's events do not show
 */
export const reportFaults = (
  address: string | null,
  page: Page,
  send: (address: string, report: FaultReport) => void,
  chance: () => number = Math.random,
): ((kind: FaultKind) => void) => {
  if (address === null) return () => undefined
  let reported = 0
  const report = (kind: FaultKind): void => {
    if (reported >= faultsMost || chance() >= faultSampleRate) return
    reported += 1
    const { location, navigator } = page
    send(address, faultReport(kind, { path: location.pathname, userAgent: navigator.userAgent, build: __BUILD__ }))
  }
  page.addEventListener('error', () => report('script'))
  page.addEventListener('unhandledrejection', () => report('promise'))
  return report
}
