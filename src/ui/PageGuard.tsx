import { Component, useState, type ReactNode } from 'react'
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
  const [isOffline, setOffline] = useState(false)
  const loadAgain = async () => {
    // Without an answer the browser would put its own page in the place of everything.
    if (await canBeLoaded()) window.location.reload()
    else setOffline(true)
  }
  return (
    <div className="page">
      <h1 tabIndex={-1}>This page could not be shown</h1>
      <MessageBox tone="error">
        <p>
          A part of the app is missing, or something in it broke. Your plan is safe: the address of
          this page holds it. The other pages go on.
        </p>
        <p role="status">
          {isOffline &&
            'There is no connection to the place this app came from, so it was not loaded again. Try it once you are connected.'}
        </p>
      </MessageBox>
      <div className="row">
        <Button look="main" onClick={() => void loadAgain()}>
          Load the app again
        </Button>
      </div>
    </div>
  )
}

async function canBeLoaded(): Promise<boolean> {
  if (window.navigator.serviceWorker?.controller) return true
  try {
    const answer = await fetch('./', { method: 'HEAD', cache: 'no-store' })
    return answer.ok
  } catch {
    return false
  }
}
