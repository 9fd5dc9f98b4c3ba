// What the provider's page does: it tells the page around it what the buttons say. The portal may be on any host of this
// machine, and nothing here is anybody's, so every page may hear it.

const byId = id => document.getElementById(id)
const parameters = new URLSearchParams(location.search)

const tell = message => {
  parent.postMessage(message, '*')
  byId('state').textContent = `Verstuurd: ${message?.status ?? 'bericht'}`
}

const result = async () => (await fetch(`/huishoudens/${byId('household').value}.json`)).json()

/** With what comes along, by status. */
const messageOf = async status => {
  if (status === 'Success' || status === 'Finished') return { status, result: await result() }
  return status === 'TechnicalError' ? { status, message: byId('words').value } : { status }
}

for (const button of document.querySelectorAll('[data-play]'))
  button.addEventListener('click', async () => tell(await messageOf(button.dataset.play)))
byId('send').addEventListener('click', () => tell(JSON.parse(byId('anything').value)))

byId('test').hidden = parameters.get('show-test-page') !== 'true'
for (const [name, value] of parameters) {
  const [term, detail] = [document.createElement('dt'), document.createElement('dd')]
  term.textContent = name
  detail.textContent = name === 'aanvrager-jwt' ? `${value.slice(0, 12)}...` : value
  byId('parameters').append(term, detail)
}
const [brand] = (parameters.get('colors') ?? '').split(',')
if (/^#[0-9a-f]{6}$/i.test(brand)) document.documentElement.style.setProperty('--brand', brand)
