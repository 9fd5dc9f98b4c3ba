import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ProviderMessage } from '../../domain/retrieval/providerMessage'
import { ProviderFrame } from '../../ui/retrieval/ProviderFrame'
import { host } from '../ui/testHost'

const tells = (frame: HTMLIFrameElement, status: string): void => {
  const { origin } = host.provider
  window.dispatchEvent(new MessageEvent('message', { origin, source: frame.contentWindow, data: { status } }))
}

test('a message is heard once, by who listens now', async () => {
  const heard: string[] = []
  const hearing = (name: string) => (message: ProviderMessage) => heard.push(`${name} ${message.status}`)
  const frameOf = (name: string) => <ProviderFrame host={host} address="about:blank" onMessage={hearing(name)} />
  const { container, rerender } = await render(frameOf('a'))
  const frame = container.querySelector('iframe')
  if (frame === null) throw new Error('There is no frame.')
  tells(frame, 'Started')
  await rerender(frameOf('b'))
  tells(frame, 'Canceled')
  expect(heard).toEqual(['a Started', 'b Canceled'])
})
