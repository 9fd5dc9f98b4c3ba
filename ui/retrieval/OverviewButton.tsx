import { useState } from 'react'
import { providerTexts } from '../../domain/texts/providerTexts'
import { Button } from '../widgets/Button'

/** The button that downloads the overview of what was retrieved as a PDF; busy while that is made. */
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
