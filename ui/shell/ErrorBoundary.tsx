import { Component, type ReactNode } from 'react'

/**
 * Catches and reports what its children throw, a chunk that did not load too, and renders `problem` in their place
 * until `at` changes.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, broken: null }

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'broken'> {
    return { broken: { error } }
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: BoundaryState): BoundaryState | null {
    return state.at === at ? null : { at, broken: null }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    const { broken } = this.state
    return broken === null ? this.props.children : this.props.problem(broken.error)
  }
}

type ErrorBoundaryProps = Readonly<{
  /** What one comes back to it for: another one is tried anew. */
  at: unknown
  /** What stands there instead. */
  problem: (error: unknown) => ReactNode
  onError: (error: unknown) => void
  children: ReactNode
}>
type BoundaryState = Readonly<{ at: unknown; broken: { readonly error: unknown } | null }>
