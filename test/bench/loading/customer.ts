import type { Page } from 'playwright-core'

const call = async (address: string, body: object): Promise<unknown> => {
  const answer = await fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? undefined : answer.json()
}

let count = 0

/** The link in the mail to somebody who registered before. Its host is not plain localhost, where no worker is registered. */
export const mailedLink = async (officeUrl: string): Promise<string> => {
  const username = `laden${process.pid}x${count++}`
  const asked = { type: 'financial_advice', tenant: 'vereniging', email: `${username}@voorbeeld.nl`, first_name: 'Noa' }
  // The desk answers this shape: its own contract tests hold it to it.
  const { token, login_url } = (await call(`${officeUrl}/desk/invitations`, asked)) as {
    readonly token: string
    readonly login_url: string
  }
  await call(`${officeUrl}/api/portal/auth/register`, { username, password: 'geheim12', token })
  return login_url
}

const texts = {
  initials: 'N.',
  first_name: 'Noa',
  last_name: 'Hendriks',
  date_of_birth: '01-02-1980',
  'address.postal_code': '1234 AB',
  'address.number': '1',
  'address.street': 'Kade',
  'address.place': 'Hoorn',
}

/** All that the first step demands, until everything is stored. */
export const fillFirstStep = async (page: Page): Promise<void> => {
  for (const name of ['salutation', 'gender', 'maritial_status'])
    await page.locator(`[id="customer.${name}"]`).selectOption({ index: 1 })
  for (const [name, text] of Object.entries(texts)) {
    const field = page.locator(`[id="customer.${name}"]`)
    await field.fill(text)
    await field.blur()
  }
  for (const name of ['Bent u in loondienst?', 'Heeft u een partner?', 'Heeft u kinderen?'])
    await page.getByRole('radiogroup', { name }).getByText('Nee', { exact: true }).click()
  await page.getByText('Alles is bewaard').filter({ visible: true }).first().waitFor()
}
