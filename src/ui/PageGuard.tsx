import { Component, type ReactNode } from 'react'
import { Button } from './components/Button.tsx'
import { MessageBox } from './components/MessageBox.tsx'

interface Props {
  readonly at: string
  readonly children: ReactNode
}

interface State {
  readonly at?: string
  readonly hasFailed: boolean
}

/** Where a page breaks, or its script does not come, it says so; the other pages stay open. */
export class PageGuard extends Component<Props, State> {
  override readonly state: State = { hasFailed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, hasFailed: false }
  }

  override render() {
    return this.state.hasFailed ? <Failure /> : this.props.children
  }
}

function Failure() {
  return (
    <div className="page">
      <h1 tabIndex={-1}>This page could not be shown</h1>
      <MessageBox tone="error">
        <p>
          A part of the app is missing, or something in it broke. Your plan is safe: the address of
          this page holds it.
        </p>
      </MessageBox>
      <div className="row">
        <Button look="main" onClick={() => window.location.reload()}>
          Load the app again
        </Button>
      </div>
    </div>
  )
}
