import { type ReactNode, useState } from 'react'
import { missingDialog } from '../../../domain/texts/problemTexts'
import { whyMissing } from '../../app/missingCode'

/** What makes the copy, as far as this page knows it. */
interface CopyCode {
  readonly CopyDialog: (props: Readonly<{ open: boolean; onClose: () => void }>) => ReactNode
}

/** Rejects with `MissingCode` alone. */
export type FetchCopy = () => Promise<CopyCode>

/** Where it was asked for: what comes of it is told there. */
export type AskedAt = 'overview' | 'sending'

export interface OwnCopy {
  readonly open: (at: AskedAt) => void
  /** Where its code is waited for; null while it is not. */
  readonly busy: AskedAt | null
  /** Why it does not come; null while nothing is the matter. */
  readonly trouble: { readonly at: AskedAt; readonly text: string } | null
  readonly dialog: ReactNode
}

/** The dialog that makes a copy of one's own: how to open it, and what then shows. Its code comes when it is asked for. */
export const useOwnCopy = (fetchCopy: FetchCopy): OwnCopy => {
  const [code, setCode] = useState<CopyCode | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState<AskedAt | null>(null)
  const [trouble, setTrouble] = useState<OwnCopy['trouble']>(null)
  const open = (at: AskedAt): void => {
    setBusy(at)
    setTrouble(null)
    void fetchCopy()
      .then(
        there => {
          setCode(there)
          setOpen(true)
        },
        (error: unknown) => setTrouble({ at, text: missingDialog[whyMissing(error)] }),
      )
      .finally(() => setBusy(null))
  }
  return {
    open,
    busy,
    trouble,
    // It stays when it is closed: a dialog that goes away cannot give the focus back.
    dialog: code === null ? null : <code.CopyDialog open={isOpen} onClose={() => setOpen(false)} />,
  }
}
