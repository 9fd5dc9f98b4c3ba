import type { ReactNode } from 'react'

/** A button that goes to a position in the log; without children it names the record. */
export const GoToButton = ({ position, onGo, label, children }: GoToButtonProps) => (
  <button type="button" className="link" aria-label={label} onClick={() => onGo(position)}>
    {children ?? `Naar handeling ${position}`}
  </button>
)

type GoToButtonProps = Readonly<{
  position: number
  onGo: (position: number) => void
  /** The accessible name, where several buttons have the same words. */
  label?: string
  children?: ReactNode
}>
