import type { Store } from '../../../events/store/store'

/** What the office does with what is sent: `waits` never answers. */
export type Answer = 'ok' | 'invalid' | 'unexpected' | 'network' | 'file' | 'waits'

const known: Readonly<Record<string, { readonly street: string; readonly place: string }>> = {
  '3511AB': { street: 'Oudegracht', place: 'Utrecht' },
}

/** Plays the office for a page without a network: address look-ups and sending. */
export const playOffice = (store: Store, answer: Answer): void => {
  let sending = false
  const lookUp = (at: string): void => {
    setTimeout(() => {
      const code = JSON.stringify(store.state().answers).match(/\b\d{4} ?[A-Z]{2}\b/)?.[0] ?? ''
      if (store.state().lookUps.get(at) === 'due')
        store.dispatch({ type: 'FillAddress', at, found: known[code.replace(' ', '')] ?? null })
    }, 700)
  }
  const deliver = (): void => {
    sending = false
    const [first] = store.state().files
    if (answer === 'ok') store.dispatch({ type: 'NoteSent', submittedAt: '2026-11-21T10:00:00Z' })
    else if (answer === 'file' && first !== undefined)
      store.dispatch({ type: 'NoteSendingFailed', failure: 'network', fields: [], file: first.name })
    else if (answer !== 'waits' && answer !== 'file')
      store.dispatch({
        type: 'NoteSendingFailed',
        failure: answer,
        file: null,
        fields: answer === 'invalid' ? [['customer.last_name', 'Deze naam kennen wij niet.']] : [],
      })
  }
  store.change$.subscribe(({ state, record }) => {
    for (const [at, lookedUp] of state.lookUps) if (lookedUp === 'due' && record !== null) lookUp(at)
    if (state.sending.tag === 'busy' && !sending) {
      sending = true
      setTimeout(deliver, 600)
    }
  })
}
