import type { ReactNode } from 'react'

type GoToButtonProps = Readonly<{
  position: number
  onGo: (position: number) => void
  /** What who listens hears instead, where several say the same. */
  label?: string
  children?: ReactNode
}>

/** A way to another moment of the visit; without words of its own it says which one. */
export const GoToButton = ({ position, onGo, label, children }: GoToButtonProps) => (
  <button type="button" className="link" aria-label={label} onClick={() => onGo(position)}>
    {children ?? `Naar handeling ${position}`}
  </button>
)
