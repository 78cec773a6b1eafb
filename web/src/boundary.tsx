import { Component, type ReactNode } from 'react'

type BoundaryProps = { children: ReactNode; fallback: (error: unknown, reset: () => void) => ReactNode }

/** Catches what its children throw while they render and shows the fallback in their place. */
export class Boundary extends Component<BoundaryProps, { error?: unknown; failed: boolean }> {
  override state: { error?: unknown; failed: boolean } = { failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override render() {
    const reset = () => this.setState({ failed: false, error: undefined })
    return this.state.failed ? this.props.fallback(this.state.error, reset) : this.props.children
  }
}
