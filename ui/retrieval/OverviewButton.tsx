import { useState } from 'react'
import { providerTexts } from '../../domain/texts/providerTexts'
import { Button } from '../widgets/Button'

/** Hands over what was retrieved as a PDF; it may have to be made first. */
export const OverviewButton = ({ onOverview }: { readonly onOverview: () => Promise<void> }) => {
  const [busy, setBusy] = useState(false)
  const press = (): void => {
    setBusy(true)
    void onOverview().finally(() => setBusy(false))
  }
  return (
    <Button icon="download" onClick={press} busy={busy} busyLabel={providerTexts.making}>
      {providerTexts.overview}
    </Button>
  )
}
