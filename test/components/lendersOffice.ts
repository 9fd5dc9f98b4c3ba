import { lenderCompanies, lenderLabels } from '../standin/data/lenders'
import type { Office, OfficeAnswer } from './portalPage'

const lists: Readonly<Record<string, object>> = {
  '/api/portal/hdn_company/active': { data: lenderCompanies },
  '/api/portal/hdn_company_label/active': { data: lenderLabels },
}
const broken: OfficeAnswer = { tag: 'status', status: 500, body: null }

export type LenderList = 'hdn_company' | 'hdn_company_label'

/** The same office, which knows the lenders of the stand-in too, but for the lists that fail until it is mended. */
export const withLenders = (customers: Office, ...fails: readonly LenderList[]) => {
  let failing = fails
  const office: Office = call => {
    const list = lists[call.path]
    if (list === undefined) return customers(call)
    return failing.some(name => call.path.endsWith(`/${name}/active`)) ? broken : list
  }
  const mend = (): void => {
    failing = []
  }
  return { office, mend }
}
