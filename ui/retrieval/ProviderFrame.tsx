/** Shows the provider's page in a sandboxed frame, and passes on the messages that it sends (spec 1 section 4). */
import { useEffect, useRef, useState } from 'react'
import type { HostConfig } from '../../domain/portal/portalConfig'
import { type ProviderMessage, providerMessage } from '../../domain/retrieval/providerMessage'
import { providerTexts } from '../../domain/texts/providerTexts'
import styles from './RetrievalScreen.module.css'

type ProviderFrameProps = Readonly<{
  host: Pick<HostConfig, 'provider' | 'local'>
  /** Where it opens; another one later changes nothing, so that what is being retrieved goes on. */
  address: string
  onMessage: (message: ProviderMessage) => void
}>

/**
 * What the provider's page may do: run, keep what is its own, send its forms, and open DigiD in a window of its own. Never
 * to lead this page elsewhere. It gets no camera, place or other power of the browser.
 */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

export const ProviderFrame = ({ host, address, onMessage }: ProviderFrameProps) => {
  const [opensAt] = useState(address)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
      const message = providerMessage(host, frame.current?.contentWindow ?? null, { origin, source, data })
      if (message !== null) onMessage(message)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [host, onMessage])
  return (
    <iframe
      ref={frame}
      className={`${styles.provider} screenOnly`}
      title={providerTexts.frameTitle}
      src={opensAt}
      sandbox={sandbox}
      allow=""
      referrerPolicy="no-referrer"
    />
  )
}
