import { Component, type ComponentType, type ReactNode } from 'react'

/** `reset` shows the children again. */
type FallbackProps = { error: unknown; reset: () => void }
type BoundaryProps = {
  children: ReactNode
  fallback: ComponentType<FallbackProps>
  /** A key of what the children show. When it changes, children that failed are rendered again. */
  of?: string
}

/** An error boundary: shows the fallback when its children throw while rendering. */
export class Boundary extends Component<BoundaryProps, { error?: unknown; failed: boolean }> {
  override state: { error?: unknown; failed: boolean } = { failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override componentDidUpdate({ of }: BoundaryProps) {
    if (this.state.failed && of !== this.props.of) this.reset()
  }

  reset = () => this.setState({ failed: false, error: undefined })

  override render() {
    const { children, fallback: Fallback } = this.props
    return this.state.failed ? <Fallback error={this.state.error} reset={this.reset} /> : children
  }
}
